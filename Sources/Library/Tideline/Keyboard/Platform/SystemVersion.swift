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

// The manifest cannot say it: `platforms` names the oldest systems, and leaves every other platform open.
#if os(tvOS) || os(visionOS) || os(watchOS) || os(macOS)
#error(
    "Tideline is offered for iOS and iPadOS. Make the dependency conditional: .product(name: \"Tideline\", package: \"Tideline\", condition: .when(platforms: [.iOS]))"
)
#elseif targetEnvironment(macCatalyst)
#warning(
    "No SDK for Mac Catalyst has compiled Tideline, and a Mac has no on-screen keyboard. The condition .when(platforms: [.iOS]) leaves it out."
)
#endif
