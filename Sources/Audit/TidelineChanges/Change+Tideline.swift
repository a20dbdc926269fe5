import Foundation
import Tideline
import UIKit
public import Stages

/// The ways of this library, as changes that an audit tries.
extension Change {
    /// The library's ways, the plainest first, and `automatic` at last.
    public static let tideline: [Change] = [
        insets, card, translationOfFocus, translation, safeArea, backdrop, automatic
    ]

    private static let insets = Change("insets") { page in
        scrollers(of: page).map { Place($0) { "\($0).keyboardAvoidance = .insets (import Tideline)" } }
    } make: { view, _, page in
        (view as? UIScrollView)?.keyboardAvoidance = .insets.following(Listener.keyboard(of: page))
    }

    private static let card = Change("card") { page in
        card(of: page).map { Place($0) { "\($0).keyboardAvoidance = .translation (import Tideline)" } }
    } make: { view, _, page in
        view.keyboardAvoidance = .translation.following(Listener.keyboard(of: page))
    }

    private static let translationOfFocus = Change("translation-focus") { page in
        root(of: page).map { Place($0) { "\($0).keyboardAvoidance = .translation.focus() (import Tideline)" } }
    } make: { view, _, page in
        view.keyboardAvoidance = .translation.focus().following(Listener.keyboard(of: page))
    }

    private static let translation = Change("translation") { page in
        root(of: page).map { Place($0) { "\($0).keyboardAvoidance = .translation (import Tideline)" } }
    } make: { view, _, page in
        view.keyboardAvoidance = .translation.following(Listener.keyboard(of: page))
    }

    private static let safeArea = Change("safe-area") { page in
        guard page.controller.keyboardAvoidance == nil else { return [] }
        return root(of: page).map { Place($0) { _ in "keyboardAvoidance = .safeArea (import Tideline)" } }
    } make: { _, _, page in
        page.controller.keyboardAvoidance = .safeArea.following(Listener.keyboard(of: page))
    }

    /// Before iOS 26 the keyboard is opaque, and a page with a background goes on behind the keyboard.
    private static let backdrop = Change("backdrop") { page in
        guard let version = Double(UIDevice.current.systemVersion.prefix { $0 != "." }), version >= 26,
            let root = page.controller.viewIfLoaded, !(root is UIScrollView),
            root.backgroundColor?.cgColor.alpha ?? 0 < 1
        else { return [] }
        return [
            Place(root) {
                "\($0).insertSubview(KeyboardBackdropView(color: .systemBackground), at: 0) (import Tideline)"
            }
        ]
    } make: { view, _, page in
        let backdrop = KeyboardBackdropView(color: .systemBackground)
        backdrop.keyboardGuide.keyboard = Listener.keyboard(of: page)
        view.insertSubview(backdrop, at: 0)
    }

    private static let automatic = Change("automatic", asAvoidance: "automatic") { page in
        let isSet = page.window.keyboardAvoidance != nil || page.window.windowScene?.keyboardAvoidance != nil
        return isSet
            ? []
            : [
                Place(page.window) {
                    "\($0).keyboardAvoidance = .automatic (import Tideline) where the app makes its window; this changes "
                        + "every screen, and this one alone was played"
                }
            ]
    } make: { view, _, page in
        (view as? UIWindow)?.keyboardAvoidance = .automatic.following(Listener.keyboard(of: page))
    }

    // MARK: Places

    /// The page's own view, unless it has an avoidance already.
    @MainActor
    private static func root(of page: Page) -> [UIView] {
        guard let root = page.controller.viewIfLoaded, root.keyboardAvoidance == nil, !(root is UIScrollView) else {
            return []
        }
        return [root]
    }

    /// The scroll views around the input that can make room, the inner ones first.
    ///
    /// UIKit keeps the list of a list controller clear of the keyboard. A text view makes room itself only if it is a
    /// page of text, and not a field in a bar.
    @MainActor
    private static func scrollers(of page: Page) -> [UIScrollView] {
        guard let input = page.input, let root = page.controller.viewIfLoaded else { return [] }
        let ofController = [
            (page.controller as? UITableViewController)?.tableView,
            (page.controller as? UICollectionViewController)?.collectionView
        ]
        return path(from: input, to: root).compactMap { $0 as? UIScrollView }.filter { view in
            guard !ofController.contains(view), view.keyboardAvoidance == nil else { return false }
            return !(view is UITextView) || view.bounds.height > root.bounds.height / 2 || view === root
        }
    }

    /// The outermost view around the input that is lower than its page, such as the card of a dialog.
    @MainActor
    private static func card(of page: Page) -> [UIView] {
        guard let input = page.input, let root = page.controller.viewIfLoaded, !(root is UIScrollView) else {
            return []
        }
        let around = path(from: input, to: root).dropFirst().dropLast()
        let outer = around.reversed().prefix { !($0 is UIScrollView) }
        return outer.first { $0.bounds.height < root.bounds.height * 0.8 && $0.keyboardAvoidance == nil }.map { [$0] }
            ?? []
    }

    /// The views from an inner view to an outer one, both included.
    @MainActor
    private static func path(from view: UIView, to root: UIView) -> [UIView] {
        let path = Array(sequence(first: view, next: { $0 === root ? nil : $0.superview }))
        return path.last === root ? path : []
    }
}

/// What listens to other notification centers than the app's.
@MainActor
private enum Listener {
    private static var latest: Keyboard?
    private static weak var passed: NotificationCenter?

    /// The app's keyboard, or one of its own for a page whose app gets no notifications.
    static func keyboard(of page: Change.Page) -> Keyboard {
        switch page.hearing {
        case .amongApp: return .shared
        case .aheadOfApp:
            passOn(from: page.notificationCenter)
            return .shared
        case .insteadOfApp:
            if let latest, latest.notificationCenter === page.notificationCenter { return latest }
            let keyboard = Keyboard(notificationCenter: page.notificationCenter)
            latest = keyboard
            return keyboard
        }
    }

    /// Passes the notifications of a center to the app's keyboard, which ignores them when they come again.
    private static func passOn(from center: NotificationCenter) {
        guard passed !== center else { return }
        passed = center
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification
        ]
        // The observers end with their center, which belongs to one run.
        for name in names {
            _ = center.addObserver(forName: name, object: nil, queue: nil) {
                nonisolated(unsafe) let notification = $0
                MainActor.assumeIsolated { Keyboard.shared.handle(notification) }
            }
        }
    }
}
