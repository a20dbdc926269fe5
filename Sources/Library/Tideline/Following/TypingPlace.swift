import UIKit

/// The search for the first responder, and for the views that make way for it.
///
/// Only views around the first responder make way. An alert with a text field, a web view and a hosted SwiftUI view avoid
/// the keyboard themselves. Views inside the keyboard are not moved (S122, S125, S127, S128).
///
/// UIKit tells of text fields and text views that begin to edit. The view tree is searched only for other first responders,
/// and for a text view whose keyboard comes before the word of it (rule E11). An answer counts until UIKit tells of another
/// input or keyboard, so that no search repeats another one. A class, because UIKit's getters run an app's code, which may
/// set an avoidance: nothing may be in the midst of a change then.
@MainActor
final class TypingPlace {
    /// The last first responder that was told of or found; it may have resigned since.
    private(set) weak var latest: UIResponder?
    /// Whether nothing was told of since ``latest`` was first responder.
    private var isLatestCurrent = false
    /// The scene in which the last search has found no first responder; nil where that is not known of any.
    private var emptyScene: ObjectIdentifier??
    /// Classes around the first responder that avoid the keyboard themselves.
    private var selfAvoiding: (input: Weak<UIResponder>, classes: [SelfAvoidingClass])?
    /// The responder with the accessory view of the first responder; nil until it was asked for.
    private var vendor: (input: Weak<UIResponder>, found: AccessoryVendor?)?

    /// Takes in that an input has begun to edit, or that its text has changed.
    func note(_ input: UIView) {
        forgetAnswers()
        if input.isFirstResponder { (latest, isLatestCurrent) = (input, true) }
    }

    /// Forgets the answers that another keyboard or another input may have changed.
    func forgetAnswers() {
        (emptyScene, vendor, isLatestCurrent) = (nil, nil, false)
    }

    // MARK: The first responder

    /// The first responder as a view, in the windows of a view's scene; nil when there is none.
    func input(near view: UIView) -> UIView? { responder(near: view) as? UIView }

