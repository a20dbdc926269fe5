import Testing
import UIKit

@MainActor struct ButtonTests {
    private let states: [UIControl.State] = [.highlighted, .disabled, .selected]

    private func set(_ state: UIControl.State, of button: UIButton) {
        button.isHighlighted = state.contains(.highlighted)
        button.isEnabled = !state.contains(.disabled)
        button.isSelected = state.contains(.selected)
    }

    @Test func `D31 a button shows the title and the colour of its state`() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitleColor(.red, for: .normal)
        for (index, state) in states.enumerated() {
            button.setTitle("Other \(index)", for: state)
            button.setTitleColor(.green, for: state)
        }
        for (index, state) in states.enumerated() {
            set(state, of: button)
            #expect(button.titleLabel?.text == "Other \(index)" && button.currentTitle == "Other \(index)")
            #expect(button.titleLabel?.textColor == .green && button.currentTitleColor == .green)
            set(.normal, of: button)
            #expect(button.titleLabel?.text == "Normal" && button.titleLabel?.textColor == .red)
        }
    }

    @Test func `D31 a state without its own title shows the normal one`() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        for (state, title) in [
            (UIControl.State.selected, "Selected"), (.highlighted, "Normal"), ([.selected, .highlighted], "Normal")
        ] {
            set(state, of: button)
            #expect(button.titleLabel?.text == title, "\(state)")
        }
        button.setTitle("Both", for: [.selected, .highlighted])
        #expect(button.titleLabel?.text == "Both")
    }

    @Test func `D31 the natural size follows the state`() {
        let root = UIView(frame: rect(0, 0, 300, 300)), button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("No", for: .normal)
        button.setTitle("A much longer title", for: .selected)
        root.addSubview(button)
        button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        let width = button.bounds.width
        button.isSelected = true
        root.layoutIfNeeded()
        #expect(button.bounds.width > width + 50)
        button.isSelected = false
        root.layoutIfNeeded()
        #expect(button.bounds.width == width)
    }

    @Test func `D32 a button without a title is 30 wide and one line high`() {
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
        let button = UIButton()
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 34))
    }
}
