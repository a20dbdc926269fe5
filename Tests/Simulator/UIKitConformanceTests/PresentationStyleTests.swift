import Testing
import UIKit

@MainActor struct PresentationStyleTests {
    private func present(_ other: UIViewController, from root: UIViewController, on host: Host) {
        host.show(root)
        host.endTurn()
        root.present(other, animated: false)
        host.settle()
    }

    @Test func `F18 presentations last 0.5 seconds, pushes 0.35, turns 0.3`() {
        let host = Host(), root = LoggingController("root", Log())
        let navigation = UINavigationController(rootViewController: root)
        func duration(_ body: () -> Void) -> Double {
            let begin = host.now
            body()
            host.settle()
            return host.now - begin
        }
        host.show(navigation)
        host.settle()
        func isAbout(_ seconds: Double, _ expected: Double) -> Bool { abs(seconds - expected) < 0.02 }
        #expect(isAbout(duration { navigation.pushViewController(UIViewController(), animated: true) }, 0.35))
        #expect(isAbout(duration { navigation.present(UIViewController(), animated: true) }, 0.5))
        navigation.dismiss(animated: false)
        host.settle()
        #expect(isAbout(duration { host.rotate(to: .landscapeRight) }, 0.3))
        host.rotate(to: .landscapeLeft)
        #expect(navigation.transitionCoordinator?.transitionDuration == 0.6)
    }

    @Test func `F19 automatic means page sheet, styles have Apple's numbers`() {
        let host = Host(), sheet = UIViewController()
        #expect(sheet.modalPresentationStyle == .pageSheet)
        sheet.modalPresentationStyle = .automatic
        #expect(sheet.modalPresentationStyle == .pageSheet)
        sheet.modalPresentationStyle = .overFullScreen
        #expect(sheet.modalPresentationStyle == .overFullScreen)
        let styles: [(UIModalPresentationStyle, Int)] = [
            (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2), (.currentContext, 3), (.custom, 4),
            (.overFullScreen, 5), (.overCurrentContext, 6), (.popover, 7), (.none, -1), (.automatic, -2)
        ]
        for (style, number) in styles { #expect(style.rawValue == number) }
        withExtendedLifetime(host) {}
    }

    @Test func `F20 a controller dismisses what it presents, else itself`() {
        let host = Host(), root = UIViewController(), first = UIViewController(), second = UIViewController()
        present(first, from: root, on: host)
        first.present(second, animated: false)
        host.settle()
        first.dismiss(animated: false)
        host.settle()
        #expect(root.presentedViewController === first && first.presentedViewController == nil)
        first.dismiss(animated: false)
        host.settle()
        #expect(root.presentedViewController == nil && first.view.window == nil)
    }

    @Test func `F21 a phone's sheet fills the screen only in compact height`() {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
            let host = Host(), sheet = UIViewController()
            sheet.modalPresentationStyle = style
            present(sheet, from: UIViewController(), on: host)
            #expect(sheet.view.frame == rect(0, 57, 390, 787))
            #expect(sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight == false)
        }
        for isAttached in [false, true] {
            let host = Host(), sheet = UIViewController(), root = UIViewController()
            host.show(root)
            host.rotate(to: .landscapeRight)
            host.settle()
            sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = isAttached
            root.present(sheet, animated: false)
            host.settle()
            #expect(sheet.view.frame == (isAttached ? rect(0, 10, 844, 380) : rect(0, 0, 844, 390)))
        }
    }

    @Test func `F22 an iPad's form sheet is 540 by 620 or the content's size`() {
        let host = Host(.t1024), sheet = UIViewController(), wide = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        present(sheet, from: UIViewController(), on: host)
        #expect(sheet.view.frame == rect(242, 373, 540, 620))
        wide.modalPresentationStyle = .formSheet
        wide.preferredContentSize = CGSize(width: 400, height: 300)
        present(wide, from: UIViewController(), on: Host(.t1024))
        #expect(wide.view.frame == rect(312, 533, 400, 300))
        let page = UIViewController()
        present(page, from: UIViewController(), on: Host(.t1024))
        #expect(page.view.frame.width > 540 && page.view.frame.height > 620)
    }

