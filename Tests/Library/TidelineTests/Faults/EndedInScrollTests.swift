import Foundation
import HostTestSupport
import SimulatedStages
import Testing
import Tideline
import UIKit

/// An app ends its avoidance while the library scrolls.
@MainActor
@Suite struct EndedInScrollTests {
    private final class Scroller: NSObject, UIScrollViewDelegate {
        private let act: (UIScrollView) -> Void

        init(_ act: @escaping (UIScrollView) -> Void) { self.act = act }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { act(scrollView) }
    }

    private final class FormPage: Staged {
        let stage: SimulatedStage
        let form = UIScrollView()
        private let scroller: Scroller

        /// - Parameters:
        ///   - height: the height of the content, in points; the content is scrolled almost to its end.
        ///   - isInside: whether the field is at the end of the content; otherwise the field is above the scroll view.
        ///   - act: the app's code for each scroll while a keyboard is up.
        init(height: CGFloat, isInside: Bool, _ act: @escaping (UIScrollView) -> Void) throws {
            stage = SimulatedStage(try Screens.device(Screens.small))
            scroller = Scroller(act)
            let controller = UIViewController(), field = UITextField()
            form.frame = CGRect(x: 0, y: 100, width: 375, height: 567)
            form.contentSize = CGSize(width: 375, height: height)
            form.contentInset.bottom = 15
            form.contentInsetAdjustmentBehavior = .never
            form.contentOffset.y = max(0, height + 15 - 567 - 20)
            field.accessibilityIdentifier = "Field"
            field.frame = CGRect(x: 16, y: isInside ? height - 60 : 40, width: 300, height: 44)
            (isInside ? form : controller.view).addSubview(field)
            controller.view.addSubview(form)
            stage.present(controller)
            settle()
            form.keyboardAvoidance = .insets
            form.delegate = scroller
        }
    }

    @Test(arguments: [(556.0, true), (900, false)])
    func `an avoidance that ends in its own scroll gives back inset and offset`(height: Double, isInside: Bool) throws {
        let page = try FormPage(height: height, isInside: isInside) { $0.keyboardAvoidance = nil }
        let offset = page.form.contentOffset.y
        try page.edit()
        #expect(page.form.keyboardAvoidance == nil)
        #expect(page.form.contentInset.bottom == 15 && page.form.verticalScrollIndicatorInsets.bottom == 0)
        #expect(page.form.contentOffset.y == offset)
    }

    @Test func `an avoidance that is set while another one ends counts`() throws {
        var scrolls = 0
        let page = try FormPage(height: 556, isInside: true) { form in
            scrolls += 1
            if scrolls == 1 { form.keyboardAvoidance = nil }
            if scrolls == 2 { form.keyboardAvoidance = .insets.spacing(5) }
        }
        try page.edit()
        #expect(scrolls > 1 && page.form.keyboardAvoidance != nil)
        #expect(page.form.contentInset.bottom.seen == 280)
        page.hide()
        #expect(page.form.contentInset.bottom == 15)
    }
}
