import UIKit

/// A check of the system's version, in addition to `#available`.
///
/// On Linux `#available` is always true. With this check, a simulated phone with an older system runs the code for
/// older systems.
@MainActor
enum SystemVersion {
    /// The numbers of the last version that was asked about; each sight of a list asks.
    private static var known: (text: String, major: Int, minor: Int) = ("", 0, 0)

    static func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
        let text = UIDevice.current.systemVersion
        if known.text != text {
            let numbers = text.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
            known = (text, numbers[0], numbers[1])
        }
        return (known.major, known.minor) >= (major, minor)
    }

    /// Returns whether bars are made of glass.
    ///
    /// On iOS 26 an app may keep the former design (Apple's reference of `UIDesignRequiresCompatibility`, read on
    /// 1 December 2026; hackiftekhar/IQKeyboardManager#2177). iOS 27 ignores the key (forum thread 858194).
    static func hasGlass(_ info: [String: Any]?) -> Bool {
        guard isAtLeast(26) else { return false }
        return isAtLeast(27) || info?["UIDesignRequiresCompatibility"] as? Bool != true
    }
}

// The manifest's `platforms` only sets minimum versions, and allows every other platform. So other platforms are
// excluded here.
#if os(tvOS) || os(visionOS) || os(watchOS) || os(macOS)
#error(
    "Tideline is offered for iOS and iPadOS. Make the dependency conditional: .product(name: \"Tideline\", package: \"Tideline\", condition: .when(platforms: [.iOS]))"
)
#elseif targetEnvironment(macCatalyst)
#warning(
    "No SDK for Mac Catalyst has compiled Tideline, and a Mac has no on-screen keyboard. The condition .when(platforms: [.iOS]) leaves it out."
)
#endif
