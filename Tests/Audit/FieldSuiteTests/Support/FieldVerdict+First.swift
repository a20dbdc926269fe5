import Foundation
import TestSupport

extension FieldVerdict {
    /// The audit's verdicts at the first commit, in a file that was written once.
    static var first: [FieldVerdict] {
        get throws {
            let text = try PackageFolder.text(of: "Tests/Audit/FieldSuiteTests/First.json")
            return try JSONDecoder().decode([FieldVerdict].self, from: Data(text.utf8))
        }
    }
}
