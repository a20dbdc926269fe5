// Fidelity: partial — the traits that a collection has here; traits of one's own compile, and never change

import Foundation

/// A trait, as a type.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
    /// What the trait says.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
    /// A name that no other trait has.
    static var identifier: String { get }
    /// A name for people.
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
    /// Colours do not.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait that a collection has here.
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
    /// 0, which says that it is not known.
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// How much room there is in width.
@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: StoredTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// How much room there is in height.
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

    /// The traits that have another value in another collection; all of them without one.
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
