// Fidelity: partial — the names of UIKit's exceptions and the main parts of their texts; an exception ends the process
// and no handler is called

import Foundation

/// The exceptions that UIKit raises on misuse.
///
/// Their texts contain UIKit's own words, because people search for these words.
enum UIKitException: String {
    case generic = "NSGenericException"
    case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    case internalInconsistency = "NSInternalInconsistencyException"
    case invalidArgument = "NSInvalidArgumentException"
    case range = "NSRangeException"

    /// Reports an uncaught exception, in optimised builds too, and ends the process.
    func raise(_ reason: String) -> Never {
        let text = "*** Terminating app due to uncaught exception '\(rawValue)', reason: '\(reason)'\n"
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        preconditionFailure(reason)
    }

    func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
        if !condition { raise(reason()) }
    }
}
