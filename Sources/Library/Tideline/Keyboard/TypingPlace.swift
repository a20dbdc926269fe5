import UIKit

/// The search for the first responder, and for the views that make way for it.
///
/// Only views around the first responder make way. An alert with a text field, a web view and a hosted SwiftUI view avoid
/// the keyboard themselves. Views inside the keyboard are not moved (S122, S125, S127, S128).
@MainActor
struct TypingPlace {
    /// The first responder of the last search; searched for again once it has resigned.
    private weak var known: UIView?
    /// The scene that had no first responder in the last search; nil where that is not remembered.
    private var emptyScene: ObjectIdentifier?
    /// Classes around the first responder that avoid the keyboard themselves.
    private var selfAvoiding: [SelfAvoidingClass] = []

    /// The first responder in the windows of a view's scene; nil when there is none.
    ///
    /// Each window has a first responder of its own; the key window's receives the keys.
    mutating func input(near view: UIView) -> UIView? {
        let scene = view.window?.windowScene
        if let emptyScene, emptyScene == scene.map(ObjectIdentifier.init) { return nil }
        if let known, known.isFirstResponder, let window = known.window, window.windowScene === scene,
            window.isKeyWindow || ViewHome(of: known).isKeyboard
        {
            return known
        }
        let windows = scene?.windows ?? view.window.map { [$0] } ?? []
        let inOrder = windows.filter(\.isKeyWindow) + windows.filter { !$0.isKeyWindow }
        known = inOrder.lazy.compactMap(\.firstResponder).first
        selfAvoiding = known.map(SelfAvoidingClass.around) ?? []
        if isJudgingMany, known == nil { emptyScene = scene.map(ObjectIdentifier.init) }
        return known
    }

    /// Whether a pass judges many avoiders in a row.
    ///
    /// Meanwhile a scene without a first responder is searched only once, and views side by side have one home.
    var isJudgingMany = false { didSet { (emptyScene, latestHome) = (nil, nil) } }

    /// The home of the views in the superview of the last view; nil unless many avoiders are judged.
    private var latestHome: (superview: UIView, home: ViewHome)?

    /// Where a view is: where its superview is, unless the view is an input view or a controller's own.
    private mutating func home(of view: UIView) -> ViewHome {
        guard isJudgingMany, let superview = view.superview, view.next === superview, !(view is UIInputView) else {
            return ViewHome(of: view)
        }
        if let latestHome, latestHome.superview === superview { return latestHome.home }
        let home = ViewHome(of: superview)
        latestHome = (superview, home)
        return home
    }

    /// Why an input needs no avoider, in words: the app or UIKit keeps it in sight.
    ///
    /// Nil when neither does.
    mutating func selfAvoidance(around input: UIView) -> String? {
        if ViewHome(of: input).isKeyboard { return "it is a part of the keyboard" }
        if let found = SelfAvoidingClass.around(input).first {
            return "\(found.name) around it avoids the keyboard itself"
        }
        for responder in input.chain {
            if let search = NamedClasses.searchInputs.name(of: responder) {
                return "\(search) stays in sight by itself"
            }
            if let scrollView = responder as? UIScrollView, ScrollViewExemption.of(scrollView) == .tableController {
                return ScrollViewExemption.tableController.rawValue
            }
        }
        return nil
    }

    /// Why a view is left alone by an avoider, in words; nil when it is not.
    ///
    /// - Parameter onlyTells: whether the avoider only tells where the keyboard is. It does not disturb a view that avoids
    ///   the keyboard itself.
    mutating func exemption(of view: UIView, onlyTells: Bool) -> String? {
        let home = home(of: view)
        if home.isKeyboard { return "it is a part of the keyboard" }
        guard let input = input(near: view) else { return nil }
        let place = ViewHome(of: input)
        guard !place.isKeyboard else { return nil }
        if view.isInAccessory(of: input) { return "it is a part of the keyboard" }
        if let window = input.window, let own = view.window, window !== own {
            return "another window is typed into, \(type(of: window))"
        }
        if let page = home.page, let typed = place.page, page !== typed {
            return "the input belongs to \(type(of: typed)), which is another page"
        }
        guard !onlyTells else { return nil }
        for found in selfAvoiding where found.isAround(view) {
            return "\(found.name) around the input avoids the keyboard itself"
        }
        return nil
    }
}

/// A class with views that keep their inputs in sight themselves.
@MainActor
private struct SelfAvoidingClass {
    let name: String
    weak var view: UIView?

    /// The instances around a view, innermost first.
    static func around(_ input: UIView) -> [SelfAvoidingClass] {
        input.chain.compactMap { responder in
            guard let name = NamedClasses.selfAvoiding.name(of: responder),
                let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
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

extension UIView {
    /// The first responder in the view's tree.
    var firstResponder: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let found = subview.firstResponder { return found }
        }
        return nil
    }

    fileprivate func isInAccessory(of input: UIView) -> Bool {
        if let accessory = input.inputAccessoryView, isDescendant(of: accessory) { return true }
        if let keys = input.inputView, isDescendant(of: keys) { return true }
        return false
    }
}

/// What a view lies in; found on one way up.
@MainActor
private struct ViewHome {
    /// Whether the view lies in a window of the keyboard's, or in an input view.
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
        if !isInput, let window = view.window { isInput = NamedClasses.keyboardWindows.name(of: window) != nil }
        isKeyboard = isInput
    }

    /// The outermost parent of the nearest controller: a presented controller, or a window's root.
    var page: UIViewController? {
        var controller = controller
        while let current = controller {
            // A search controller is presented, and belongs to the page with the search field.
            let isSearch = current.parent == nil && NamedClasses.searchControllers.name(of: current) != nil
            guard let around = isSearch ? current.presentingViewController : current.parent else { return current }
            controller = around
        }
        return controller
    }
}
