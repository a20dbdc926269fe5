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
@Suite struct ScrollInsetTests {
    private func tap(_ name: String, _ stage: SimulatedStage) throws -> CGRect {
        try stage.tapAndSettle(name)
        return try #require(stage.phone.keyboard.frameInScreen)
    }

    @Test func `K2 S66 the inset grows by the covered height beyond the safe area`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        let keyboard = try tap("Field 2", stage)
        #expect(screen.scrollView.contentInset.bottom.seen == keyboard.height - 34)
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == keyboard.height)
    }

    @Test func `scroll indicators keep their own inset and get the keyboard's share`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.verticalScrollIndicatorInsets.bottom = 4 }
        let keyboard = try tap("Field 2", stage)
        #expect(screen.scrollView.verticalScrollIndicatorInsets.bottom.seen == keyboard.height - 34 + 4)
        stage.hide()
        #expect(screen.scrollView.verticalScrollIndicatorInsets.bottom.seen == 4)
    }

    @Test func `unadjusted scroll indicators get the whole covered height`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.automaticallyAdjustsScrollIndicatorInsets = false }
        let keyboard = try tap("Field 2", stage)
        #expect(screen.scrollView.verticalScrollIndicatorInsets.bottom.seen == keyboard.height)
    }

    @Test func `S69 short content is inset by the whole overlap`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentSize.height = 400 }
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == 0)
        let keyboard = try tap("Field 2", stage)
        #expect(screen.scrollView.contentInset.bottom.seen == keyboard.height)
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == keyboard.height)
    }

    @Test func `S69 content that outgrows the screen is not inset twice`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentSize.height = 400 }
        let keyboard = try tap("Field 2", stage)
        screen.scrollView.contentSize.height = 1_532
        try stage.type("a")
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == keyboard.height)
    }

    @Test func `S11 tapping the focused field again changes no inset`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        _ = try tap("Field 2", stage)
        let insets = screen.scrollView.contentInset
        _ = try tap("Field 2", stage)
        #expect(screen.scrollView.contentInset == insets)
    }

    @Test func `S12 a lower input view and a hide restore the first inset`()
        throws
    {
        let (stage, screen) = try ScrollScreen.shown { screen in
            screen.scrollView.contentInset.bottom = 20
            screen.fields[1].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 260))
        }
        let first = try tap("Field 0", stage), second = try tap("Field 1", stage)
        #expect(first.height != second.height)
        #expect(screen.scrollView.contentInset.bottom.seen == second.height - 34 + 20)
        stage.hide()
        #expect(screen.scrollView.contentInset.bottom.seen == 20)
    }

    @Test func `S73 insets for bars are kept and come back`() throws {
        let (stage, screen) = try ScrollScreen.shown {
            $0.scrollView.contentInset = UIEdgeInsets(top: 5, left: 1, bottom: 49, right: 2)
        }
        let keyboard = try tap("Field 2", stage)
        #expect(
            screen.scrollView.contentInset.seen
                == UIEdgeInsets(top: 5, left: 1, bottom: 49 + keyboard.height - 34, right: 2))
        stage.hide()
        #expect(screen.scrollView.contentInset.seen == UIEdgeInsets(top: 5, left: 1, bottom: 49, right: 2))
    }

    @Test func `an inset added with the keyboard up stays after the hide`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentInset.bottom = 10 }
        _ = try tap("Field 2", stage)
        screen.scrollView.contentInset.bottom += 25
        screen.scrollView.contentInset.top = 7
        stage.hide()
        #expect(screen.scrollView.contentInset.bottom.seen == 35)
        #expect(screen.scrollView.contentInset.top.seen == 7)
    }

    @Test func `an inset set anew with the keyboard up is the app's own`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentInset.bottom = 10 }
        let keyboard = try tap("Field 2", stage)
        screen.scrollView.contentInset.bottom = 60
        try stage.edit("Field 3")
        screen.fields[4].autocorrectionType = .no
        try stage.edit("Field 4")
        let other = try #require(stage.phone.keyboard.frameInScreen)
        #expect(other.height < keyboard.height)
        #expect(screen.scrollView.contentInset.bottom.seen == 60 + other.height - 34)
        stage.hide()
        #expect(screen.scrollView.contentInset.bottom.seen == 60)
    }

    @Test func `S83 a scroller that goes sideways only is left alone`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentSize = CGSize(width: 2_000, height: 300) }
        _ = try tap("Field 2", stage)
        #expect(screen.scrollView.contentInset == .zero)
        #expect(screen.scrollView.verticalScrollIndicatorInsets == .zero)
    }

    @Test func `S72 S74 a shorter scroll view is inset by its covered height`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.frame.size.height -= 83 }
        let keyboard = try tap("Field 2", stage)
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == keyboard.height - 83)
    }

    @Test func `S101 a shrinking scroll view is inset by its covered height`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        let keyboard = try tap("Field 2", stage)
        screen.scrollView.frame.size.height -= 100
        stage.settle()
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == keyboard.height - 100)
    }

    @Test func `the remembered values exist only while the keyboard is up`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.scrollView.contentInset.bottom = 3 }
        let offset = screen.scrollView.contentOffset
        #expect(screen.contentInsetPreKeyboardDisplay == nil && screen.contentOffsetPreKeyboardDisplay == nil)
        _ = try tap("Field 6", stage)
        #expect(screen.contentInsetPreKeyboardDisplay == UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0))
        #expect(screen.contentOffsetPreKeyboardDisplay == offset)
        stage.hide()
        #expect(screen.contentInsetPreKeyboardDisplay == nil && screen.contentOffsetPreKeyboardDisplay == nil)
    }

    @Test func `S105 switching on scrolls an edited field into sight`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        screen.keyboardAvoidance = .excluded
        let keyboard = try #require(try stage.edit("Field 6"))
        #expect(screen.bottom(of: screen.fields[6]) > keyboard.minY && screen.scrollView.contentInset == .zero)
        screen.keyboardAvoidance = nil
        #expect(screen.bottom(of: screen.fields[6]) == keyboard.minY - 10)
        stage.hide()
        #expect(screen.scrollView.contentInset == .zero && screen.scrollView.contentOffset.y.seen == -47)
    }

    @Test func `S103 S105 a listener added late is inset at once`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.broadcaster.removeListener($0) }
        let keyboard = try tap("Field 2", stage)
        #expect(screen.scrollView.contentInset.bottom.seen == 0)
        screen.broadcaster.addListener(screen)
        #expect(screen.scrollView.adjustedContentInset.bottom.seen == keyboard.height)
        screen.broadcaster.removeListener(screen)
        #expect(screen.scrollView.contentInset.bottom.seen == 0)
    }
}
