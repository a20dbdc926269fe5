import Testing
import UIKit

@MainActor struct SwitchTests {
    @Test func `D16 a tap turns a switch and says so, code turns it silently`() {
        let phone = Phone(), toggle = UISwitch(frame: rect(20, 100, 300, 300))
        var values: [Bool] = []
        toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
        phone.root.addSubview(toggle)
        toggle.setOn(true, animated: false)
        #expect(toggle.isOn && values.isEmpty)
        phone.tap(toggle)
        phone.tap(toggle)
        #expect(values == [false, true])
        toggle.isEnabled = false
        phone.tap(toggle)
        #expect(toggle.isOn && values.count == 2)
    }

    @Test func `B25 a switch has one size and holds on to it`() {
        let toggle = UISwitch(frame: rect(20, 100, 300, 300))
        #expect(toggle.frame == rect(20, 100, 51, 31))
        #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
        #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(toggle.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(toggle.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }

    @Test func `I3 a symbol has a natural size, from no actor in particular`() async {
        let size = await Task.detached { UIImage(systemName: "magnifyingglass")?.size }.value
        #expect((size?.width ?? 0) > 0 && (size?.height ?? 0) > 0)
        #expect(UIImage(systemName: "") == nil)
        let view = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        view.contentMode = .scaleAspectFit
        #expect(view.intrinsicContentSize == size && view.frame.size == size)
    }
}
