import Testing
import UIKit

/// A finger's touches reach views, and views pass them up the responder chain.
@MainActor struct TouchTests {
    private final class Pad: UIView {
        var log = Log()
        var passesOn = true

        private func note(_ word: String, _ touches: Set<UITouch>) {
            let place = touches.first?.location(in: self) ?? .zero
            log.add("\(word) \(Int(place.x)),\(Int(place.y))")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches)
            if passesOn { super.touchesBegan(touches, with: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("moved", touches)
            if passesOn { super.touchesMoved(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("ended", touches)
            if passesOn { super.touchesEnded(touches, with: event) }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches)
            if passesOn { super.touchesCancelled(touches, with: event) }
        }
    }

    /// Most apps dismiss the keyboard in `touchesBegan`.
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        var touches = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
            self.touches += 1
            view.endEditing(true)
        }
    }

    private func makePad(on phone: Phone) -> Pad {
        let pad = Pad(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        phone.root.addSubview(pad)
        return pad
    }

    @Test func `L1 a controller can end editing in touchesBegan`() {
        let phone = Phone(), form = Form()
        phone.show(form)
        phone.tap(form.field)
        phone.settle()
        #expect(form.field.isFirstResponder && form.touches == 0)
        phone.tap(at: CGPoint(x: 200, y: 300))
        #expect(!form.field.isFirstResponder && form.touches == 1)
    }

    @Test func `L1 controls and scroll views keep touches, labels do not`() {
        let phone = Phone(), form = Form()
        phone.show(form)
        let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 40)), plain = UIView(frame: label.frame)
        let control = UIControl(frame: label.frame), scroll = UIScrollView(frame: label.frame)
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        scroll.addSubview(inside)
        for (view, count) in [(label, 1), (plain, 2), (control, 2), (scroll, 2)] {
            form.view.addSubview(view)
            phone.tap(at: CGPoint(x: 50, y: 220))
            #expect(form.touches == count, "\(type(of: view))")
        }
    }

    @Test func `L1 a view hears of a finger from begin to end, even outside`() {
        let phone = Phone(), pad = makePad(on: phone)
        phone.touchDown(at: CGPoint(x: 60, y: 220))
        phone.moveFinger(to: CGPoint(x: 70, y: 230))
        phone.moveFinger(to: CGPoint(x: 300, y: 500))
        phone.liftFinger()
        #expect(pad.log.entries == ["began 10,20", "moved 20,30", "moved 250,300", "ended 250,300"])
        pad.log.clear()
        phone.touchDown(at: CGPoint(x: 60, y: 220))
        phone.cancelTouch()
        phone.liftFinger()
        #expect(pad.log.entries == ["began 10,20", "cancelled 10,20"])
    }

    @Test func `L1 a view without interaction or the point gets no touch`() {
        final class Ring: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 50 }
        }
        let phone = Phone(), pad = makePad(on: phone)
        let ring = Ring(frame: pad.bounds)
        pad.addSubview(ring)
        phone.tap(at: CGPoint(x: 60, y: 220))
        phone.tap(at: CGPoint(x: 140, y: 220))
        #expect(pad.log.entries(about: "began") == ["began 10,20", "began 90,20"])
        pad.log.clear()
        pad.isUserInteractionEnabled = false
        phone.tap(at: CGPoint(x: 140, y: 220))
        #expect(pad.log.entries.isEmpty)
    }

    @Test func `L1 touches report phase, place, time, taps and their event`() {
        final class Reader: UIView {
            var phases: [UITouch.Phase] = [], former: [CGPoint] = [], counts: [Int] = [], times: [TimeInterval] = []
            var isInEvent = true
            private func read(_ touches: Set<UITouch>, _ event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                phases.append(touch.phase)
                former.append(touch.previousLocation(in: self))
                counts.append(touch.tapCount)
                times.append(touch.timestamp)
                isInEvent = isInEvent && event.allTouches == [touch] && event.touches(for: self) == [touch]
                isInEvent = isInEvent && event.type == .touches && event.timestamp == touch.timestamp
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { read(touches, event) }
        }
        let phone = Phone(), reader = Reader(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        phone.root.addSubview(reader)
        phone.touchDown(at: CGPoint(x: 60, y: 220))
        phone.advance(by: 0.25)
        phone.moveFinger(to: CGPoint(x: 62, y: 220))
        phone.liftFinger()
        phone.tap(reader)
        #expect(reader.phases == [.began, .moved, .ended, .began, .ended])
        #expect(reader.former.prefix(3) == [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 20), CGPoint(x: 62 - 50, y: 20)])
        #expect(reader.counts == [1, 1, 1, 2, 2] || reader.counts == [1, 1, 1, 1, 1])
        #expect(reader.times[1] - reader.times[0] > 0.2 && reader.isInEvent)
    }

    @Test func `L1 an app and a window may look at events, or keep them`() {
        final class Guarded: UIWindow {
            var events = 0, lets = true
            override func sendEvent(_ event: UIEvent) {
                events += 1
                if lets { super.sendEvent(event) }
            }
        }
        let phone = Phone()
        guard let scene = phone.window.windowScene else { return }
        let window = Guarded(windowScene: scene), form = Form()
        window.rootViewController = form
        window.makeKeyAndVisible()
        phone.endTurn()
        phone.tap(at: CGPoint(x: 200, y: 300))
        #expect(window.events == 2 && form.touches == 1)
        window.lets = false
        phone.tap(at: CGPoint(x: 200, y: 300))
        #expect(window.events == 4 && form.touches == 1)
        window.isHidden = true
    }

    // MARK: Controls

    private final class Knob: UIControl {
        var log = Log()
        var begins = true, continues = true
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.add("begin")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.add("continue")
            return continues
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.add("end") }
        override func cancelTracking(with event: UIEvent?) { log.add("cancel") }
    }

    private func makeKnob(on phone: Phone) -> Knob {
        let knob = Knob(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"),
            (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancelled")
        ]
        for (event, word) in events {
            knob.addAction(UIAction { [weak knob] _ in knob?.log.add(word) }, for: event)
        }
        phone.root.addSubview(knob)
        return knob
    }

    @Test func `L2 a control tells of a finger that leaves, returns or lifts`() {
        let phone = Phone(), knob = makeKnob(on: phone)
        phone.touchDown(at: CGPoint(x: 60, y: 220))
        #expect(knob.isTracking && knob.isTouchInside && knob.isHighlighted)
        phone.moveFinger(to: CGPoint(x: 70, y: 220))
        phone.moveFinger(to: CGPoint(x: 300, y: 220))
        #expect(knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
        phone.moveFinger(to: CGPoint(x: 70, y: 220))
        phone.moveFinger(to: CGPoint(x: 300, y: 220))
        phone.liftFinger()
        #expect(
            knob.log.entries == [
                "begin", "down", "continue", "inside", "continue", "outside", "exit", "continue", "inside", "enter",
                "continue", "outside", "exit", "end", "up outside"
            ])
        #expect(!knob.isTracking && !knob.isTouchInside)
    }

    @Test func `L2 a control that stops or refuses tracking does not act`() {
        let phone = Phone(), knob = makeKnob(on: phone)
        knob.begins = false
        phone.tap(knob)
        #expect(knob.log.entries == ["begin"] && !knob.isHighlighted)
        knob.log.clear()
        (knob.begins, knob.continues) = (true, false)
        phone.drag(from: CGPoint(x: 60, y: 220), to: CGPoint(x: 70, y: 220), duration: 1 / 60)
        #expect(knob.log.entries == ["begin", "down", "continue"])
        knob.log.clear()
        knob.isEnabled = false
        phone.tap(knob)
        #expect(knob.log.entries.isEmpty)
    }

    @Test func `L2 a control tells of a cancelled touch and a second tap`() {
        let phone = Phone(), knob = makeKnob(on: phone)
        phone.touchDown(at: CGPoint(x: 60, y: 220))
        phone.cancelTouch()
        #expect(knob.log.entries == ["begin", "down", "cancel", "cancelled"])
        phone.tap(knob)
        knob.log.clear()
        phone.tap(knob)
        #expect(knob.log.entries == ["begin", "down", "again", "end", "up"])
    }

    @Test func `L2 a finger may stray from a button by 70 points`() {
        let phone = Phone(), log = Log()
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
        button.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
        phone.root.addSubview(button)
        phone.drag(from: button.center, to: CGPoint(x: 200, y: 325))
        #expect(log.entries == ["up"])
        phone.drag(from: button.center, to: CGPoint(x: 240, y: 325))
        #expect(log.entries == ["up"])
    }
}
