import Foundation
import TestSupport

extension FieldVerdict {
    /// The audit's verdicts at this suite's first commit.
    ///
    /// The file with these verdicts never changes.
    static var first: [FieldVerdict] {
        get throws {
            let text = try PackageFolder.text(of: "Tests/Audit/FieldSuiteTests/First.json")
            return try JSONDecoder().decode([FieldVerdict].self, from: Data(text.utf8))
        }
    }
}
