import UIKit

/// Searches for the first responder, and finds out which views may make room for the first responder.
///
/// Only views around the first responder make room. Alerts with a text field, web views and hosted SwiftUI views avoid
/// the keyboard themselves. Views inside the keyboard stay in place (S122, S125, S127, S128).
///
/// UIKit posts a notification when a text field begins editing. For a text view, UIKit announces the keyboard before
/// this notification (rule E11). So the object searches the view tree for text views and for other first responders. A
/// result is valid until UIKit reports another input or keyboard.
///
/// UIKit's getters may run code of the app that sets an avoidance and so changes this object. Swift forbids this for a
/// struct, so the type is a class.
@MainActor
final class TypingPlace {
    /// The last first responder, which may have resigned.
    private(set) weak var latest: UIResponder?
    private var isLatestCurrent = false
    /// The scene in which the last search has found no first responder.
    private var emptyScene: ObjectIdentifier??
    private var selfAvoiding: (input: Weak<UIResponder>, classes: [SelfAvoidingClass])?
    private var vendor: (input: Weak<UIResponder>, found: AccessoryVendor?)?
    /// The last responder whose accessory view was found.
    private weak var lastVendor: UIResponder?

    func note(_ input: UIView) {
        forgetAnswers()
        if input.isFirstResponder { (latest, isLatestCurrent) = (input, true) }
    }

    func forgetAnswers() {
        (emptyScene, vendor, isLatestCurrent) = (nil, nil, false)
    }

    // MARK: The first responder

    func input(near view: UIView) -> UIView? {
        guard let view = responder(near: view) as? UIView, view.takesInput else { return nil }
        return view
    }

    func docksBarAlone(near view: UIView) -> Bool {
        guard let responder = responder(near: view) else { return false }
        return !responder.takesInput
    }

    /// Returns the first responder near a view.
    ///
    /// Each window has its own first responder, and the first responder of the key window receives the keys. Apple's
    /// guide moves before UIKit posts that the keyboard hides. Until UIKit reports another keyboard, the library
    /// therefore still returns an input that has resigned.
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

    /// Stores a found first responder in ``latest``.
    private func search(near view: UIView) -> Bool {
        let windows = view.window?.windowScene?.windows ?? view.window.map { [$0] } ?? []
        for window in windows.filter(\.isKeyWindow) + windows.filter({ !$0.isKeyWindow }) {
            guard let found = window.firstResponderInside else { continue }
            (latest, isLatestCurrent) = (found, true)
            return true
        }
        return false
    }

    /// Searches again if the last first responder has resigned.
    ///
    /// With a hardware keyboard, UIKit posts no notification when an input resigns, and a docked bar stays in place.
    func replaceResigned(near view: UIView) {
        guard let latest, isLatestCurrent, !latest.isFirstResponder, search(near: view) else { return }
        vendor = nil
    }

    /// Returns whether a responder is part of the keyboard.
    ///
    /// The responder may be inside an accessory view, such as a text field in a bar on the keyboard. It may also be in
    /// a window of the keyboard.
    private func isInKeyboard(_ responder: UIResponder, _ window: UIWindow) -> Bool {
        if window.isKeyboards { return true }
        guard let view = responder as? UIView, let vendor = accessoryVendor(of: view) else { return false }
        return view.isDescendant(of: vendor.accessory)
    }

    func input(in view: UIView, counting resigned: Bool = false) -> UIView? {
        guard let input = resigned ? latest as? UIView : input(near: view), input.isDescendant(of: view) else {
            return nil
        }
        return input
    }

    /// Returns the last input, as long as a panel stands in the place of its keyboard.
    ///
    /// A field inside the panel gets its place from the panel.
    func input(replacedBy panel: UIView) -> UIView? {
        guard let input = latest as? UIView, input.takesInput, input.window != nil, input.window === panel.window,
            !input.isDescendant(of: panel)
        else { return nil }
        return input
    }

    /// Whether any input or other responder of this app is first responder, in any window that is known.
    func hasFirstResponder(in windows: [UIWindow]) -> Bool {
        latest?.isFirstResponder ?? false || windows.contains { responder(near: $0) != nil }
    }

    // MARK: The accessory view

    /// The height of the bar that stays when the last first responder resigns, in points; nil without such a bar.
    ///
    /// The bar belongs to another responder around the input that resigns, such as its controller, or to the first
    /// responder that is no input.
    var heightOfRemainingBar: CGFloat? {
        guard let latest, let vendor = AccessoryVendor(of: latest, leavingOut: latest.takesInput ? latest : nil),
            vendor.responder.canBecomeFirstResponder
        else { return nil }
        return vendor.accessory.bounds.height
    }

    /// UIKit searches the responder chain for an accessory view (rule D17).
    func accessoryVendor(of responder: UIResponder) -> AccessoryVendor? {
        if let vendor, vendor.input.object === responder { return vendor.found }
        let found = AccessoryVendor(of: responder) ?? lastVendor.flatMap { AccessoryVendor($0, holding: responder) }
        vendor = (Weak(object: responder), found)
        if let found { lastVendor = found.responder }
        return found
    }

    /// Returns the controller whose page has an accessory view (rule D20).
    ///
    /// The result is nil unless the accessory view is docked, or the edited input is inside the accessory view.
    func pageOfAccessory(near window: UIWindow) -> UIViewController? {
        guard let responder = responder(near: window), let vendor = accessoryVendor(of: responder) else { return nil }
        let isInAccessory = (responder as? UIView)?.isDescendant(of: vendor.accessory) ?? false
        guard isInAccessory || !responder.takesInput else { return nil }
        return vendor.responder as? UIViewController ?? vendor.responder.nearestController
    }

