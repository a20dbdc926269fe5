import UIKit

/// Where a person types, and which views that concerns.
///
/// Only what stands around the first responder makes way. An alert with a text field over a page, a web view or a hosted
/// SwiftUI view looks after itself, and views inside the keyboard are not moved (S122, S125, S127, S128).
@MainActor
struct TypingPlace {
    /// The first responder as last seen; looked for again once it is no longer that.
    private weak var known: UIView?
    /// The scene in which nothing was typed into when it was last looked through; nil where that is not remembered.
    private var emptyScene: ObjectIdentifier?
    /// Classes around the first responder that avoid the keyboard themselves.
    private var carers: [SelfCaringClass] = []

    /// The view that is typed into in the windows of a view's scene; nil when there is none.
    ///
    /// Each window has a first responder of its own; keys go to the key window's.
    mutating func input(near view: UIView) -> UIView? {
        let scene = view.window?.windowScene
        if let emptyScene, emptyScene == scene.map(ObjectIdentifier.init) { return nil }
        if let known, known.isFirstResponder, let window = known.window, window.windowScene === scene,
            window.isKeyWindow || known.isPartOfKeyboard
        {
            return known
        }
        let windows = scene?.windows ?? view.window.map { [$0] } ?? []
        let inOrder = windows.filter(\.isKeyWindow) + windows.filter { !$0.isKeyWindow }
        known = inOrder.lazy.compactMap(\.firstResponder).first
        carers = known.map(SelfCaringClass.around) ?? []
        if remembersAbsence, known == nil { emptyScene = scene.map(ObjectIdentifier.init) }
        return known
    }

    /// Whether a scene in which nothing is typed into is looked through once only: while many avoiders are asked in a row.
    var remembersAbsence = false { didSet { emptyScene = nil } }

    /// Why the app or UIKit looks after an input, in words; nil when neither does.
    mutating func carer(around input: UIView) -> String? {
        if input.isPartOfKeyboard { return "it is a part of the keyboard" }
        if let carer = SelfCaringClass.around(input).first {
            return "\(carer.name) around it avoids the keyboard itself"
        }
        for responder in input.chain {
            if let search = responder.className(among: ["UISearchBar", "UISearchTextField"]) {
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
    /// - Parameter onlyTells: whether the avoider only tells where the keyboard is, so that a view that looks after itself
    ///   is not disturbed by it.
    mutating func exemption(of view: UIView, onlyTells: Bool) -> String? {
        if view.isPartOfKeyboard { return "it is a part of the keyboard" }
        guard let input = input(near: view), !input.isPartOfKeyboard else { return nil }
        if view.isInAccessory(of: input) { return "it is a part of the keyboard" }
        if let window = input.window, let own = view.window, window !== own {
            return "another window is typed into, \(type(of: window))"
        }
        let page = view.outermostController, typed = input.outermostController
        if let page, let typed, page !== typed {
            return "what is typed into belongs to \(type(of: typed)), which is another page"
        }
        guard !onlyTells, let carer = carers.first(where: { $0.isAround(view) })
        else {
            return nil
        }
        return "\(carer.name) around what is typed into avoids the keyboard itself"
    }
}

/// A class whose views keep what is typed into in sight by themselves.
@MainActor
private struct SelfCaringClass {
    let name: String
    weak var view: UIView?

    /// Names of classes, since neither WebKit nor SwiftUI is linked; each with the report that shows it.
    private static let names = [
        "WKWebView",  // react-native-webview/react-native-webview#3689
        "_UIHostingView", "UIHostingController",  // apptekstudios/ASCollectionView#179
        "UIAlertController"  // hackiftekhar/IQKeyboardManager#667
    ]

    /// Those around a view, innermost first.
    static func around(_ input: UIView) -> [SelfCaringClass] {
        input.chain.compactMap { responder in
            guard let name = responder.className(among: names),
                let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
            else { return nil }
            return SelfCaringClass(name: name, view: view)
        }
    }

    /// Whether it looks after what is typed into instead of an avoider of that view.
    func isAround(_ other: UIView) -> Bool {
        guard let view else { return false }
        return !other.isDescendant(of: view) || other === view
    }
}

extension UIResponder {
    /// The first of some class names that the responder's class, or one that it inherits from, has.
    func className(among names: [String]) -> String? { ClassNames.of(self).first(where: names.contains) }
}

/// The names of classes and of those they inherit from, without what is in angle brackets; each class is asked once.
@MainActor
private enum ClassNames {
    private static var known: [ObjectIdentifier: [String]] = [:]

    static func of(_ responder: UIResponder) -> [String] {
        let type = ObjectIdentifier(type(of: responder))
        if let names = known[type] { return names }
        let mirrors = sequence(first: Mirror(reflecting: responder)) { $0.superclassMirror }
        let names = mirrors.map { String(String(describing: $0.subjectType).prefix { $0 != "<" }) }
        known[type] = names
        return names
    }
}

extension UIView {
    /// The view in this one's tree that is being typed into.
    var firstResponder: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let found = subview.firstResponder { return found }
        }
        return nil
    }

    /// The controller around the nearest one that has no parent: what was presented, or a window's root.
    fileprivate var outermostController: UIViewController? {
        var controller = nearestController
        while let current = controller {
            // What a search finds is presented, and belongs to the page with the search field.
            let isSearch = current.parent == nil && current.className(among: ["UISearchController"]) != nil
            guard let around = isSearch ? current.presentingViewController : current.parent else { return current }
            controller = around
        }
        return controller
    }

    /// Whether the view lies in a window of the keyboard's, or in an input view.
    ///
    /// The windows are UIKit's; their names are seen in every log of an app's windows (hackiftekhar/IQKeyboardManager).
    fileprivate var isPartOfKeyboard: Bool {
        if nearest(UIInputView.self) != nil { return true }
        return window?.className(among: ["UITextEffectsWindow", "UIRemoteKeyboardWindow"]) != nil
    }

    fileprivate func isInAccessory(of input: UIView) -> Bool {
        [input.inputAccessoryView, input.inputView].contains { $0.map(isDescendant(of:)) ?? false }
    }
}
