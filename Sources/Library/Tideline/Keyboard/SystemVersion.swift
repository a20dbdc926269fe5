import UIKit

/// The version of the system, as a question beside `#available`.
///
/// On a phone the two always agree. A simulated phone of an older system runs the code for older systems so.
@MainActor
enum SystemVersion {
    /// Whether the system has a major version or a later one.
    static func isAtLeast(_ major: Int) -> Bool {
        (Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0) >= major
    }
}
