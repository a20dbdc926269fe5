import Testing
import UIKit

@MainActor struct ConstraintSubclassTests {
    /// A constraint class that inherits all initializers, like the classes that a storyboard creates.
    private class Rounded: NSLayoutConstraint {
        var step: CGFloat = 2
        override var constant: CGFloat {
            get { super.constant }
            set { super.constant = (newValue / step).rounded() * step }
        }
    }

    private class Logged: NSLayoutConstraint {
        nonisolated(unsafe) var awakenings = 0
        var changes: [CGFloat] = []
        override var constant: CGFloat { didSet { changes.append(constant) } }
        override func awakeFromNib() {
            super.awakeFromNib()
            awakenings += 1
        }
    }

    private let root = UIView(frame: rect(0, 0, 300, 300)), box = UIView()

    init() {
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
    }

    @Test func `B20 a subclass inherits the initializer with seven arguments`() {
        let height = Rounded(
            item: box, attribute: .height, relatedBy: .equal, toItem: root, attribute: .height, multiplier: 0.5,
            constant: 10)
        #expect(height.firstItem === box && height.secondItem === root && height.multiplier == 0.5)
        #expect(height.firstAttribute == .height && height.relation == .equal && height.constant == 10)
        height.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.height == 160)
        #expect(root.constraints == [height])
    }

    @Test func `B30 layout sees what an overridden constant stores`() {
        let height = Rounded(
            item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 10)
        height.isActive = true
        root.layoutIfNeeded()
        height.constant = 20.3
        root.layoutIfNeeded()
        #expect(height.constant == 20 && box.frame.height == 20)
        (height as NSLayoutConstraint).constant = 30.9
        root.layoutIfNeeded()
        #expect(box.frame.height == 30)
    }

    @Test func `B20 a constraint made without arguments relates nothing`() {
        let empty = Logged()
        #expect(empty.firstItem == nil && empty.secondItem == nil && empty.firstAttribute == .notAnAttribute)
        #expect(empty.multiplier == 1 && empty.constant == 0 && !empty.isActive && empty.priority == .required)
        empty.constant = 5
        #expect(empty.changes == [5])
    }

    /// Calls `awakeFromNib` as the code that reads an archive does.
    ///
    /// That code knows only the superclass `NSLayoutConstraint`, and may run on any thread.
    nonisolated private static func awaken(_ constraint: NSLayoutConstraint) { constraint.awakeFromNib() }

    private final class AwakenedController: UIViewController {
        nonisolated(unsafe) var awakenings = 0
        override func awakeFromNib() {
            super.awakeFromNib()
            awakenings += 1
        }
    }

    private final class AwakenedView: UIView {
        nonisolated(unsafe) var awakenings = 0
        override func awakeFromNib() {
            super.awakeFromNib()
            awakenings += 1
        }
    }

    @Test func `I1 constraints, views and controllers awaken from any actor`() {
        let constraint = Logged(), screen = AwakenedController(nibName: nil, bundle: nil), panel = AwakenedView()
        Self.awaken(constraint)
        (screen as UIViewController).awakeFromNib()
        (panel as UIView).awakeFromNib()
        #expect(constraint.awakenings == 1 && screen.awakenings == 1 && panel.awakenings == 1)
    }
}