    /// The first responder in the windows of a view's scene; nil when there is none.
    ///
    /// Each window has a first responder of its own; the key window's receives the keys. One that has resigned counts until
    /// UIKit tells of another keyboard: the guide of a keyboard that leaves moves before the notification.
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
        let windows = scene?.windows ?? view.window.map { [$0] } ?? []
        for window in windows.filter(\.isKeyWindow) + windows.filter({ !$0.isKeyWindow }) {
            guard let found = window.firstResponderInside else { continue }
            (latest, isLatestCurrent) = (found, true)
            return found
        }
        emptyScene = .some(key)
        return nil
    }

    /// Whether a responder belongs to the keyboard: its window cannot become key, or it lies in its chain's accessory view.
    private func isInKeyboard(_ responder: UIResponder, _ window: UIWindow) -> Bool {
        if !window.canBecomeKey { return true }
        guard let view = responder as? UIView, let vendor = accessoryVendor(of: view) else { return false }
        return view.isDescendant(of: vendor.accessory)
    }

    /// The input inside a view, without a search of the view's tree.
    ///
    /// - Parameter counting: whether an input that has just resigned counts, for a keyboard that leaves.
    func input(in view: UIView, counting resigned: Bool = false) -> UIView? {
        let input = resigned ? latest as? UIView : input(near: view)
        return input.flatMap { $0.isDescendant(of: view) ? $0 : nil }
    }

    // MARK: The accessory view

    /// The responder up the first responder's chain that has an accessory view, and the accessory view (rule D17).
    func accessoryVendor(of responder: UIResponder) -> AccessoryVendor? {
        if let vendor, vendor.input.object === responder { return vendor.found }
        let found = AccessoryVendor(of: responder)
        vendor = (Weak(object: responder), found)
        return found
    }

    /// The page that a keyboard is for, where it shows no input of the page itself: a docked accessory view, or an input in
    /// it (rule D20).
    ///
    /// - Parameter window: a window of the page's scene.
    func pageOfAccessory(near window: UIWindow) -> UIViewController? {
        guard let responder = responder(near: window), let vendor = accessoryVendor(of: responder) else { return nil }
        let isInAccessory = (responder as? UIView)?.isDescendant(of: vendor.accessory) ?? false
        guard isInAccessory || responder is UIViewController else { return nil }
        return vendor.responder as? UIViewController ?? vendor.responder.nearestController
    }

    // MARK: Exemptions

    /// Whether a pass judges many avoiders in a row: views side by side have one home meanwhile.
    var isJudgingMany = false { didSet { (latestHome, latestCover) = (nil, nil) } }

    /// The home of the views in the superview of the last view; nil unless many avoiders are judged.
    private var latestHome: (superview: UIView, home: ViewHome)?
    /// What covers ``latestHome`` without an input, in words; nil until it was asked for.
    private var latestCover: String??

    /// Where a view is: where its superview is, unless the view is an input view or a controller's own.
    private func home(of view: UIView) -> ViewHome {
        guard isJudgingMany, let superview = view.superview, view.next === superview, !(view is UIInputView) else {
            return ViewHome(of: view)
        }
        if let latestHome, latestHome.superview === superview { return latestHome.home }
        let home = ViewHome(of: superview)
        (latestHome, latestCover) = ((superview, home), nil)
        return home
    }

    /// Why a view is left alone while no responder is first.
    private func cover(of view: UIView, _ home: ViewHome) -> String? {
        guard let latestHome, latestHome.superview === view.superview else { return home.coverWithoutInput }
        if let latestCover { return latestCover }
        let cover = home.coverWithoutInput
        latestCover = .some(cover)
        return cover
    }

    /// Why an input needs no avoider, in words: the app or UIKit keeps it in sight.
    ///
    /// Nil when neither does.
    func selfAvoidance(around input: UIView) -> String? {
        if ViewHome(of: input).isKeyboard { return "it is a part of the keyboard" }
        if let found = SelfAvoidingClass.around(input).first {
            return "\(found.name) around it avoids the keyboard itself"
        }
        for responder in input.chain {
            if let search = NamedClasses.searchInputs.name(of: responder) {
                return "\(search) stays in sight by itself"
            }
            if let scrollView = responder as? UIScrollView, let reason = ScrollViewExemption.ofOwnList(scrollView) {
                return reason.rawValue
            }
        }
        return nil
    }

    /// Why a view is left alone by an avoider, in words; nil when it is not.
    ///
    /// - Parameter onlyTells: whether the avoider only tells where the keyboard is. It does not disturb a view that avoids
    ///   the keyboard itself.
    func exemption(of view: UIView, onlyTells: Bool) -> String? {
        let home = home(of: view)
        if home.isKeyboard { return "it is a part of the keyboard" }
        if !onlyTells, let reason = home.ownList(of: view) { return reason.rawValue }
        guard let typed = responder(near: view) else { return cover(of: view, home) }
        guard let input = typed.viewOfResponder else { return nil }
        if let window = input.window, let own = view.window, window !== own {
            return exemption(of: view, home, typedInto: typed, in: window)
        }
        let place = ViewHome(of: input)
        guard !place.isKeyboard else { return nil }
        if let reason = Self.isOnAnotherPage(home, than: place) { return reason }
        guard !onlyTells else { return nil }
        for found in classes(around: typed) where found.isAround(view) {
            return "\(found.name) around the input avoids the keyboard itself"
        }
        return nil
    }

    /// Why a view is left alone while something in another window is typed into.
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
        return Self.isOnAnotherPage(home, than: ViewHome(of: page))
    }

    private static func isOnAnotherPage(_ home: ViewHome, than place: ViewHome) -> String? {
        guard let page = home.page, let typed = place.page, page !== typed else { return nil }
        return "the input belongs to \(type(of: typed)), which is another page"
    }

    private func classes(around input: UIResponder) -> [SelfAvoidingClass] {
        if let selfAvoiding, selfAvoiding.input.object === input { return selfAvoiding.classes }
        let found = SelfAvoidingClass.around(input)
        selfAvoiding = (Weak(object: input), found)
        return found
    }
}

