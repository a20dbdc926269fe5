// Fidelity: partial — the traits of the simulated UITraitCollection; an app can define traits of its own, but their
// values never change

import Foundation

@available(iOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var identifier: String { get }
    static var name: String { get }
    static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *)
extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

protocol StoredTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

extension StoredTrait {
    static func differs(between old: UITraitCollection, and new: UITraitCollection) -> Bool {
        value(in: old) != value(in: new)
    }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: StoredTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: StoredTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: StoredTrait {
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: StoredTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: StoredTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: StoredTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

extension UITraitCollection {
    static var storedTraits: [any StoredTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self
        ]
    }

    @available(iOS 17.0, *)
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        Self.storedTraits.filter { trait in traitCollection.map { trait.differs(between: $0, and: self) } ?? true }
    }

    @available(iOS 17.0, *)
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        storedTraits.filter { $0.affectsColorAppearance }
    }
}
