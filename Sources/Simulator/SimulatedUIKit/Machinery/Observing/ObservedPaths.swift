// Fidelity: exact — the simulation's own machinery: the property that a key path refers to

import Foundation

/// The key paths of the properties that can be observed in a class.
///
/// A key path contains its class, so the key paths of a subclass differ from those of its superclass. Each protocol
/// below lists the key paths for one class of UIKit.
@MainActor
enum ObservedPaths<Object> {
    static func key(of path: PartialKeyPath<Object>) -> ObservedKey? {
        if let known = KnownPaths.keys[path] { return known }
        let key = findKey(of: path)
        KnownPaths.keys[path] = .some(key)
        return key
    }

    private static func findKey(of path: PartialKeyPath<Object>) -> ObservedKey? {
        let paths: [[AnyKeyPath: ObservedKey]?] = [
            (Self.self as? any ObservedPathsOfViews.Type)?.viewPaths,
            (Self.self as? any ObservedPathsOfScrollViews.Type)?.scrollViewPaths,
            (Self.self as? any ObservedPathsOfTextFields.Type)?.textFieldPaths,
            (Self.self as? any ObservedPathsOfTextViews.Type)?.textViewPaths,
            (Self.self as? any ObservedPathsOfControllers.Type)?.controllerPaths,
            (Self.self as? any ObservedPathsOfConstraints.Type)?.constraintPaths,
            (Self.self as? any ObservedPathsOfScenes.Type)?.scenePaths
        ]
        return paths.lazy.compactMap { $0?[path] }.first
    }
}

/// Stores the found properties, because this search takes longer than the rest of an observation.
@MainActor
private enum KnownPaths {
    static var keys: [AnyKeyPath: ObservedKey?] = [:]
}

@MainActor protocol ObservedPathsOfViews { static var viewPaths: [AnyKeyPath: ObservedKey] { get } }
@MainActor protocol ObservedPathsOfScrollViews { static var scrollViewPaths: [AnyKeyPath: ObservedKey] { get } }
@MainActor protocol ObservedPathsOfTextFields { static var textFieldPaths: [AnyKeyPath: ObservedKey] { get } }
@MainActor protocol ObservedPathsOfTextViews { static var textViewPaths: [AnyKeyPath: ObservedKey] { get } }
@MainActor protocol ObservedPathsOfControllers { static var controllerPaths: [AnyKeyPath: ObservedKey] { get } }
@MainActor protocol ObservedPathsOfConstraints { static var constraintPaths: [AnyKeyPath: ObservedKey] { get } }
@MainActor protocol ObservedPathsOfScenes { static var scenePaths: [AnyKeyPath: ObservedKey] { get } }

extension ObservedPaths: ObservedPathsOfViews where Object: UIView {
    static var viewPaths: [AnyKeyPath: ObservedKey] {
        [
            \Object.frame: .frame, \Object.bounds: .bounds, \Object.center: .center, \Object.transform: .transform
        ]
    }
}

extension ObservedPaths: ObservedPathsOfScrollViews where Object: UIScrollView {
    static var scrollViewPaths: [AnyKeyPath: ObservedKey] {
        [
            \Object.contentOffset: .contentOffset, \Object.contentSize: .contentSize,
            \Object.contentInset: .contentInset,
            \Object.verticalScrollIndicatorInsets: .verticalScrollIndicatorInsets
        ]
    }
}

extension ObservedPaths: ObservedPathsOfTextFields where Object: UITextField {
    static var textFieldPaths: [AnyKeyPath: ObservedKey] { [\Object.selectedTextRange: .selectedTextRange] }
}

extension ObservedPaths: ObservedPathsOfTextViews where Object: UITextView {
    static var textViewPaths: [AnyKeyPath: ObservedKey] { [\Object.selectedTextRange: .selectedTextRange] }
}

extension ObservedPaths: ObservedPathsOfControllers where Object: UIViewController {
    static var controllerPaths: [AnyKeyPath: ObservedKey] {
        [\Object.additionalSafeAreaInsets: .additionalSafeAreaInsets]
    }
}

extension ObservedPaths: ObservedPathsOfConstraints where Object: NSLayoutConstraint {
    static var constraintPaths: [AnyKeyPath: ObservedKey] { [\Object.constant: .constant] }
}

extension ObservedPaths: ObservedPathsOfScenes where Object: UIWindowScene {
    static var scenePaths: [AnyKeyPath: ObservedKey] { [\Object.effectiveGeometry: .effectiveGeometry] }
}