/// The responder that has the accessory view of a first responder.
@MainActor
struct AccessoryVendor {
    let responder: UIResponder
    let accessory: UIView

    /// Asks up the chain, as UIKit does (rule D17); nil where no responder has an accessory view.
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

/// A class with views that keep their inputs in sight themselves.
@MainActor
private struct SelfAvoidingClass {
    let name: String
    weak var view: UIView?

    /// The instances around a responder, innermost first.
    static func around(_ input: UIResponder) -> [SelfAvoidingClass] {
        input.chain.compactMap { responder in
            guard let name = NamedClasses.selfAvoiding.name(of: responder), let view = responder.viewOfResponder
            else { return nil }
            return SelfAvoidingClass(name: name, view: view)
        }
    }

    /// Whether the instance keeps the input in sight, so that the other view need not.
    func isAround(_ other: UIView) -> Bool {
        guard let view else { return false }
        return !other.isDescendant(of: view) || other === view
    }
}

extension UIResponder {
    /// The view itself, or a controller's view if it is loaded; nil for other responders.
    fileprivate var viewOfResponder: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

    fileprivate var windowOfView: UIWindow? { viewOfResponder?.window }
}

extension UIView {
    /// The first responder in the view's tree: a view, or the controller of one.
    fileprivate var firstResponderInside: UIResponder? {
        if isFirstResponder { return self }
        if let next, next !== superview, next is UIViewController, next.isFirstResponder { return next }
        for subview in subviews {
            if let found = subview.firstResponderInside { return found }
        }
        return nil
    }
}

/// What a view lies in; found on one way up.
@MainActor
private struct ViewHome {
    /// Whether the view lies in a window of the keyboard's, or in an input view.
    ///
    /// The windows of the keyboard cannot become key; their classes are private.
    let isKeyboard: Bool
    private let controller: UIViewController?

    init(of view: UIView) {
        var around: UIView? = view, isInput = false, controller: UIViewController?
        while let current = around {
            if current is UIInputView { isInput = true }
            if controller == nil { controller = current.next as? UIViewController }
            around = current.superview
        }
        self.controller = controller
        isKeyboard = isInput || !(view.window?.canBecomeKey ?? true)
    }

    /// The outermost parent of the nearest controller: a presented controller, or a window's root.
    var page: UIViewController? {
        var controller = controller
        while let current = controller {
            // A search controller is presented, and belongs to the page with the search field.
            let around = current.isPresentedSearch ? current.presentingViewController : current.parent
            guard let around else { return current }
            controller = around
        }
        return controller
    }

    /// Why the view is left alone while no responder of this process is first, in words; nil when it is not.
    ///
    /// The views of mail, Safari and share sheets are in other processes, and so is their input.
    var coverWithoutInput: String? {
        var presented = page?.presentedViewController
        while let search = presented, search.isPresentedSearch { presented = search.presentedViewController }
        return presented.map { "\(type(of: $0)) is in front of it, with an input of another process" }
    }

    /// Why a list of UIKit's own controllers is left alone; nil for other views.
    func ownList(of view: UIView) -> ScrollViewExemption? {
        guard let controller, view === controller.viewIfLoaded || view is UIScrollView else { return nil }
        guard view === controller.viewIfLoaded || view === controller.ownList else { return nil }
        return controller.listExemption
    }
}

extension UIViewController {
    fileprivate var isPresentedSearch: Bool {
        parent == nil && NamedClasses.searchControllers.name(of: self) != nil
    }
}
