// Fidelity: partial — the traits of the simulated UITraitCollection; an app's own traits compile and never change

import Foundation

/// A trait, as a type.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value that applies if none was set.
    static var defaultValue: Value { get }
    /// A name that is unique among traits.
    static var identifier: String { get }
    /// A readable name.
    static var name: String { get }
    /// Whether colours depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

/// The type of a trait.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *)
extension UITraitDefinition {
    /// The type's full name.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// The default value, false: colours do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait that a simulated collection contains.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

extension StoredTrait {
    static func differs(between old: UITraitCollection, and new: UITraitCollection) -> Bool {
        value(in: old) != value(in: new)
    }
}

/// Phone or tablet.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: StoredTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// Light or dark.
@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: StoredTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Colours have a light and a dark variant.
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// Pixels per point.
@available(iOS 17.0, *)
public struct UITraitDisplayScale: StoredTrait {
    /// Zero, which stands for an unknown scale.
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The size class of the width.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: StoredTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The size class of the height.
@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: StoredTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

extension UITraitCollection {
    static var storedTraits: [any StoredTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self
        ]
    }

    /// Returns the traits whose values differ from another collection; all traits if there is none.
    @available(iOS 17.0, *)
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        Self.storedTraits.filter { trait in traitCollection.map { trait.differs(between: $0, and: self) } ?? true }
    }

    /// The traits that colours depend on.
    @available(iOS 17.0, *)
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        storedTraits.filter { $0.affectsColorAppearance }
    }
}
