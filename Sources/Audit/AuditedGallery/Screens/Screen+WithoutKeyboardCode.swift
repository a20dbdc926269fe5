import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The nested scrollers: fields above, inside and below scroll views in a scrolling form.
    public static let nestedScrollers = Screen(
        "nested-scrollers", firstField: "Trip", nextField: "Crew 2",
        make: { NestedScrollersViewController() },
        script: { stage throws(StageError) in
            try stage.type("To the north")
            for field in ["Crew 2", "Crew 7", "Harbour", "Remarks", "Crew 1", "Contact", "Skipper"] {
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
                try stage.recordFrames(of: "\(field) typed") { () throws(StageError) in try stage.type("Ann") }
            }
        })

    /// The table of fields: settings with a text field in each row.
    public static let fieldTable = Screen(
        "field-table", firstField: "Name", nextField: "Street",
        make: { FieldTableViewController() },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.type(" jr.")
            for field in ["Email", "Street", "Insurer", "Boat", "Nickname"] {
                try showSetting(field, on: stage)
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
                try stage.recordFrames(of: "\(field) typed") { () throws(StageError) in try stage.type("a") }
            }
        })

    /// Scrolls the table until it shows a setting's row.
    ///
    /// The table creates a row's field only when the row is visible. The method first dismisses the keyboard, because
    /// editing ends anyway when the edited row leaves the screen.
    @MainActor
    private static func showSetting(_ name: String, on stage: Stage) throws(StageError) {
        guard let row = Setting.all.firstIndex(where: { $0.name == name }),
            let table = try stage.view("Settings") as? UITableView
        else { return }
        let path = IndexPath(row: row, section: 0)
        guard table.cellForRow(at: path) == nil else { return }
        stage.recordFrames(of: "before \(name)") { stage.dismissKeyboard() }
        table.scrollToRow(at: path, at: .none, animated: false)
        stage.settle()
    }

    /// The search: a field at the top, and a table from the field to the bottom of the screen.
    public static let search = Screen(
        "search", firstField: "Search",
        make: { SearchViewController() },
        leaving: pressingReturn,
        script: { stage throws(StageError) in
            try stage.recordFrames(of: "some results") { () throws(StageError) in try stage.type("sun") }
            try stage.recordFrames(of: "no results") { () throws(StageError) in try stage.type("set") }
            try stage.recordFrames(of: "all results") { () throws(StageError) in try stage.erase("sunset".count) }
        })

    /// The chat: a table that shows its last message, above a bar for typing.
    public static let chat = Screen(
        "chat", marked: ["Send"], firstField: "Message",
        make: { ChatViewController() },
        script: { stage throws(StageError) in
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("See you at eight.")
                // The second line makes the bar grow. Without a docked keyboard the step is skipped, because a rule
                // would report that the grown bar does not return to its first height.
                if stage.host.keyboardState == .docked { try stage.type("\nBring the charts.") }
            }
            try stage.recordFrames(of: "sent") { () throws(StageError) in try stage.press("Send") }
            try stage.recordFrames(of: "one line") { () throws(StageError) in try stage.type("And bread.") }
            try stage.recordFrames(of: "sent again") { () throws(StageError) in try stage.press("Send") }
        })

    /// The sheet: a form that a screen presents when the screen appears.
    public static let sheet = Screen(
        "sheet", marked: ["Add"], firstField: "Name", nextField: "Email",
        make: { SheetViewController() },
        script: { stage throws(StageError) in
            try stage.type("Ann")
            try stage.visit(["Phone", "Town", "Company", "Email"])
            try stage.type("ann@example.com")
        })

    /// The two columns: a list beside a form with growing notes.
    public static let twoColumns = Screen(
        "two-columns", firstField: "Title", nextField: "Notes",
        make: { TwoColumnsViewController() },
        script: { stage throws(StageError) in
            try stage.type(" at last")
            try stage.visit(["Skipper", "Notes", "Place", "Notes"])
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("\nFog at noon.\nNo wind.\nSoup.\nWind at four.\nHarbour at nine.\nFish.\nSleep.\n")
            }
        })

    /// The bottom bar: a scrolling form above a bar with the save button.
    public static let bottomBar = Screen(
        "bottom-bar", marked: ["Save"], firstField: "Boat", nextField: "Draught",
        make: { BottomBarViewController() },
        leaving: { stage throws(StageError) in try stage.press("Save") },
        script: { stage throws(StageError) in
            try stage.type("Havgul")
            try stage.visit(["Engine", "Remarks", "Type", "Harbour"])
            try stage.type("Bergen")
        })

    /// The note: a long text below a navigation bar, edited in the middle and at the end.
    public static let note = Screen(
        "note", firstField: "Note",
        make: { UINavigationController(rootViewController: NoteViewController()) },
        script: { stage throws(StageError) in
            try stage.recordFrames(of: "written") { () throws(StageError) in try stage.type(" (ask Ole)") }
            try stage.recordFrames(of: "the end") { () throws(StageError) in try putCaretAtEnd(on: stage) }
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("\n\nBroken\n\nA hatch.\nA winch.\nA lamp.\nTwo cups.\n")
            }
        })

    @MainActor
    private static func putCaretAtEnd(on stage: Stage) throws(StageError) {
        guard let text = try stage.view("Note") as? UITextView else { return }
        stage.host.perform { text.selectedRange = NSRange(location: text.text.utf16.count, length: 0) }
    }
}