    @Test func `F28 focus before viewDidAppear shows the keyboard at once`() {
        for moment in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
            let phone = Phone(), other = LoggingController("other", Log())
            let field = UITextField(frame: rect(16, 100, 200, 44))
            other.whenCalled = { other, callback in
                if callback == "viewDidLoad" { other.view.addSubview(field) }
                if callback == moment { field.becomeFirstResponder() }
            }
            other.modalPresentationStyle = .fullScreen
            let begin = phone.now
            phone.controller.present(other, animated: true)
            phone.settle()
            let shown = phone.posted.first { $0.name == "willShow" }
            #expect(field.isFirstResponder)
            #expect(
                shown.map { isClose($0.at - begin, moment == "viewDidAppear" ? 0.5 : 0, within: 0.05) } == true,
                "\(moment)")
        }
    }

    private final class Follower: NSObject, UIPopoverPresentationControllerDelegate {
        var allows = true, adapts = UIModalPresentationStyle.automatic
        let log = Log()
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.add("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.add("attempt")
        }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { adapts }
    }

    @Test func `F27 a finger's dismissal asks the delegate, code's does not`() {
        let phone = Phone(), sheet = UIViewController(), follower = Follower()
        sheet.presentationController?.delegate = follower
        func present() {
            phone.controller.present(sheet, animated: true)
            phone.settle()
        }
        present()
        sheet.dismiss(animated: true)
        phone.settle()
        #expect(follower.log.entries.isEmpty && sheet.presentingViewController == nil)
        present()
        sheet.isModalInPresentation = true
        phone.pullDown(sheet)
        #expect(follower.log.entries == ["attempt"])
        sheet.isModalInPresentation = false
        follower.allows = false
        phone.pullDown(sheet)
        #expect(follower.log.entries == ["attempt", "should", "attempt"])
        follower.allows = true
        phone.pullDown(sheet)
        phone.settle()
        #expect(follower.log.entries.suffix(3) == ["should", "will", "did"] && sheet.presentingViewController == nil)
    }

    private func popover(on host: Host, at source: CGRect, _ follower: Follower) -> UIViewController {
        let root = UIViewController(), other = UIViewController(), button = UIView(frame: source)
        other.modalPresentationStyle = .popover
        other.popoverPresentationController?.sourceView = button
        other.popoverPresentationController?.delegate = follower
        host.show(root)
        root.view.addSubview(button)
        root.present(other, animated: false)
        host.settle()
        return other
    }

    @Test func `F30 a popover stands beside its source at its content's size`() {
        let host = Host(.t1024), follower = Follower(), below = popover(on: host, at: rect(500, 100, 44, 44), follower)
        #expect(below.view.frame == rect(362, 157, 320, 480))
        #expect(below.popoverPresentationController?.arrowDirection == .up)
        let other = Host(.t1024), above = popover(on: other, at: rect(0, 1300, 44, 44), follower)
        #expect(above.view.frame == rect(10, 807, 320, 480))
        #expect(above.popoverPresentationController?.arrowDirection == .down)
        above.preferredContentSize = CGSize(width: 200, height: 100)
        #expect(above.presentationController?.frameOfPresentedViewInContainerView == rect(10, 1187, 200, 100))
    }

    @Test func `F30 in compact width a popover is a sheet by default`() {
        let follower = Follower(), sheet = popover(on: Host(), at: rect(100, 100, 44, 44), follower)
        #expect(sheet.view.frame == rect(0, 57, 390, 787))
        follower.adapts = .fullScreen
        #expect(popover(on: Host(), at: rect(100, 100, 44, 44), follower).view.frame == rect(0, 0, 390, 844))
        follower.adapts = .none
        let kept = popover(on: Host(), at: rect(100, 100, 44, 44), follower)
        #expect(kept.view.frame == rect(10, 157, 320, 480))
    }

    @Test func `F21 F22 a rotation puts a sheet where it belongs`() {
        for (model, style) in [
            (.p390, .pageSheet), (.p390, .formSheet), (.t1024, .formSheet), (.t1024, .pageSheet), (.p390, .fullScreen)
        ] as [(Phone.Model, UIModalPresentationStyle)] {
            for edits in [false, true] {
                let phone = Phone(model), sheet = UIViewController(), field = UITextField(frame: rect(20, 80, 200, 40))
                sheet.modalPresentationStyle = style
                phone.controller.present(sheet, animated: false)
                sheet.view.addSubview(field)
                phone.settle()
                if edits { field.becomeFirstResponder() }
                phone.settle()
                let upright = sheet.view.frame
                phone.rotate(to: true)
                phone.settle()
                let other = Phone(model, landscape: true), second = UIViewController()
                let secondField = UITextField(frame: rect(20, 80, 200, 40))
                second.modalPresentationStyle = style
                other.controller.present(second, animated: false)
                second.view.addSubview(secondField)
                other.settle()
                if edits { secondField.becomeFirstResponder() }
                other.settle()
                let expected = second.view.frame, name = "\(model), \(style.rawValue), edits \(edits)"
                withExtendedLifetime(other) {}
                #expect(sheet.view.frame == expected, "\(name)")
                phone.rotate(to: false)
                phone.settle()
                #expect(sheet.view.frame == upright, "\(name), back")
            }
        }
    }
}
