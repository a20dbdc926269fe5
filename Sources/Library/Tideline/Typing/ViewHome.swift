import UIKit

/// The controller around a view, and whether the view is in the keyboard.
@MainActor
struct ViewHome {
    /// Whether the view is in one of the keyboard's windows.
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
        isKeyboard = isInput || (view.window?.isKeyboards ?? false)
    }

    var page: UIViewController? {
        var controller = controller
        while let current = controller {
            // A presented search controller belongs to the page that presents it, because this page contains the search
            // field.
            let around = current.isPresentedSearch ? current.presentingViewController : current.parent
            guard let around else { return current }
            controller = around
        }
        return controller
    }

    /// A description of a controller that is in front of the page.
    ///
    /// Its inputs are in another process, as in mail, Safari and share sheets.
    var coverWithoutInput: String? {
        var presented = page?.presentedViewController
        while let search = presented, search.isPresentedSearch { presented = search.presentedViewController }
        return presented.map { "\(type(of: $0)) is in front of it, with an input of another process" }
    }

    func ownList(of view: UIView) -> ScrollViewExemption? {
        guard let controller, view === controller.viewIfLoaded || view is UIScrollView else { return nil }
        guard view === controller.viewIfLoaded || view === controller.ownList else { return nil }
        return controller.listExemption
    }
}

/// Where an input is, compared with a given view.
///
/// The input may be a part of the keyboard, or on another page than the view.
@MainActor
struct InputPlace {
    let isKeyboard: Bool
    let onAnotherPage: String?

    init(of input: UIView, from home: ViewHome) {
        let place = ViewHome(of: input)
        isKeyboard = place.isKeyboard
        if let page = home.page, let typed = place.page, page !== typed {
            onAnotherPage = "the input belongs to \(type(of: typed)), which is another page"
        } else {
            onAnotherPage = nil
        }
    }
}

extension UIViewController {
    fileprivate var isPresentedSearch: Bool {
        parent == nil && NamedClasses.searchControllers.name(of: self) != nil
    }
}

extension UIWindow {
    /// Whether the window is one of the keyboard's, such as the window of accessory views.
    ///
    /// The classes of these windows are private. An app's window is in the scene's list, and it is a plain `UIWindow`, or
    /// its class or the class of its root controller is not UIKit's.
    var isKeyboards: Bool {
        if self === Self.latestOfApp { return false }
        let type = type(of: self)
        let isPlain = type == UIWindow.self || !SystemClass.isUIKits(type)
        let isApps = isPlain || rootViewController.map { !SystemClass.isUIKits(Swift.type(of: $0)) } ?? false
        guard isApps, let windowScene else { return !isApps }
        let isListed = windowScene.windows.contains { $0 === self }
        if isPlain, isListed { Self.latestOfApp = self }
        return !isListed
    }

    /// The latest plain window of the app, because the library asks for the same window again and again.
    private static weak var latestOfApp: UIWindow?
}
