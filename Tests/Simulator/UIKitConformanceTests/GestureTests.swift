import Testing
import UIKit

@MainActor struct GestureTests {
    private final class Referee: NSObject, UIGestureRecognizerDelegate {
        let log: Log
        let name: String
        var receives = true, begins = true, sharesWith = false
        init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            log.add("\(name) begin?")
            return begins
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            log.add("\(name) receive?")
            return receives
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            log.add("\(name) share?")
            return sharesWith
        }
    }

    @MainActor private final class RefereedControl {
        let phone = Phone(), log = Log()
        let control = UIControl(frame: rect(50, 200, 100, 44))
        let recognizer = UITapGestureRecognizer()
        let referee: Referee

        init() {
            referee = Referee("root", log)
            recognizer.delegate = referee
            phone.root.addGestureRecognizer(recognizer)
            control.addAction(UIAction { [log] _ in log.add("control") }, for: .touchUpInside)
            phone.root.addSubview(control)
        }
    }

    @Test func `J2 a recognizer has Apple's defaults and belongs to one view`() {
        let bench = RefereedControl()
        let fresh = UITapGestureRecognizer(), other = UIView()
        #expect(fresh.isEnabled && fresh.cancelsTouchesInView && fresh.state == .possible && fresh.view == nil)
        #expect(fresh.numberOfTapsRequired == 1 && fresh.numberOfTouchesRequired == 1)
        #expect(!fresh.delaysTouchesBegan && fresh.delaysTouchesEnded)
        #expect(UIView().gestureRecognizers == nil)
        other.addGestureRecognizer(bench.recognizer)
        #expect(bench.recognizer.view === other && other.gestureRecognizers == [bench.recognizer])
        #expect(bench.phone.root.gestureRecognizers == nil)
        other.removeGestureRecognizer(bench.recognizer)
        #expect(bench.recognizer.view == nil && other.gestureRecognizers == nil)
    }

    @Test func `A27 a view's recognizers are a copy, setting replaces all`() {
        let view = UIView(), first = UITapGestureRecognizer(), second = UITapGestureRecognizer()
        view.gestureRecognizers = [first, second]
        for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
        #expect(view.gestureRecognizers == nil && first.view == nil)
        view.gestureRecognizers = [first]
        view.gestureRecognizers = [second]
        #expect(first.view == nil && second.view === view)
    }

    @Test func `J2 a recognized tap takes the touch from a plain control`() {
        let bench = RefereedControl()
        let events: [(UIControl.Event, String)] = [(.touchDown, "down"), (.touchCancel, "cancel")]
        for (event, word) in events {
            bench.control.addAction(UIAction { [log = bench.log] _ in log.add(word) }, for: event)
        }
        #expect(bench.phone.tap(bench.control))
        #expect(bench.log.entries == ["root receive?", "down", "root begin?", "cancel"])
        #expect(!bench.control.isHighlighted)
        #expect(bench.recognizer.state == .possible)
    }

    @Test func `J2 a recognizer that refuses to begin never blocks a control`() {
        let bench = RefereedControl()
        bench.referee.begins = false
        bench.phone.tap(bench.control)
        #expect(bench.log.entries == ["root receive?", "root begin?", "control"])
    }

    @Test func `J2 without cancelsTouchesInView a control keeps its tap`() {
        let bench = RefereedControl()
        bench.recognizer.cancelsTouchesInView = false
        bench.phone.tap(bench.control)
        #expect(bench.log.entries == ["root receive?", "root begin?", "control"])
    }

    @Test func `J2 a recognizer that is off or sees no touch stays out`() {
        let bench = RefereedControl()
        bench.referee.receives = false
        bench.phone.tap(bench.control)
        #expect(bench.log.entries == ["root receive?", "control"])
        bench.log.clear()
        bench.referee.receives = true
        bench.recognizer.isEnabled = false
        bench.phone.tap(bench.control)
        #expect(bench.log.entries == ["control"])
        bench.log.clear()
        bench.recognizer.isEnabled = true
    }

    @Test func `L6 a complete row of taps takes the touch that was held back`() {
        let bench = RefereedControl()
        bench.recognizer.numberOfTapsRequired = 2
        bench.phone.tap(bench.control)
        #expect(bench.log.entries == ["root receive?"])
        bench.phone.advance(by: 1)
        #expect(bench.log.entries == ["root receive?", "control"])
        bench.log.clear()
        bench.phone.tap(bench.control)
        bench.phone.tap(bench.control)
        bench.phone.advance(by: 1)
        #expect(bench.log.entries == ["root receive?", "root receive?", "root begin?"])
        bench.recognizer.delaysTouchesEnded = false
        bench.log.clear()
        bench.phone.tap(bench.control)
        #expect(bench.log.entries == ["root receive?", "control"])
    }

    @Test func `J2 buttons and switches keep taps from outer recognizers`() {
        let bench = RefereedControl()
        let button = UIButton(type: .system), toggle = UISwitch(frame: rect(50, 400, 0, 0))
        button.frame = rect(50, 300, 100, 44)
        for view in [button, toggle] {
            view.addAction(UIAction { [log = bench.log] _ in log.add("used") }, for: .primaryActionTriggered)
            bench.phone.root.addSubview(view)
            bench.phone.tap(view)
            #expect(bench.log.entries == ["root receive?", "used"])
            bench.log.clear()
        }
        bench.recognizer.cancelsTouchesInView = false
        bench.phone.tap(button)
        #expect(bench.log.entries == ["root receive?", "root begin?", "used"])
    }

    @Test func `J2 the inner recognizer wins unless a delegate lets both`() {
        let bench = RefereedControl()
        let inner = UITapGestureRecognizer(), judge = Referee("control", bench.log)
        inner.delegate = judge
        bench.control.addGestureRecognizer(inner)
        bench.phone.tap(bench.control)
        #expect(
            bench.log.entries == [
                "control receive?", "root receive?", "control begin?", "root begin?", "root share?", "control share?"
            ])
        bench.log.clear()
        judge.sharesWith = true
        inner.cancelsTouchesInView = false
        bench.phone.tap(bench.control)
        #expect(
            bench.log.entries.suffix(2) == ["root share?", "control share?"], "the outer one still takes the touch away"
        )
    }

    @Test func `J2 a text field is edited beside any recognizers around it`() {
        let bench = RefereedControl()
        let field = bench.phone.addField()
        bench.phone.tap(field)
        #expect(field.isFirstResponder)
        #expect(bench.log.entries == ["root receive?", "root begin?"])
    }

    /// Ends editing from a gesture's delegate, as a library can do without a selector.
    private final class EndsEditing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer.view?.endEditing(false)
            return false
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            !(touch.view is any UITextInput)
        }
    }

    @Test func `J2 a delegate can end editing without any target`() {
        let bench = RefereedControl()
        let field = bench.phone.addField(), ends = EndsEditing()
        bench.recognizer.delegate = ends
        bench.phone.tap(field)
        bench.phone.settle()
        #expect(field.isFirstResponder)
        #expect(bench.phone.tap(at: CGPoint(x: 300, y: 400)))
        #expect(!field.isFirstResponder)
        bench.phone.tap(field)
        bench.phone.tap(bench.control)
        #expect(!field.isFirstResponder && bench.log.entries == ["control"])
    }

    @Test func `J2 a touch tells where it is in each view's coordinates`() {
        let bench = RefereedControl()
        final class Reads: NSObject, UIGestureRecognizerDelegate {
            var touch: UITouch?, place: CGPoint?
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                self.touch = touch
                place = gestureRecognizer.location(in: nil)
                return true
            }
        }
        let reads = Reads()
        bench.recognizer.delegate = reads
        bench.phone.tap(at: CGPoint(x: 60, y: 210))
        #expect(reads.touch?.location(in: bench.control) == CGPoint(x: 10, y: 10))
        #expect(reads.touch?.location(in: nil) == CGPoint(x: 60, y: 210))
        #expect(reads.touch?.view === bench.control && reads.touch?.window === bench.phone.window)
        #expect(reads.touch?.tapCount == 1 && reads.touch?.phase == .ended)
        #expect(reads.touch?.gestureRecognizers == [bench.recognizer])
    }

    @Test func `J2 the keyboard keeps touches that fall on it`() {
        let bench = RefereedControl()
        let field = bench.phone.addField()
        bench.phone.tap(field)
        bench.phone.settle()
        bench.log.clear()
        #expect(!bench.phone.tap(at: CGPoint(x: 100, y: 800)))
        #expect(bench.log.entries.isEmpty)
    }

    @Test func `a fresh pan has not moved, accessibility sizes are marked`() {
        let host = Host()
        defer { withExtendedLifetime(host) {} }
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        #expect(pan.translation(in: nil) == .zero && pan.state == .possible && pan.minimumNumberOfTouches == 1)
        pan.setTranslation(CGPoint(x: 5, y: 6), in: nil)
        #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 6))
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
    }
}
