import Foundation
import TestSupport

extension FieldVerdict {
    /// The verdicts of the first commit.
    ///
    /// A file keeps them; it was written once.
    static var first: [FieldVerdict] {
        get throws {
            let text = try PackageFolder.text(of: "Tests/Audit/FieldSuiteTests/First.json")
            return try JSONDecoder().decode([FieldVerdict].self, from: Data(text.utf8))
        }
    }
}
