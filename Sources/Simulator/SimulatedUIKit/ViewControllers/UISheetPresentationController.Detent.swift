// Fidelity: exact — rules F24, F26

import Foundation

extension UISheetPresentationController {
    @preconcurrency @MainActor @available(iOS 15.0, *)
    open class Detent: NSObject {
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private enum Kind {
            case medium, large
            case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        }

        @available(iOS 16.0, *)
        open var identifier: Identifier { ownIdentifier }
        private var ownIdentifier = Identifier.large
        private var kind = Kind.large
        private static var made = 0

        /// `required` lets a class that is known only at run time create its object.
        @_spi(Simulation) public required override init() { super.init() }

        open class func medium() -> Self {
            let detent = Self()
            (detent.kind, detent.ownIdentifier) = (.medium, .medium)
            return detent
        }

        open class func large() -> Self { Self() }

        /// The resolver returns the height in points, without the bottom safe area.
        ///
        /// Nil makes the detent inactive.
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

        /// The height in points, without the bottom safe area, or nil for an inactive detent.
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
