// Fidelity: partial — observation of the properties in KeyValueObservable.swift; prior changes are absent

import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Inert: an additional call before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

public class NSKeyValueObservation: NSObject {
    let key: ObservedKey
    private(set) var handler: (() -> Void)?

    init(_ key: ObservedKey, _ handler: @escaping () -> Void) {
        self.key = key
        self.handler = handler
    }

    public func invalidate() { handler = nil }
}

/// Declares `observe` in a protocol, as Foundation does.
///
/// In a protocol's extension, `Self` stands for the class of the observed object. In an extension of `NSObject`, a
/// parameter's type cannot name this class.
public protocol _KeyValueCodingAndObserving {}  // swift-format-ignore: NoLeadingUnderscores

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure after each assignment to a property, even if the new value equals the old value.
    ///
    /// Only the properties that users of UIKit observe are supported. Observations of other properties are recorded,
    /// and their closures are never called.
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        nonisolated(unsafe) let object = self, path = keyPath
        nonisolated(unsafe) var result: NSKeyValueObservation?
        MainActor.assumeIsolated {
            result = KeyValueObserving.observe(object, path, options, changeHandler)
        }
        return result ?? NSKeyValueObservation(.none) {}
    }
}

public enum NSKeyValueChange: _ImportedEnumeration {
    case setting
    case insertion
    case removal
    case replacement
    @available(*, unavailable) case _unnamed(Int)
    public typealias RawValue = UInt
    public static let _numbers = Array(1...4)
}
