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
@Suite struct CaretTests {
    @Test func `S87 the caret of a tall text view is above the keyboard`() throws {
        let (stage, screen) = try ScrollScreen.shown { screen in
            screen.note.contentInsetAdjustmentBehavior = .never
            screen.note.frame = CGRect(x: 16, y: 100, width: 300, height: 1_400)
            screen.note.text = String(repeating: "line\n", count: 50)
        }
        let end = screen.note.endOfDocument
        screen.note.selectedTextRange = screen.note.textRange(from: end, to: end)
        let keyboard = try #require(try stage.edit("Note"))
        #expect(screen.caret.maxY <= keyboard.minY && screen.caret.minY >= 47, "\(screen.caret)")
    }

    @Test func `S89 the scroll view follows each line of a growing text view`() throws {
        let (stage, screen) = try ScrollScreen.shown { screen in
            screen.note.isScrollEnabled = false
            screen.note.frame = CGRect(x: 16, y: 600, width: 300, height: 40)
        }
        let keyboard = try #require(try stage.edit("Note"))
        for line in 1...20 {
            try stage.type("\n")
            let height = screen.note.sizeThatFits(CGSize(width: 300, height: 0)).height
            screen.note.frame.size.height = height
            screen.scrollView.contentSize.height = 600 + height + 40
            stage.settle()
            #expect(screen.caret.maxY <= keyboard.minY, "line \(line): \(screen.caret)")
        }
    }

    @Test func `S91 after select-all and paste the text's end is in sight`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.note.frame.size.height = 1_000 }
        let keyboard = try #require(try stage.edit("Note"))
        screen.note.selectedRange = NSRange(location: 0, length: screen.note.text.count)
        try stage.type("a")
        screen.note.insertText(String(repeating: "word ", count: 200))
        stage.settle()
        #expect(screen.caret.maxY <= keyboard.minY && screen.caret.minY >= 47, "\(screen.caret)")
    }

    @Test func `S88 a text view that fills the screen is inset, not moved`() throws {
        let view = UITextView()
        view.text = String(repeating: "line\n", count: 100)
        view.font = .systemFont(ofSize: 17)
        let screen = ScrollScreen(view), stage = SimulatedStage(try Screens.device(Screens.large))
        stage.present(screen)
        let frame = view.frame
        let keyboard = try #require(try stage.edit("Form"))
        #expect(view.frame == frame)
        #expect(view.adjustedContentInset.bottom.seen == keyboard.height)
        let end = view.endOfDocument
        view.selectedTextRange = view.textRange(from: end, to: end)
        try stage.type("!")
        let caret = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
        #expect(caret.maxY <= keyboard.minY, "\(caret)")
        stage.hide()
        let after = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
        #expect(after.maxY <= CGFloat(844 - 34) && after.minY >= 47, "what was written stays in sight: \(after)")
    }

    @Test func `an input that is taller than the room shows its caret`() throws {
        let (stage, screen) = try ScrollScreen.shown { screen in
            screen.fields[3].frame.size.height = 700
        }
        try stage.edit("Field 3")
        let keyboard = try #require(stage.phone.keyboard.frameInScreen), field = screen.fields[3]
        let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
        #expect(caret.maxY <= keyboard.minY && caret.minY >= 47, "\(caret)")
    }
}
