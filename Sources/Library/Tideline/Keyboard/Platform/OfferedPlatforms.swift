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
