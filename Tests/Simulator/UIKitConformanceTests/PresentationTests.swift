import Testing
import UIKit

@MainActor struct PresentationTests {
    /// Create the pair inside a test, because all tests share one device.
    @MainActor private struct PresentedPair {
        let host = Host()
        let log = Log()
        let a: LoggingController
        let b: LoggingController

        init(_ style: UIModalPresentationStyle) {
            (a, b) = (LoggingController("A", log), LoggingController("B", log))
            b.modalPresentationStyle = style
            host.show(a)
            host.endTurn()
            log.clear()
        }

        func present(animated: Bool) {
            a.present(b, animated: animated) { log.add("presented") }
            host.settle()
        }

        func dismiss(animated: Bool) {
            a.dismiss(animated: animated) { log.add("dismissed") }
            host.settle()
        }
    }

    @Test func `F6 full-screen presentation and dismissal mirror each other`() {
        for animated in [false, true] {
            let stage = PresentedPair(.fullScreen)
            stage.present(animated: animated)
            #expect(
                stage.log.entries(about: "ppear", "presented") == [
                    "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
                    "A.viewDidDisappear", "presented"
                ], "animated \(animated)")
            stage.log.clear()
            stage.dismiss(animated: animated)
            #expect(
                stage.log.entries(about: "ppear", "dismissed") == [
                    "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
                    "B.viewDidDisappear", "dismissed"
                ], "animated \(animated)")
            #expect(stage.a.view.window != nil && stage.b.view.window == nil)
        }
    }

    @Test func `F7 completions come after the presented side's last callback`() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            let stage = PresentedPair(style)
            stage.present(animated: true)
            let appeared = stage.log.position(of: "B.viewDidAppear")
            let presented = stage.log.position(of: "presented")
            #expect(appeared != nil && presented == stage.log.entries.count - 1)
            stage.dismiss(animated: true)
            #expect(stage.log.entries.last == "dismissed")
            #expect(stage.log.entries.contains("B.viewDidDisappear"))
        }
    }

    @Test func `F8 styles that leave the presenter in place do not call it`() {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover] {
            let stage = PresentedPair(style)
            stage.present(animated: true)
            stage.dismiss(animated: true)
            #expect(stage.log.entries(about: "A.view").filter { $0.contains("ppear") }.isEmpty, "\(style)")
            #expect(stage.log.entries(about: "B.viewDid").contains("B.viewDidDisappear"), "\(style)")
            #expect(stage.a.view.window != nil)
        }
    }

    @Test func `F13 being and moving flags hold from will to did callbacks`() {
        var flags: [String: String] = [:]
        func watch(_ controller: LoggingController) {
            controller.whenCalled = { controller, callback in
                guard callback.hasPrefix("view"), callback.contains("ppear") else { return }
                let names = [
                    controller.isBeingPresented ? "presented" : nil, controller.isBeingDismissed ? "dismissed" : nil,
                    controller.isMovingToParent ? "to" : nil, controller.isMovingFromParent ? "from" : nil
                ]
                flags[callback] = names.compactMap { $0 }.joined(separator: " ")
            }
        }
        let stage = PresentedPair(.pageSheet)
        watch(stage.b)
        stage.present(animated: true)
        #expect(flags == ["viewWillAppear": "presented", "viewIsAppearing": "presented", "viewDidAppear": "presented"])
        #expect(!stage.b.isBeingPresented)
        flags = [:]
        stage.dismiss(animated: true)
        #expect(flags == ["viewWillDisappear": "dismissed", "viewDidDisappear": "dismissed"])
        #expect(!stage.b.isBeingDismissed)

        flags = [:]
        let host = Host(), pushed = LoggingController("pushed", Log())
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        host.endTurn()
        watch(pushed)
        navigation.pushViewController(pushed, animated: true)
        host.settle()
        #expect(flags == ["viewWillAppear": "to", "viewIsAppearing": "to", "viewDidAppear": "to"])
        flags = [:]
        navigation.popViewController(animated: true)
        host.settle()
        #expect(flags == ["viewWillDisappear": "from", "viewDidDisappear": "from"])
        #expect(!pushed.isMovingToParent && !pushed.isMovingFromParent)
    }

    @Test func `D28 a presentation removes the keyboard until its dismissal`() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            let phone = Phone(), field = phone.addField(), other = UIViewController()
            other.modalPresentationStyle = style
            phone.focus(field)
            phone.controller.present(other, animated: true)
            phone.settle()
            #expect(!field.isFirstResponder && phone.presentedKeyboard.minY == 844)
            phone.controller.dismiss(animated: true)
            phone.settle()
            #expect(field.isFirstResponder && phone.presentedKeyboard.minY == 508)
            phone.controller.present(other, animated: true)
            phone.settle()
            field.removeFromSuperview()
            phone.controller.dismiss(animated: true)
            phone.settle()
            #expect(!field.isFirstResponder && phone.presentedKeyboard.minY == 844)
        }
    }

    @Test(arguments: [
        [UIModalPresentationStyle.fullScreen, .fullScreen], [.pageSheet, .fullScreen], [.fullScreen, .pageSheet],
        [.pageSheet, .pageSheet]
    ])
    func `F37 a dismissal takes all that was presented above`(_ styles: [UIModalPresentationStyle]) {
        let stage = PresentedPair(styles[0]), top = LoggingController("C", stage.log)
        top.modalPresentationStyle = styles[1]
        stage.present(animated: true)
        stage.b.present(top, animated: true)
        stage.host.settle()
        stage.log.clear()
        stage.dismiss(animated: true)
        #expect(stage.a.view.window === stage.host.window && stage.a.view.frame == stage.host.window.bounds)
        #expect(stage.b.view.window == nil && top.view.window == nil)
        #expect(stage.a.presentedViewController == nil && stage.b.presentedViewController == nil)
        #expect(stage.b.presentingViewController == nil && top.presentingViewController == nil)
        #expect(stage.log.entries(about: "C.viewDidDisappear", "dismissed") == ["C.viewDidDisappear", "dismissed"])
        let isShown = styles[0] == .fullScreen ? ["A.viewDidAppear"] : []
        #expect(stage.log.entries(about: "A.viewDidAppear") == isShown)
        stage.present(animated: false)
        #expect(stage.b.view.window != nil, "it can be presented again")
    }

    @Test func `D28 a popover leaves the keyboard to what is edited`() {
        for (model, keeps) in [(.t1024, true), (.p390, false)] as [(Phone.Model, Bool)] {
            let phone = Phone(model), field = phone.addField(), other = UIViewController()
            other.modalPresentationStyle = .popover
            other.popoverPresentationController?.sourceView = field
            phone.focus(field)
            phone.controller.present(other, animated: true)
            phone.settle()
            #expect(field.isFirstResponder == keeps, "in compact width it is a sheet")
            phone.controller.dismiss(animated: true)
            phone.settle()
            #expect(field.isFirstResponder)
        }
    }

    @Test func `C10 only a phone's page sheet has the bottom safe area`() {
        for (device, style, expected) in [
            (.p390, .pageSheet, insets(0, 0, 34, 0)), (.t1024, .formSheet, .zero)
        ] as [(Device, UIModalPresentationStyle, UIEdgeInsets)] {
            let host = Host(device), presenter = UIViewController(), sheet = UIViewController()
            sheet.modalPresentationStyle = style
            host.show(presenter)
            host.endTurn()
            presenter.present(sheet, animated: true)
            host.settle()
            #expect(sheet.view.frame.minY > 0 && sheet.view.window === host.window)
            #expect(sheet.view.safeAreaInsets == expected, "\(device)")
        }
    }

    /// `disablesAutomaticKeyboardDismissal` decides whether the keyboard stays when an input resigns.
    private final class Keeper: UIViewController {
        var keeps: Bool?
        override var disablesAutomaticKeyboardDismissal: Bool { keeps ?? super.disablesAutomaticKeyboardDismissal }
    }

    private func present(_ sheet: UIViewController, with fields: [UITextField], on phone: Phone) {
        sheet.modalPresentationStyle = .formSheet
        phone.controller.present(sheet, animated: true)
        for field in fields { sheet.view.addSubview(field) }
        phone.settle()
    }

    @Test func `D29 only a form sheet keeps the keyboard by itself`() {
        let controller = UIViewController()
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen] {
            controller.modalPresentationStyle = style
            #expect(controller.disablesAutomaticKeyboardDismissal == (style == .formSheet))
        }
    }

    @Test func `D29 an iPad's form sheet keeps the keyboard after a resign`() {
        for (model, keeps, stays) in [
            (.t1024, nil, true), (.t1024, false, false), (.p390, nil, false)
        ] as [(Phone.Model, Bool?, Bool)] {
            let phone = Phone(model), sheet = Keeper(), field = UITextField(frame: rect(20, 20, 200, 40))
            let bottom = phone.window.bounds.maxY
            sheet.keeps = keeps
            present(sheet, with: [field], on: phone)
            phone.focus(field)
            #expect(phone.presentedKeyboard.minY < bottom)
            phone.forget()
            #expect(field.resignFirstResponder() && !field.isFirstResponder)
            phone.settle()
            #expect((phone.presentedKeyboard.minY < bottom) == stays, "\(model), \(String(describing: keeps))")
            #expect(phone.names.isEmpty == stays)
            phone.controller.dismiss(animated: true)
            phone.settle()
            #expect(phone.presentedKeyboard.minY == bottom)
        }
    }

    @Test func `D29 the keyboard's own key puts a kept keyboard away`() {
        for resignsBefore in [false, true] {
            let phone = Phone(.t1024), sheet = UIViewController(), field = UITextField(frame: rect(20, 20, 200, 40))
            present(sheet, with: [field], on: phone)
            field.becomeFirstResponder()
            if resignsBefore { field.resignFirstResponder() }
            phone.settle()
            phone.dismissKeyboard()
            phone.settle()
            #expect(!field.isFirstResponder && phone.presentedKeyboard.minY == phone.window.bounds.maxY)
        }
    }

    @Test func `D29 a kept keyboard serves the sheet's next input`() {
        let phone = Phone(.t1024), sheet = UIViewController(), first = UITextField(frame: rect(20, 20, 200, 40))
        let second = UITextField(frame: rect(20, 80, 200, 40))
        second.inputAccessoryView = UIView(frame: rect(0, 0, 100, 44))
        present(sheet, with: [first, second], on: phone)
        first.becomeFirstResponder()
        phone.resign(first)
        let top = phone.presentedKeyboard.minY
        phone.forget()
        #expect(second.becomeFirstResponder())
        phone.settle()
        phone.type("a")
        #expect(phone.presentedKeyboard.minY == top - 44 && second.text == "a")
        phone.resign(second)
        #expect(phone.presentedKeyboard.minY == top - 44 && !phone.names.contains("willHide"), "it is kept again")
    }

    @Test func `D29 a kept keyboard goes after another input resigns`() {
        let phone = Phone(.t1024), sheet = UIViewController(), outside = phone.addField()
        let field = UITextField(frame: rect(20, 20, 200, 40)), bottom = phone.window.bounds.maxY
        present(sheet, with: [field], on: phone)
        field.becomeFirstResponder()
        phone.resign(field)
        outside.becomeFirstResponder()
        phone.resign(outside)
        #expect(phone.presentedKeyboard.minY == bottom)
    }
}
