import Foundation
import TidelineInspector
import TidelineTesting

@MainActor
func watchTheKeyboard() {
    #if DEBUG
    KeyboardInspector.start(showsOverlay: true)
    #endif
}

@MainActor
func attachments(of report: AuditReport, recording record: (Data, String) -> Void) throws {
    for file in try report.attachments() { record(file.data, file.name) }
}
