import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The table of fields: settings in an ordinary controller, from the first row to the last one.
    public static let fieldTable = Screen(
        "field-table", marked: [], firstField: "Name", nextField: "Street",
        make: { FieldTableViewController() },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Name")
            }
            try stage.type(" jr.")
            for field in ["Email", "Street", "Insurer", "Boat", "Nickname"] {
                try showSetting(field, on: stage)
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
                try stage.recordFrames(of: "\(field) typed") { () throws(StageError) in try stage.type("a") }
            }
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        })

    /// Scrolls to a setting's row if the row does not show: a row off the screen has no field to go on to.
    ///
    /// Editing ends first, as it does anyway once the edited row is scrolled away.
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
}
