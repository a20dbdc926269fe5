import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct ScrollOffsetTests {
    private func focus(_ name: String, _ stage: SimulatedStage) throws -> CGRect {
        try #require(try stage.edit(name))
    }

    @Test func `S77 a field that the keyboard does not cover causes no movement`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        let offset = screen.scrollView.contentOffset
        _ = try focus("Field 1", stage)
        #expect(screen.scrollView.contentOffset.seen == offset)
    }

    @Test func `a covered field ends ten points above the keyboard`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        let offset = screen.scrollView.contentOffset
        let keyboard = try focus("Field 6", stage)
        #expect(screen.bottom(of: screen.fields[6]) == keyboard.minY - 10)
        stage.hide()
        #expect(screen.scrollView.contentOffset.seen == offset)
    }

    @Test(arguments: [(CGFloat(30), CGFloat(30)), (-5, 0), (.infinity, 0)])
    func `a covered field ends above the keyboard by the margin of the focus`(
        margin: CGFloat, distance: CGFloat
    ) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = UIViewController()
        let form = UIScrollView(frame: page.view.bounds)
        let field = UITextField(frame: CGRect(x: 16, y: 700, width: 200, height: 34))
        field.accessibilityIdentifier = "Field"
        form.contentSize = CGSize(width: 390, height: 1_500)
        form.addSubview(field)
        page.view.addSubview(form)
        form.keyboardAvoidance = .insets.focus(.input, margin: margin)
        stage.present(page)
        let keyboard = try focus("Field", stage)
        #expect(field.convert(field.bounds, to: nil).maxY.seen == keyboard.minY - distance)
    }

    @Test func `S80 an offset beyond the content goes back to the start`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        let offset = screen.scrollView.contentOffset
        screen.scrollView.contentSize.height = 1_216
        _ = try focus("Field 11", stage)
        #expect(screen.scrollView.contentOffset.y > CGFloat(1_216 + 34 - 844))
        stage.hide()
        #expect(screen.scrollView.contentOffset.seen == offset)
    }

    @Test func `S60 a text view is in sight with a hardware keyboard too`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        stage.phone.keyboard.behavior.hasHardwareKeyboard = true
        try stage.edit("Note")
        #expect(screen.caret.maxY <= 844 - 34, "\(screen.caret)")
        #expect(screen.scrollView.contentInset == .zero)
    }

    @Test func `S78 the scroll goes to the field, not to its tall cell`() throws {
        let (stage, screen) = try ScrollScreen.shown { screen in
            let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1_200))
            screen.scrollView.insertSubview(cell, at: 0)
            cell.addSubview(screen.fields[9])
        }
        let keyboard = try focus("Field 9", stage)
        #expect(screen.bottom(of: screen.fields[9]) == keyboard.minY - 10)
    }

    @Test func `the next field comes into sight without a notification`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        var keyboard = try focus("Field 2", stage)
        for index in [7, 11, 3, 0] {
            keyboard = try focus("Field \(index)", stage)
            let frame = screen.fields[index].convert(screen.fields[index].bounds, to: nil)
            #expect(frame.maxY <= keyboard.minY && frame.minY >= 47, "field \(index): \(frame)")
        }
        stage.hide()
        #expect(screen.scrollView.contentOffset.y.seen == -47)
    }

    @Test func `content scrolled with the keyboard up stays where it is`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        _ = try focus("Field 6", stage)
        screen.scrollView.contentOffset.y = 333
        stage.hide()
        #expect(screen.scrollView.contentOffset.y.seen == 333)
    }

    @Test func `S85 an offset beyond the content comes back into range`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        _ = try focus("Field 11", stage)
        screen.scrollView.contentOffset.y = 1_532 + 300 - 844
        stage.hide()
        #expect(screen.scrollView.contentOffset.y.seen == CGFloat(1_532 + 34 - 844))
    }

    @Test func `S80 S81 a list at its end stays there for an outside field`() throws {
        let bar = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 30))
        let (stage, screen) = try ScrollScreen.shown { screen in
            bar.accessibilityIdentifier = "Bar"
            screen.view.addSubview(bar)
            screen.scrollView.contentOffset.y = 1_532 - 844
        }
        screen.scrollView.contentOffset.y = 1_532 + 34 - 844
        let start = screen.scrollView.contentOffset
        let keyboard = try focus("Bar", stage)
        #expect(screen.bottom(of: screen.note) + 16 == keyboard.minY)
        stage.hide()
        #expect(screen.scrollView.contentOffset == start)
    }

    @Test func `a list that is not at its end does not move for a field outside it`() throws {
        let bar = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 30))
        let (stage, screen) = try ScrollScreen.shown { screen in
            bar.accessibilityIdentifier = "Bar"
            screen.view.addSubview(bar)
        }
        screen.scrollView.contentOffset.y = 200
        _ = try focus("Bar", stage)
        #expect(screen.scrollView.contentOffset.y.seen == 200)
    }

    @Test func `S81 an inverted list is inset at its top`() throws {
        let bar = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 30))
        let (stage, screen) = try ScrollScreen.shown { screen in
            bar.accessibilityIdentifier = "Bar"
            screen.view.addSubview(bar)
            screen.scrollView.contentInsetAdjustmentBehavior = .never
            screen.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
        }
        let start = screen.scrollView.contentOffset
        let keyboard = try focus("Bar", stage)
        #expect(screen.scrollView.contentInset.seen == UIEdgeInsets(top: keyboard.height, left: 0, bottom: 0, right: 0))
        #expect(screen.scrollView.contentOffset.y.seen == -keyboard.height, "the newest message stands on the keyboard")
        stage.hide()
        #expect(screen.scrollView.contentInset == .zero && screen.scrollView.contentOffset == start)
    }

    @Test func `K a custom input view gets room before its announcement`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        let field = screen.fields[6], offset = screen.scrollView.contentOffset
        screen.updateContentOffsetOnTextFieldFocus(field, bottomCoveredArea: 260)
        stage.settle()
        #expect(screen.bottom(of: field) == CGFloat(844 - 260 - 10))
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == 260)
        screen.resetScrollView()
        #expect(screen.scrollView.contentInset == .zero && screen.scrollView.contentOffset.seen == offset)
    }

    @Test func `the keyboard's notification replaces an expected keyboard`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        screen.updateContentOffsetOnTextFieldFocus(screen.fields[6], bottomCoveredArea: 500)
        let keyboard = try focus("Field 6", stage)
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == keyboard.height)
        #expect(screen.bottom(of: screen.fields[6]) <= keyboard.minY)
        stage.hide()
        #expect(screen.scrollView.contentInset == .zero && screen.scrollView.contentOffset.y.seen == -47)
    }

    @Test(arguments: [-1, 0, CGFloat.nan, .infinity])
    func `an absurd expectation is ignored`(height: CGFloat) throws {
        let (_, screen) = try ScrollScreen.shown()
        screen.updateContentOffsetOnTextFieldFocus(screen.fields[6], bottomCoveredArea: height)
        #expect(screen.scrollView.contentInset == .zero && screen.scrollView.contentOffset.y.seen == -47)
    }
}
