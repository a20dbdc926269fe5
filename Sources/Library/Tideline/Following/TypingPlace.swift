import UIKit

/// The search for the first responder, and for the views that make room for it.
///
/// Only views around the first responder make room. Alerts with a text field, web views and hosted SwiftUI views avoid
/// the keyboard themselves. Views inside the keyboard stay in place (S122, S125, S127, S128).
///
/// UIKit posts notifications when text fields and text views begin editing. The view tree is searched only for other
/// kinds of first responders, and for a text view, because UIKit announces the keyboard of a text view before it posts
/// that editing begins (rule E11). A result is kept until UIKit reports another input or keyboard, so that each search
/// runs once.
///
/// The type is a class because UIKit's getters may run code of the app, and this code may set an avoidance. That would
/// change this object while one of its methods is changing it, which Swift forbids for a struct.
@MainActor
final class TypingPlace {
    /// The last first responder that was reported or found, which may have resigned since.
    private(set) weak var latest: UIResponder?
    /// Whether ``latest`` is still valid, which it is until UIKit reports another input or keyboard.
    private var isLatestCurrent = false
    /// The scene in which the last search has found no first responder, or nil.
    private var emptyScene: ObjectIdentifier??
    /// The last first responder with the objects around it whose classes avoid the keyboard themselves.
    private var selfAvoiding: (input: Weak<UIResponder>, classes: [SelfAvoidingClass])?
    /// The cached responder that provides the first responder's accessory view, or nil before the first search.
    private var vendor: (input: Weak<UIResponder>, found: AccessoryVendor?)?

    /// Notes that an input has begun editing, or that its text has changed.
    func note(_ input: UIView) {
        forgetAnswers()
        if input.isFirstResponder { (latest, isLatestCurrent) = (input, true) }
    }

    /// Forgets the results that may differ for another keyboard or another input.
    func forgetAnswers() {
        (emptyScene, vendor, isLatestCurrent) = (nil, nil, false)
    }

    // MARK: The first responder

    /// Returns the first responder in the windows of the view's scene, if it takes input.
    func input(near view: UIView) -> UIView? {
        guard let view = responder(near: view) as? UIView, view.takesInput else { return nil }
        return view
    }

    func docksBarAlone(near view: UIView) -> Bool { responder(near: view).map { !$0.takesInput } ?? false }

    /// Returns the first responder in the windows of a view's scene, or nil.
    ///
    /// Each window has its own first responder, and the key window's first responder receives the keys. A responder
    /// that has resigned is kept until UIKit reports another keyboard, because Apple's guide moves before UIKit posts
    /// that the keyboard hides.
    func responder(near view: UIView) -> UIResponder? {
        let scene = view.window?.windowScene
        if let latest, let window = latest.windowOfView, window.windowScene === scene,
            window.isKeyWindow || isInKeyboard(latest, window)
        {
            if latest.isFirstResponder { isLatestCurrent = true }
            if isLatestCurrent { return latest }
        }
        let key = scene.map(ObjectIdentifier.init)
        if let emptyScene, emptyScene == key { return nil }
        if search(near: view) { return latest }
        emptyScene = .some(key)
        return nil
    }

    /// Searches the windows of the view's scene for a first responder, stores it in ``latest``, and returns whether
    /// there is one.
    private func search(near view: UIView) -> Bool {
        let windows = view.window?.windowScene?.windows ?? view.window.map { [$0] } ?? []
        for window in windows.filter(\.isKeyWindow) + windows.filter({ !$0.isKeyWindow }) {
            guard let found = window.firstResponderInside else { continue }
            (latest, isLatestCurrent) = (found, true)
            return true
        }
        return false
    }

    /// Replaces ``latest`` by the present first responder, if ``latest`` has resigned.
    ///
    /// With a hardware keyboard UIKit posts no notification when an input resigns, and a docked bar stays at its
    /// position.
    func replaceResigned(near view: UIView) {
        guard let latest, isLatestCurrent, !latest.isFirstResponder, search(near: view) else { return }
        vendor = nil
    }

    /// Returns whether the responder is a part of the keyboard, by its position or its window.
    ///
    /// Such a responder is inside the accessory view that its responder chain provides, or in a window that cannot
    /// become key.
    private func isInKeyboard(_ responder: UIResponder, _ window: UIWindow) -> Bool {
        if !window.canBecomeKey { return true }
        guard let view = responder as? UIView, let vendor = accessoryVendor(of: view) else { return false }
        return view.isDescendant(of: vendor.accessory)
    }

    /// Returns the edited input, if it is inside the given view.
    ///
    /// - Parameter counting: whether an input that has just resigned is returned while its keyboard disappears.
    func input(in view: UIView, counting resigned: Bool = false) -> UIView? {
        let input = resigned ? latest as? UIView : input(near: view)
        return input.flatMap { $0.isDescendant(of: view) ? $0 : nil }
    }

    // MARK: The accessory view

    /// Returns the object in the responder's chain that provides the accessory view, together with the accessory view
    /// (rule D17).
    func accessoryVendor(of responder: UIResponder) -> AccessoryVendor? {
        if let vendor, vendor.input.object === responder { return vendor.found }
        let found = AccessoryVendor(of: responder)
        vendor = (Weak(object: responder), found)
        return found
    }

