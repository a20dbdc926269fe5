import AuditRules
import Foundation
import SceneModel
import Testing

/// The rules about content out of reach, double avoidance, lost focus and late movement.
@Suite struct NewRuleTests {
    private func up(_ change: (inout Recording.Scene) -> Void) -> [SceneSnapshot] {
        [
            Recording.snapshot(),
            Recording.snapshot {
                $0.time = 0.8
                $0.step = "up"
                $0.keyboardTop = 508
                change(&$0)
            }
        ]
    }

    // MARK: unreachable

    private func scrolled(inset: Double, content: CGFloat = 1_200) -> [SceneSnapshot] {
        up {
            $0.geometry.contentSize = CGSize(width: 390, height: content)
            $0.geometry.adjustedContentInset = [0, 0, inset, 0]
        }
    }

    @Test func `a button that can scroll above the keyboard is in reach`() {
        #expect(Rule.unreachable.check(scrolled(inset: 336)).isEmpty)
        #expect(Rule.controlCovered.check(scrolled(inset: 336)).isEmpty)
    }

    @Test func `a button out of reach is reported with its covered height`() throws {
        let found = Rule.unreachable.check(scrolled(inset: 0, content: 844))
        #expect(found.map(\.subject) == ["Sign In"] && found.map(\.amount) == [44])
        #expect(
            found.first?.why
                == "Form scroll view ends at 844 pt with a bottom inset of 0 pt, the keyboard begins at 508 pt")
        // At the form's end, after a scroll by 200 points, the button is at 560 to 604.
        #expect(Rule.unreachable.check(scrolled(inset: 0, content: 1_044)).map(\.amount) == [44])
        #expect(Rule.unreachable.check(scrolled(inset: 0, content: 844 + 288)).map(\.amount) == [8])
    }

    @Test func `in a window below the screen's top a list's end tells the frame's coordinates`() {
        func why(windowTop: CGFloat) -> String? {
            var recording = scrolled(inset: 302)
            recording[1].root.children[0].geometry.contentSize?.height = 844 - 258
            for index in recording.indices { recording[index].root.frameInScreen.origin.y = windowTop }
            return Rule.unreachable.check(recording).first?.why
        }
        #expect(why(windowTop: 60)?.contains("; the window begins 60 pt below the screen's top") == true)
        #expect(why(windowTop: 0)?.contains("window") == false)
    }

    @Test func `the last text of long content must scroll above the keyboard`() {
        func judged(_ change: (inout SceneNode) -> Void) -> [Finding] {
            var recording = scrolled(inset: 0)
            let frame = CGRect(x: 20, y: 1_100, width: 350, height: 20)
            var label = SceneNode(
                id: 9, name: "Terms", kind: .label, frameInScreen: frame, modelFrameInScreen: frame)
            label.appearance.text = "Terms"
            change(&label)
            recording[1].root.children[0].children.append(label)
            return Rule.unreachable.check(recording)
        }
        // At the form's end, after a scroll by 356 points, the label is at 744 to 764.
        let found = judged { _ in }
        #expect(found.map(\.subject) == ["Form"] && found.map(\.amount) == [764 - 508])
        #expect(found.first?.message.hasPrefix("end of Form scroll view can't be scrolled into sight") == true)
        #expect(judged { $0.isHidden = true }.isEmpty)
        #expect(judged { $0.appearance.text = nil }.isEmpty)
        #expect(judged { $0.kind = .view }.isEmpty)
    }

    // MARK: double-avoidance

    @Test func `a button that rises twice as far is kept clear twice`() throws {
        func judged(_ y: CGFloat) -> [Finding] {
            var recording = up { $0.button.origin.y = y }
            for index in recording.indices { recording[index].root.children[0].kind = .view }
            return Rule.doubleAvoidance.check(recording)
        }
        #expect(judged(760 - 302).isEmpty && judged(760 - 336).isEmpty)
        let found = judged(760 - 604)
        #expect(found.map(\.subject) == ["Sign In"])
        #expect(found.map(\.amount) == [302])
        #expect(judged(760 - 4 * 302).isEmpty, "that is something else")
    }

    // MARK: focus-lost, never-settles

    @Test func `a focus that was taken away is told once, with its name`() {
        var recording = up { _ in }
        #expect(Rule.focusLost.check(recording).isEmpty)
        for index in recording.indices { recording[index].lostFocus = "Email" }
        #expect(Rule.focusLost.check(recording).map(\.subject) == ["Email"])
    }

    @Test func `layout without end is told once, with the views that ask`() {
        var recording = up { _ in }
        #expect(Rule.neverSettles.check(recording).isEmpty)
        for index in recording.indices { recording[index].restlessViews = ["Form", "Email"] }
        #expect(
            Rule.neverSettles.check(recording).messages == [
                "Layout had not ended after 100 passes at 0.00 s; still asking: Form, Email"
            ])
    }

    // MARK: slow-settle, lag

    /// Returns snapshots of a keyboard that rises in 0.1 s, and of a form that moves until the time `end`.
    ///
    /// - Parameters:
    ///   - along: the distance in points that the form moves together with the keyboard.
    ///   - delay: the time in seconds that the form rests after the keyboard's movement, before the form moves again.
    private func rising(until end: Double, along: CGFloat = 100, delay: Double = 0) -> [SceneSnapshot] {
        var recording = Recording.rise { scene, part, _ in
            scene.isSettled = false
            scene.form.origin.y = -along * part
        }
        recording[0].isSettled = true
        let last = recording[recording.count - 1].time
        for frame in 1...60 {
            let time = last + Double(frame) / 60, stretch = end - last - delay
            let part = min(1, max(0, time - last - delay) / stretch)
            recording.append(
                Recording.snapshot {
                    $0.time = time
                    $0.step = "rising"
                    $0.keyboardTop = 508
                    $0.isSettled = time >= end
                    $0.form.origin.y = -along - 200 * part
                })
        }
        return recording
    }

    @Test func `a form that moves on for half a second settles late`() throws {
        let found = Rule.slowSettle.check(rising(until: 0.7))
        #expect(found.map(\.subject) == ["Form"])
        #expect(try #require(found.first).amount > 60)
        #expect(Rule.slowSettle.check(rising(until: 0.3)).isEmpty, "0.2 s are nothing")
        #expect(
            Rule.slowSettle.check(rising(until: 0.7, along: 0)).map(\.subject) == ["Form"],
            "it began when the keyboard stood")
        let message = rising(until: 0.7, along: 0, delay: 0.3)
        #expect(Rule.slowSettle.check(message).isEmpty, "it came later, for itself")
        var tapped = rising(until: 0.7, along: 0)
        let still = try #require(tapped.firstIndex { $0.keyboard.frameInScreen.minY == 508 && !$0.keyboard.isMoving })
        tapped[still].isSettled = true
        #expect(Rule.slowSettle.check(tapped).isEmpty, "all stood, before a person tapped")
    }

    @Test func `a bar that follows only afterwards is off by its whole way`() {
        var recording = Recording.rise { scene, _, index in
            scene.button.origin.y = 760
            if index == 6 { scene.isSettled = false }
        }
        recording.append(
            Recording.snapshot {
                $0.time = 0.2
                $0.step = "rising"
                $0.keyboardTop = 508
                $0.button.origin.y = 424
            })
        #expect(Rule.lag.check(recording).map(\.amount) == [336])
    }

    // MARK: floating-cover, bleed

    /// Judges a keyboard that floats in the middle of the screen over a focused field.
    ///
    /// If `wasFocused` is true, the field has the focus before the keyboard floats. If `wasFocused` is false, the field
    /// gets the focus afterwards.
    private func floating(wasFocused: Bool, content: CGFloat, top: Double = 280) -> [Finding] {
        let recording = ["down", "docked", "floating", "next"].enumerated().map { index, step in
            Recording.snapshot { scene in
                scene.time = Double(index)
                scene.step = step
                scene.isFocused = index == 3 || wasFocused && index > 0
                scene.keyboardTop = index == 0 ? 844 : index == 1 ? 508 : top
                scene.state = index == 0 ? .hidden : index == 1 ? .docked : .undocked
                scene.caret = CGRect(x: 30, y: 310, width: 2, height: 20)
                scene.geometry.contentSize = CGSize(width: 390, height: content)
                scene.geometry.adjustedContentInset = [0, 0, 0, 0]
            }
        }
        return Rule.floatingCover.check(recording)
    }

    @Test func `a scrollable field under a floating keyboard is reported`() {
        #expect(floating(wasFocused: false, content: 1_200).map(\.amount) == [20])
        #expect(floating(wasFocused: false, content: 844).isEmpty, "nothing scrolls")
        #expect(floating(wasFocused: true, content: 1_200).isEmpty, "a person put the keyboard there")
        #expect(floating(wasFocused: false, content: 1_200, top: 68).map(\.amount) == [20])
        #expect(floating(wasFocused: false, content: 1_200, top: 66).isEmpty, "it would be under the status bar")
    }

    @Test func `a form that ends at a translucent keyboard bleeds`() {
        func judged(_ version: Double?, formHeight: CGFloat) -> [Finding] {
            var recording = up { $0.form.size.height = formHeight }
            for index in recording.indices {
                recording[index].systemVersion = version
                recording[index].root.children[0].appearance.background = .init(red: 1, green: 1, blue: 1)
            }
            return Rule.bleed.check(recording)
        }
        #expect(judged(26, formHeight: 508).map(\.subject) == ["Form"])
        #expect(judged(26, formHeight: 844).isEmpty && judged(26, formHeight: 300).isEmpty)
        #expect(judged(17, formHeight: 508).isEmpty && judged(nil, formHeight: 508).isEmpty)
    }
}
