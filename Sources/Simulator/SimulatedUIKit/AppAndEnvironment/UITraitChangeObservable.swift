// Fidelity: partial — handlers of scenes, views and controllers, called when the device turns, after traitCollectionDidChange, in the order in which they registered (inferred); selectors do not exist on Linux (rule I18)

import Foundation

/// A registration for trait changes; it stays valid even if the app does not store it.
@available(iOS 17.0, *)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object that reports changes of its traits.
@available(iOS 17.0, *)
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// A handler that receives the object whose traits have changed, and the former traits.
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// Registers a handler that is called after one of the given traits has changed.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
    /// Removes the handler of a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {
    /// A handler that receives the object whose traits have changed, and the former traits.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// Registers a handler that is called after any of some traits has changed; the handler lives as long as the view.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping UIView.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        traitChanges.register(for: traits, handler)
    }

    /// Removes the handler of a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChanges.unregister(registration)
    }
}

@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
    /// A handler that receives the object whose traits have changed, and the former traits.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// Registers a handler that is called after any of some traits has changed; the handler lives as long as the
    /// controller.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping UIViewController.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        traitChanges.register(for: traits, handler)
    }

    /// Removes the handler of a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChanges.unregister(registration)
    }
}

@available(iOS 17.0, *)
extension UIWindowScene: UITraitChangeObservable {
    /// A handler that receives the object whose traits have changed, and the former traits.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// Registers a handler that is called after any of some traits has changed; the handler lives as long as the scene.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping UIWindowScene.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        traitChanges.register(for: traits, handler)
    }

    /// Removes the handler of a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChanges.unregister(registration)
    }
}
