// Fidelity: partial — Foundation's overlay for the properties that KeyValueObservable.swift lists; prior changes are absent

import Foundation

/// What an observer wants to be told about a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A call at once, before anything changes.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Inert: a call before each change as well.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What an observer is told.
public struct NSKeyValueObservedChange<Value> {
    /// What has happened.
    public typealias Kind = NSKeyValueChange
    /// What happened; a plain property is always set.
    public let kind: Kind
    /// The value after the change, if ``NSKeyValueObservingOptions/new`` was asked for.
    public let newValue: Value?
    /// The value before the change, if ``NSKeyValueObservingOptions/old`` was asked for.
    public let oldValue: Value?
    /// Which members changed; a plain property has none.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// Observes one property of one object until it is invalidated or let go of.
public class NSKeyValueObservation: NSObject {
    let key: ObservedKey
    private(set) var handler: (() -> Void)?

    init(_ key: ObservedKey, _ handler: @escaping () -> Void) {
        self.key = key
        self.handler = handler
    }

    /// Ends the observation; `deinit` does the same.
    public func invalidate() { handler = nil }
}

/// What Foundation lets `observe` depend on.
///
/// It exists so that `Self` in the signature is the class of the observed object, which an extension of `NSObject` cannot say.
public protocol _KeyValueCodingAndObserving {}  // swift-format-ignore: NoLeadingUnderscores

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls back after each assignment to a property, also of an equal value, until the result is let go of.
    ///
    /// Only the properties that UIKit's users observe can be; others are noted as having no effect.
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

/// What happened to a property.
public enum NSKeyValueChange: _ImportedEnumeration {
    case setting
    case insertion
    case removal
    case replacement
    @available(*, unavailable) case _unnamed(Int)
    public typealias RawValue = UInt
    public static let _numbers = Array(1...4)
}
