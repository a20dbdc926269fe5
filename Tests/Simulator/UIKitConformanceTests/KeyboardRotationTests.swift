import Testing
import UIKit

@MainActor struct KeyboardRotationTests {
    private func pairs(_ names: [String]) -> [String] { names.filter { !$0.hasSuffix("ChangeFrame") } }

    @Test func `E19 a rotation hides, then shows the new orientation's frame`() throws {
        let phone = Phone(.p414, landscape: true), field = phone.addField(at: 20)
        phone.focus(field)
        // By the device data, the keyboard is 162 points high and the bar 37, so the sum is 199; the example in the
        // rule says 200.
        #expect(phone.posted.last?.end?.height == 199)
        phone.forget()
        phone.rotate(to: false)
        phone.settle()
        #expect(pairs(phone.names) == ["willHide", "didHide", "willShow", "didShow"])
        #expect(phone.posted.last?.end == rect(0, 465, 414, 271))
    }

    @Test func `E20 the first responder stays the same through a rotation`() {
        let phone = Phone(), field = phone.addField()
        phone.focus(field)
        phone.rotate(to: true)
        #expect(field.isFirstResponder)
        phone.settle()
        #expect(field.isFirstResponder)
    }

    @Test func `E21 both hides precede the rotation, which ends with didShow`()
        throws
    {
        let phone = Phone(), field = phone.addField()
        phone.focus(field)
        phone.forget()
        let start = phone.now
        phone.rotate(to: true)
        phone.endTurn()
        let hide = try #require(phone.posted.first { $0.name == "willHide" })
        let show = try #require(phone.posted.first { $0.name == "willShow" })
        #expect(hide.duration == 0 && hide.at == start && hide.begin == rect(0, 508, 390, 336))
        #expect(phone.posted.contains { $0.name == "didHide" && $0.at == start })
        #expect(show.duration == 0 && isClose(show.inheritedDuration, 0.3))
        #expect(!phone.names.contains("didShow"))
        phone.settle()
        let did = try #require(phone.posted.first { $0.name == "didShow" })
        #expect(isClose(did.at - start, 0.3))
    }

    @Test func `E22 with a push and a pop the keyboard's frames keep x at 0`() {
        let phone = Phone(), first = UIViewController(), second = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        phone.show(navigation)
        phone.settle()
        let field = UITextField(frame: rect(0, 200, 100, 44))
        second.view.addSubview(field)
        navigation.pushViewController(second, animated: true)
        phone.focus(field)
        navigation.popViewController(animated: true)
        phone.settle()
        #expect(phone.names.contains("willShow") && phone.names.contains("willHide"))
        #expect(phone.posted.allSatisfy { $0.begin?.minX == 0 && $0.end?.minX == 0 })
    }

    @Test
    func `E23 an interactive pop posts the hide, its cancel the show`() {
        let phone = Phone(), second = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        phone.show(navigation)
        navigation.pushViewController(second, animated: false)
        phone.settle()
        let field = UITextField(frame: rect(0, 200, 100, 44)), bar = UIView(frame: rect(0, 464, 390, 44))
        second.view.addSubview(field)
        second.view.addSubview(bar)
        phone.focus(field)
        phone.forget()
        let hide = Listener(UIResponder.keyboardWillHideNotification) { bar.frame.origin.y = 800 }
        let show = Listener(UIResponder.keyboardWillShowNotification) { bar.frame.origin.y = 464 }
        withExtendedLifetime((hide, show)) {
            phone.beginPop(navigation)
            phone.endTurn()
            #expect(phone.names == ["willChangeFrame", "willHide"])
            #expect(isClose(phone.presented(bar).minY, 464))
            phone.movePop(navigation, to: 0.25)
            #expect(isClose(phone.presented(bar).minY, 548))
            phone.advance(by: 1)
            #expect(isClose(phone.presented(bar).minY, 548))
            phone.cancelPop(navigation)
            #expect(phone.names.suffix(2) == ["willChangeFrame", "willShow"])
            #expect(isClose(phone.presented(bar).minY, 548))
            phone.settle()
            #expect(phone.presented(bar).minY == 464 && field.isFirstResponder)
            #expect(navigation.topViewController === second)
        }
    }

    @Test
    func `E24 accessories live in the scene's text effects window`() {
        let phone = Phone(), plain = phone.addField(at: 200)
        let scene = phone.window.windowScene
        #expect(scene?.windows.count == 1)
        phone.focus(plain)
        #expect(scene?.windows.count == 2 && scene?.windows.first === phone.window, "without an accessory too")
        let effects = scene?.windows.last
        #expect(effects.map { "\(type(of: $0))" } == "UITextEffectsWindow")
        let accessory = UIView(frame: rect(0, 0, 100, 44))
        let field = phone.addField { $0.inputAccessoryView = accessory }
        phone.focus(field)
        #expect(scene?.windows.count == 2 && effects != nil && accessory.window === effects)
        phone.resign(field)
        #expect(scene?.windows.count == 2 && scene?.windows.last === effects)
        #expect(UIApplication.shared.windows == scene?.windows)
    }

    @Test func `E24 the keys lie above windows of the alert level`() throws {
        let phone = Phone(), field = phone.addField(), controller = UIViewController()
        let alert = UIWindow(windowScene: try #require(phone.window.windowScene))
        alert.windowLevel = .alert
        alert.rootViewController = controller
        alert.isHidden = false
        var taps = 0
        let button = UIButton(frame: alert.bounds)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        controller.view.addSubview(button)
        phone.focus(field)
        let keys = phone.presentedKeyboard
        #expect(!phone.tap(at: CGPoint(x: keys.midX, y: keys.midY)) && taps == 0)
        #expect(phone.tap(at: CGPoint(x: keys.midX, y: keys.minY - 1)) && taps == 1)
    }
}
