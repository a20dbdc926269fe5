import Foundation
import TestSupport

extension FieldVerdict {
    /// The verdicts of the first commit, which a file keeps; it is written once.
    static var first: [FieldVerdict] {
        get throws {
            let text = try PackageFolder.text(of: "Tests/Audit/FieldSuiteTests/First.json")
            return try JSONDecoder().decode([FieldVerdict].self, from: Data(text.utf8))
        }
    }
}
