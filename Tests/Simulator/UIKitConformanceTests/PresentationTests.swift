import Testing
import UIKit

@MainActor struct PresentationTests {
    /// A controller on the screen and one to present.
    ///
    /// Made inside a test, because tests share the installed device.
    @MainActor private struct Stage {
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

    @Test func `F6 a full-screen presentation in its order, and its mirror image`() {
        for animated in [false, true] {
            let stage = Stage(.fullScreen)
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
            let stage = Stage(style)
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
            let stage = Stage(style)
            stage.present(animated: true)
            stage.dismiss(animated: true)
            #expect(stage.log.entries(about: "A.view").filter { $0.contains("ppear") }.isEmpty, "\(style)")
            #expect(stage.log.entries(about: "B.viewDid").contains("B.viewDidDisappear"), "\(style)")
            #expect(stage.a.view.window != nil)
        }
    }

    @Test func `F13 the being and moving flags hold from the will callback to the did callback`() {
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
        let stage = Stage(.pageSheet)
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

    @Test func `D28 a presentation takes the keyboard away and its dismissal brings it back`() {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            let phone = Phone(), field = phone.addField(), other = UIViewController()
            other.modalPresentationStyle = style
            field.becomeFirstResponder()
            phone.settle()
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
}
