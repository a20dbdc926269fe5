import Testing
import UIKit

@MainActor struct KeyboardAnimationTests {
    /// The bar is 44 points high at y = 800, and an observer of willShow changes the bar.
    private func show(_ observer: @escaping @MainActor (UIView) -> Void) -> (phone: Phone, bar: UIView) {
        let phone = Phone(), bar = UIView(frame: rect(0, 800, 390, 44)), field = phone.addField()
        phone.root.addSubview(bar)
        phone.settle()
        let listener = Listener(UIResponder.keyboardWillShowNotification) { observer(bar) }
        withExtendedLifetime(listener) {
            field.becomeFirstResponder()
            phone.endTurn()
        }
        return (phone, bar)
    }

    @Test func `E25 changes made in an observer animate with the keyboard`() {
        let (phone, bar) = show { $0.frame.origin.y = 464 }
        #expect(bar.frame.minY == 464 && phone.presented(bar).minY == 800)
        phone.advance(by: 0.25)
        #expect(isClose(phone.presented(bar).minY, 800 - 336 * 0.942_038))
        #expect(isClose(phone.presentedKeyboard.minY - phone.presented(bar).minY, 44, within: 0.001))
        phone.settle()
        #expect(phone.presented(bar).minY == 464)
    }

    @Test func `E26 an animation in willShow becomes the keyboard's spring`() {
        let (phone, bar) = show { bar in UIView.animate(withDuration: 3) { bar.frame.origin.y = 464 } }
        let spring = bar.layer.animation(forKey: "position") as? CASpringAnimation
        #expect(spring?.mass == 3 && spring?.stiffness == 1000 && spring?.damping == 500)
        phone.advance(by: 0.5)
        #expect(phone.presented(bar).minY == 464)
    }

    @Test func `E27 override options detach from the keyboard's animation`() {
        let options: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        let (slow, bar) = show { bar in
            UIView.animate(withDuration: 2, delay: 0, options: options) { bar.frame.origin.y = 400 }
        }
        slow.advance(by: 1)
        #expect(isClose(slow.presented(bar).minY, 600))
        let (now, other) = show { bar in UIView.performWithoutAnimation { bar.frame.origin.y = 400 } }
        #expect(now.presented(other).minY == 400)
    }

    @Test func `E28 only will notifications are posted inside the animation`() {
        let phone = Phone()
        phone.focus(phone.addField())
        for posted in phone.posted {
            #expect(posted.inheritedDuration == (posted.name.hasPrefix("will") ? 0.25 : 0), "\(posted.name)")
        }
        #expect(phone.posted.count == 4)
    }

    @Test func `E29 curve 7 has no public case but is a valid raw value`() {
        let curve = UIView.AnimationCurve(rawValue: 7)
        #expect(curve != nil && curve?.rawValue == 7)
        #expect(UIView.AnimationOptions(rawValue: UInt(7) << 16).rawValue == 458_752)
    }

    @Test func `E30 an animation with curve 7 is the keyboard's spring`() {
        let phone = Phone(), view = UIView(frame: rect(0, 0, 10, 10))
        phone.root.addSubview(view)
        phone.settle()
        UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
            view.frame.origin.y = 336
        }
        let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
        #expect(spring?.mass == 3 && spring?.stiffness == 1000 && spring?.damping == 500)
        #expect(spring?.initialVelocity == 0)
    }

    @Test func `E31 the motion is the critically damped solution`() {
        let (phone, bar) = show { $0.frame.origin.y = 464 }
        var last = 0.0
        for (time, way) in [(0.125, 223.445), (0.25, 316.525), (0.5 - 1e-6, 335.631)] {
            phone.advance(by: time - last)
            last = time
            #expect(isClose(800 - phone.presented(bar).minY, way, within: 0.001), "at \(time)")
        }
    }

    @Test func `E32 the spring runs half a second for any requested duration`() {
        let phone = Phone(), view = UIView(frame: rect(0, 0, 10, 10))
        phone.root.addSubview(view)
        phone.settle()
        var end: Double?
        let start = phone.now
        UIView.animate(withDuration: 0.1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
            view.frame.origin.y = 1000
        } completion: { _ in
            end = phone.now
        }
        phone.endTurn()
        for (time, way) in [(0.092, 500), (0.213, 900), (0.364, 990)] as [(Double, CGFloat)] {
            phone.advance(by: start + time - phone.now)
            #expect(isClose(phone.presented(view).minY, way, within: 3), "at \(time)")
        }
        phone.settle()
        #expect(isClose((end ?? 0) - start, 0.5))
    }

    @Test func `E33 did notifications come 0.5 seconds later, or at once`() throws {
        let phone = Phone(), field = phone.addField()
        let start = phone.now
        phone.focus(field)
        #expect(phone.posted.filter { $0.name.hasPrefix("did") }.allSatisfy { isClose($0.at - start, 0.5) })
        phone.forget()
        let later = phone.now
        phone.setShowsPredictions(false)
        phone.endTurn()
        #expect(phone.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
        #expect(phone.posted.allSatisfy { $0.at == later })
    }

    @Test func `E34 a movement during another one adds up without a jump`() {
        let phone = Phone(), field = phone.addField()
        field.becomeFirstResponder()
        phone.advance(by: 0.1)
        let before = phone.presentedKeyboard.minY
        field.resignFirstResponder()
        phone.endTurn()
        #expect(isClose(phone.presentedKeyboard.minY, before))
        phone.settle()
        #expect(phone.presentedKeyboard.minY == 844)
    }
}
