// Fidelity: exact — UIConfigurationColorTransformer and UIConfigurationTextAttributesTransformer

import Foundation

/// A closure that turns one colour into another colour.
@available(iOS 14.0, *)
public struct UIConfigurationColorTransformer {
    /// The closure.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// A closure that transforms text attributes.
@available(iOS 15.0, *)
public struct UIConfigurationTextAttributesTransformer {
    /// The closure.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