    // MARK: Exemptions

    func selfAvoidance(around input: UIView) -> String? {
        if ViewHome(of: input).isKeyboard { return "it is a part of the keyboard" }
        if let found = SelfAvoidingClass.around(input).first {
            return "\(found.name) around it avoids the keyboard itself"
        }
        return nil
    }

    /// Returns why UIKit makes room around an input: its list is that of a table or a collection controller.
    func ownList(around input: UIView) -> String? {
        for responder in input.chain {
            if let scrollView = responder as? UIScrollView, let reason = ScrollViewExemption.ofOwnList(scrollView) {
                return reason.rawValue
            }
        }
        return nil
    }

    /// - Parameters:
    ///   - panel: the panel that stands in the keyboard's place, or nil if a keyboard stands there.
    ///   - ofOwnLists: whether to leave the lists of table and collection controllers to UIKit.
    ///   - ofClasses: whether to leave views alone that avoid the keyboard themselves, such as web views.
    func exemption(
        of view: UIView, among siblings: Siblings?, standing panel: UIView?, ofOwnLists: Bool, ofClasses: Bool
    ) -> String? {
        let home = siblings?.home ?? ViewHome(of: view)
        if home.isKeyboard { return "it is a part of the keyboard" }
        if ofOwnLists, let reason = home.ownList(of: view) { return reason.rawValue }
        if let panel { return exemption(of: view, home, beside: panel) }
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
        guard ofClasses else { return nil }
        for found in siblings?.classesAroundInput ?? classes(around: typed) where found.isAround(view) {
            return "\(found.name) around the input avoids the keyboard itself"
        }
        return nil
    }

    /// A panel stands in the way of the views on its own page.
    private func exemption(of view: UIView, _ home: ViewHome, beside panel: UIView) -> String? {
        if let window = panel.window, let own = view.window, window !== own {
            return "the panel is in another window, \(type(of: window))"
        }
        return InputPlace(of: panel, from: home).onAnotherPage.map { _ in "the panel is on another page" }
    }

    private func exemption(
        of view: UIView, _ home: ViewHome, typedInto typed: UIResponder, in window: UIWindow
    ) -> String? {
        guard let input = typed as? UIView, let vendor = accessoryVendor(of: typed),
            input.isDescendant(of: vendor.accessory)
        else {
            return window.isKeyboards ? nil : "another window is typed into, \(type(of: window))"
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

    /// UIKit searches the responder chain in the same way (rule D17).
    ///
    /// From a view inside an accessory view, the chain may end at the keyboard's window. Then the visible controllers
    /// are asked whose accessory view holds the view.
    ///
    /// - Parameter omitted: a responder whose own accessory view does not count.
    fileprivate init?(of first: UIResponder, leavingOut omitted: UIResponder? = nil) {
        for responder in first.chain where responder !== omitted {
            guard let accessory = responder.inputAccessoryView else { continue }
            (self.responder, self.accessory) = (responder, accessory)
            return
        }
        guard let view = first as? UIView, let window = view.window, window.isKeyboards else { return nil }
        let roots = (window.windowScene?.windows ?? []).compactMap(\.rootViewController)
        for controller in roots.flatMap(\.visibleControllers) {
            guard let accessory = controller.inputAccessoryView, view.isDescendant(of: accessory) else { continue }
            (responder, self.accessory) = (controller, accessory)
            return
        }
        return nil
    }

    /// A vendor that was found for another responder, whose accessory view holds this one.
    fileprivate init?(_ known: UIResponder, holding responder: UIResponder) {
        guard let view = responder as? UIView, let accessory = known.inputAccessoryView, accessory.window != nil,
            view.isDescendant(of: accessory)
        else { return nil }
        (self.responder, self.accessory) = (known, accessory)
    }
}

/// An object that keeps its inputs in sight itself, such as an alert or a web view.
@MainActor
struct SelfAvoidingClass {
    let name: String
    weak var view: UIView?

    static func around(_ input: UIResponder) -> [SelfAvoidingClass] {
        input.chain.compactMap { responder in
            guard let name = NamedClasses.selfAvoiding.name(of: responder), let view = responder.viewOfResponder
            else { return nil }
            return SelfAvoidingClass(name: name, view: view)
        }
    }

    /// Returns whether a view contains this object, is beside this object, or is the object's own view.
    func isAround(_ other: UIView) -> Bool {
        guard let view else { return false }
        return !other.isDescendant(of: view) || other === view
    }
}

extension UIResponder {
    var viewOfResponder: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

    fileprivate var windowOfView: UIWindow? { viewOfResponder?.window }

    /// Whether the responder is an input.
    ///
    /// A controller or a view may also be first responder only to dock its accessory view.
    fileprivate var takesInput: Bool { self is UIView && (self is any UIKeyInput || inputView != nil) }
}

extension UIViewController {
    /// The controller, those inside it, and those that they present, as far as they are on the screen.
    fileprivate var visibleControllers: [UIViewController] {
        let inside = (children + [presentedViewController].compactMap(\.self)).flatMap(\.visibleControllers)
        return viewIfLoaded?.window == nil ? inside : [self] + inside
    }
}

extension UIView {
    var firstResponderInside: UIResponder? {
        // A search bar counts as first responder while its field is edited.
        if isFirstResponder { return subviews.lazy.compactMap(\.firstResponderInside).first ?? self }
        if let next, next !== superview, next is UIViewController, next.isFirstResponder { return next }
        for subview in subviews {
            if let found = subview.firstResponderInside { return found }
        }
        return nil
    }
}
