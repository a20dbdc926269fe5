import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The note: a long text below a navigation bar, written in the middle and at the end.
    public static let note = Screen(
        "note", marked: [], firstField: "Note",
        make: { UINavigationController(rootViewController: NoteViewController()) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Note")
            }
            try stage.recordFrames(of: "written") { () throws(StageError) in try stage.type(" (ask Ole)") }
            try stage.recordFrames(of: "the end") { () throws(StageError) in try putCaretAtEnd(on: stage) }
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("\n\nBroken\n\nA hatch.\nA winch.\nA lamp.\nTwo cups.\n")
            }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        })

    @MainActor
    private static func putCaretAtEnd(on stage: Stage) throws(StageError) {
        guard let text = try stage.view("Note") as? UITextView else { return }
        text.selectedRange = NSRange(location: text.text.utf16.count, length: 0)
        stage.phone.endTurn()
    }
}
