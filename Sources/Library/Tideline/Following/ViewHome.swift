import UIKit

/// The surroundings of a view: its controller, and whether it is in the keyboard; both are found in one walk up the
/// view tree.
@MainActor
struct ViewHome {
    /// Whether the view is in a window of the keyboard, or in an input view.
    ///
    /// The classes of the keyboard's windows are private. Unlike other windows, they cannot become key.
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

    /// The controller of the whole page around the view, which is a presented controller or a window's root controller.
    var page: UIViewController? {
        var controller = controller
        while let current = controller {
            // A presented search controller belongs to the page that presents it, which contains the search field.
            let around = current.isPresentedSearch ? current.presentingViewController : current.parent
            guard let around else { return current }
            controller = around
        }
        return controller
    }

    /// The reason in words why the view is left alone if no view of this process is first responder, or nil.
    ///
    /// The views of mail, Safari and share sheets are in other processes, and so are their inputs.
    var coverWithoutInput: String? {
        var presented = page?.presentedViewController
        while let search = presented, search.isPresentedSearch { presented = search.presentedViewController }
        return presented.map { "\(type(of: $0)) is in front of it, with an input of another process" }
    }

    /// Returns the reason for leaving the view alone if it is the list of a `UITableViewController` or
    /// `UICollectionViewController`; otherwise nil.
    func ownList(of view: UIView) -> ScrollViewExemption? {
        guard let controller, view === controller.viewIfLoaded || view is UIScrollView else { return nil }
        guard view === controller.viewIfLoaded || view === controller.ownList else { return nil }
        return controller.listExemption
    }
}

/// Whether an input is a part of the keyboard, and whether it is on another page than a given view.
@MainActor
struct InputPlace {
    /// Whether the input is a part of the keyboard.
    let isKeyboard: Bool
    /// The reason in words why the view is left alone, or nil if the input is on the view's page.
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
