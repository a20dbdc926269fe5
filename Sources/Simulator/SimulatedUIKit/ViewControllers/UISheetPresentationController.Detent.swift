// Fidelity: exact — rules F24, F26

import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor @available(iOS 15.0, *)
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole screen except a margin at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private enum Kind {
            case medium, large
            case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        }

        /// The identifier of the detent.
        @available(iOS 16.0, *)
        open var identifier: Identifier { ownIdentifier }
        private var ownIdentifier = Identifier.large
        private var kind = Kind.large
        private static var made = 0

        /// Creates a large detent; the initializer is required, so that an object of a class known only at run time can
        /// be created.
        @_spi(Simulation) public required override init() { super.init() }

        /// Returns a detent of half the screen, which is inactive in compact height.
        open class func medium() -> Self {
            let detent = Self()
            (detent.kind, detent.ownIdentifier) = (.medium, .medium)
            return detent
        }

        /// Returns a detent of the whole screen except a margin at the top.
        open class func large() -> Self { Self() }

        /// Returns a detent whose height a closure computes, without the bottom safe area, in points; nil makes it
        /// inactive.
        @available(iOS 16.0, *)
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let detent = Detent()
            made += 1
            (detent.kind, detent.ownIdentifier) = (.custom(resolver), identifier ?? Identifier("Detent.\(made)"))
            return detent
        }

        /// Returns the height in points, without the bottom safe area; nil while it is inactive.
        @available(iOS 16.0, *)
        public final func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
            let window = scenes.compactMap(\.keyWindow).first
            return window.flatMap { value(in: context, window: $0) }
        }

        func value(
            in context: any UISheetPresentationControllerDetentResolutionContext, window: UIWindow
        ) -> CGFloat? {
            switch kind {
            case .large: context.maximumDetentValue
            case .medium:
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : (window.bounds.height / 2).rounded() - window.safeAreaInsets.bottom
            case .custom(let resolver): resolver(context)
            }
        }
    }
}