    /// Returns the page of an accessory view that is docked or contains the edited input (rule D20); otherwise nil.
    ///
    /// - Parameter window: a window of the page's scene.
    func pageOfAccessory(near window: UIWindow) -> UIViewController? {
        guard let responder = responder(near: window), let vendor = accessoryVendor(of: responder) else { return nil }
        let isInAccessory = (responder as? UIView)?.isDescendant(of: vendor.accessory) ?? false
        guard isInAccessory || !responder.takesInput else { return nil }
        return vendor.responder as? UIViewController ?? vendor.responder.nearestController
    }

    // MARK: Exemptions

    /// Returns the reason in words if the app or UIKit keeps the input in sight; otherwise nil.
    func selfAvoidance(around input: UIView) -> String? {
        if ViewHome(of: input).isKeyboard { return "it is a part of the keyboard" }
        if let found = SelfAvoidingClass.around(input).first {
            return "\(found.name) around it avoids the keyboard itself"
        }
        for responder in input.chain {
            if let scrollView = responder as? UIScrollView, let reason = ScrollViewExemption.ofOwnList(scrollView) {
                return reason.rawValue
            }
        }
        return nil
    }

    /// Returns the reason in words why the view is left alone; otherwise nil.
    ///
    /// - Parameters:
    ///   - siblings: the values that the view shares with its siblings, or nil.
    ///   - onlyTells: whether the avoider only reports the keyboard's position. Such an avoider may serve a view that
    ///     avoids the keyboard itself.
    func exemption(of view: UIView, among siblings: Siblings?, onlyTells: Bool) -> String? {
        let home = siblings?.home ?? ViewHome(of: view)
        if home.isKeyboard { return "it is a part of the keyboard" }
        if !onlyTells, let reason = home.ownList(of: view) { return reason.rawValue }
        guard let typed = siblings.map(\.firstResponder) ?? responder(near: view) else {
            return siblings.map(\.cover) ?? home.coverWithoutInput
        }
        guard let input = typed.viewOfResponder else { return nil }
        if let window = input.window, let own = view.window, window !== own {
            return exemption(of: view, home, typedInto: typed, in: window)
        }
        let place = siblings?.placeOfInput ?? InputPlace(of: input, from: home)
        guard !place.isKeyboard else { return nil }
        if let reason = place.onAnotherPage { return reason }
        guard !onlyTells else { return nil }
        for found in siblings?.classesAroundInput ?? classes(around: typed) where found.isAround(view) {
            return "\(found.name) around the input avoids the keyboard itself"
        }
        return nil
    }

    /// Returns the reason why the view is left alone while the input of another window is edited; otherwise nil.
    private func exemption(
        of view: UIView, _ home: ViewHome, typedInto typed: UIResponder, in window: UIWindow
    ) -> String? {
        guard let input = typed as? UIView, let vendor = accessoryVendor(of: typed),
            input.isDescendant(of: vendor.accessory)
        else {
            return window.canBecomeKey ? "another window is typed into, \(type(of: window))" : nil
        }
        if view.isDescendant(of: vendor.accessory) { return "it is a part of the keyboard" }
        guard let page = vendor.responder.viewOfResponder else { return nil }
        if let own = page.window, let window = view.window, own !== window {
            return "another window is typed into, \(type(of: own))"
        }
        return InputPlace(of: page, from: home).onAnotherPage
    }

    func classes(around input: UIResponder) -> [SelfAvoidingClass] {
        if let selfAvoiding, selfAvoiding.input.object === input { return selfAvoiding.classes }
        let found = SelfAvoidingClass.around(input)
        selfAvoiding = (Weak(object: input), found)
        return found
    }
}

/// An accessory view of a first responder, and the responder that provides the view.
@MainActor
struct AccessoryVendor {
    let responder: UIResponder
    let accessory: UIView

    /// Searches the responder chain as UIKit does (rule D17); nil if the chain has no accessory view.
    fileprivate init?(of first: UIResponder) {
        var responder: UIResponder? = first
        while let current = responder {
            if let accessory = current.inputAccessoryView {
                (self.responder, self.accessory) = (current, accessory)
                return
            }
            responder = current.next
        }
        return nil
    }
}

/// An object whose class keeps its inputs in sight itself, such as an alert or a web view.
@MainActor
struct SelfAvoidingClass {
    let name: String
    weak var view: UIView?

    /// Returns the objects around an input whose classes avoid the keyboard themselves, the innermost first.
    static func around(_ input: UIResponder) -> [SelfAvoidingClass] {
        input.chain.compactMap { responder in
            guard let name = NamedClasses.selfAvoiding.name(of: responder), let view = responder.viewOfResponder
            else { return nil }
            return SelfAvoidingClass(name: name, view: view)
        }
    }

    /// Returns whether a view contains this object, is beside it, or is the object's own view; such a view stays in
    /// place, because the object shows the input by itself.
    func isAround(_ other: UIView) -> Bool {
        guard let view else { return false }
        return !other.isDescendant(of: view) || other === view
    }
}

extension UIResponder {
    /// The view, or the controller's loaded view; nil for other responders.
    var viewOfResponder: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

    fileprivate var windowOfView: UIWindow? { viewOfResponder?.window }

    /// Whether the responder takes keys, or shows an input view.
    ///
    /// A controller or a view may be first responder only to dock its accessory view.
    fileprivate var takesInput: Bool { self is UIView && (self is any UIKeyInput || inputView != nil) }
}

extension UIView {
    /// The first responder in the view's tree, which is a view or a view's controller.
    fileprivate var firstResponderInside: UIResponder? {
        if isFirstResponder { return self }
        if let next, next !== superview, next is UIViewController, next.isFirstResponder { return next }
        for subview in subviews {
            if let found = subview.firstResponderInside { return found }
        }
        return nil
    }
}
