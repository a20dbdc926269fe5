import Testing
import UIKit

/// The heights of sheets with detents, the choice of a detent, and the keyboard.
@MainActor struct SheetDetentTests {
    private final class Sheet: UIViewController {
        let field = UITextField(frame: rect(16, 16, 200, 40))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    private func present(_ detents: [UISheetPresentationController.Detent]) -> (Phone, Sheet) {
        let phone = Phone(), sheet = Sheet()
        sheet.sheetPresentationController?.detents = detents
        phone.controller.present(sheet, animated: true)
        phone.settle()
        return (phone, sheet)
    }

    @Test func `F23 a sheet is large unless its detents say otherwise`() {
        let (_, sheet) = present([.large()])
        #expect(sheet.view.frame == rect(0, 57, 390, 787))
        let manager = sheet.sheetPresentationController
        #expect(manager === sheet.presentationController && manager?.selectedDetentIdentifier == nil)
        #expect(manager?.prefersGrabberVisible == false && manager?.prefersScrollingExpandsWhenScrolledToEdge == true)
    }

    @Test func `F26 the smallest detent shows first, medium is half a screen`() {
        let (_, sheet) = present([.medium(), .large()])
        #expect(sheet.view.frame == rect(0, 422, 390, 422))
        #expect(sheet.view.safeAreaInsets.bottom == 34)
    }

    @Test func `F25 changes are animated and laid out at once`() {
        let (phone, sheet) = present([.medium(), .large()])
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        #expect(sheet.view.frame.minY == 57)
        phone.advance(by: 0.1)
        let between = phone.presented(sheet.view).minY
        #expect(between > 57 && between < 422)
        phone.settle()
        #expect(phone.presented(sheet.view).minY == 57)
    }

    @Test func `F24 a custom detent is measured without the safe area`() {
        guard #available(iOS 16.0, *) else { return }
        var maximum: CGFloat = 0
        let (_, sheet) = present([
            .custom { context in
                maximum = context.maximumDetentValue
                return 200
            }
        ])
        #expect(sheet.view.frame.height == 234 && maximum == 753)
    }

    @Test func `F24 a medium sheet fills the screen in compact height`() {
        let phone = Phone(landscape: true), sheet = Sheet()
        sheet.sheetPresentationController?.detents = [.medium()]
        phone.controller.present(sheet, animated: false)
        phone.settle()
        #expect(sheet.view.frame.height == 390)
    }

    @Test func `F31 a sheet takes its larger detent while a keyboard shows`() {
        let (phone, sheet) = present([.medium(), .large()])
        phone.tap(sheet.field)
        phone.settle()
        #expect(sheet.view.frame.minY == 57)
        #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == nil)
        phone.resign(sheet.field)
        #expect(sheet.view.frame.minY == 422)
    }

    @Test func `E63 F31 a medium-only sheet keeps its height over a keyboard`() {
        let (phone, sheet) = present([.medium()])
        phone.tap(sheet.field)
        phone.settle()
        let keyboard = phone.presentedKeyboard.minY
        #expect(keyboard < 844 && sheet.view.frame.maxY == 844)
        #expect(sheet.view.frame.minY == max(57, keyboard - (422 - 34)))
        phone.resign(sheet.field)
        #expect(sheet.view.frame.height == 422)
    }

    @Test func `E63 a large sheet does not move for the keyboard`() {
        let (phone, sheet) = present([.large()])
        phone.tap(sheet.field)
        phone.settle()
        #expect(sheet.view.frame == rect(0, 57, 390, 787))
    }
}
