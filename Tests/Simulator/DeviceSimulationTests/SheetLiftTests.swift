import DeviceSimulation
import Testing
import UIKit

/// Form sheets on an iPad, which UIKit raises above the keyboard (rules E61, E62).
@MainActor struct SheetLiftTests {
    private final class Sheet: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        let bar = UIView()
        /// If this property were true, the keyboard would stay after editing has ended (rule D29).
        override var disablesAutomaticKeyboardDismissal: Bool { false }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            view.stand(bar)
        }
    }

    @MainActor private struct Setup {
        let phone: SimulatedPhone
        let sheet = Sheet()

        init() throws {
            phone = SimulatedPhone(try Device.named("iPad Pro 12.9\" (3-6)/Air 13\""), orientation: .landscape)
            let root = UIViewController()
            phone.show(root)
            phone.settle()
            sheet.modalPresentationStyle = .formSheet
            root.present(sheet, animated: true)
            phone.settle()
        }
    }

    @Test func `E62 the sheet moves up by what is covered and keeps its size`() throws {
        let setup = try Setup(), phone = setup.phone, view: UIView = setup.sheet.view
        let rest = view.frame
        #expect(rest.size == CGSize(width: 540, height: 620))
        phone.tap(setup.sheet.field)
        let keyboard = try #require(phone.keyboard.frameInScreen)
        let lift = min(rest.maxY - keyboard.minY, rest.minY - phone.window.safeAreaInsets.top - 10)
        #expect(lift > 0 && view.frame == rest.offsetBy(dx: 0, dy: -lift))
        #expect(view.layer.animationKeys() != nil, "it moves in the keyboard's animation")
        phone.settle()
        let bar = setup.sheet.bar
        #expect(view.convert(bar.frame, to: nil).maxY == min(keyboard.minY, view.frame.maxY))
        setup.sheet.field.resignFirstResponder()
        phone.settle()
        #expect(view.frame == rest)
    }

    @Test func `E61 observers of the show still see the sheet's old frame`() throws {
        let setup = try Setup(), view: UIView = setup.sheet.view, rest = view.frame
        nonisolated(unsafe) var seen: CGRect?
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { seen = setup.sheet.view.frame }
        }
        setup.phone.tap(setup.sheet.field)
        NotificationCenter.default.removeObserver(token)
        #expect(seen == rest && view.frame != rest)
    }
}
