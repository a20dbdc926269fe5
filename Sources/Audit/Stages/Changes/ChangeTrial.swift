import AuditRules
import Foundation
import UIKit

/// Makes a change on each page of a screen to which it belongs, once the page has come on screen.
@MainActor
final class ChangeTrial {
    private let change: Change
    private let detail: String
    private let place: PagePlace
    private let center: NotificationCenter
    private var changed: [Weak] = []

    private struct Weak { weak var page: UIViewController? }

    /// The result is nil if the program lacks the change, or if the host cannot mute the app.
    init?(_ trial: Trial, among changes: [Change], on host: any AuditHost) {
        let words = trial.place.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard let change = changes.first(where: { $0.name == trial.change }),
            let place = words.first.flatMap({ PagePlace(text: $0) }),
            let center = trial.mutesApp ? host.muteKeyboardNotifications() : NotificationCenter.default
        else { return nil }
        (self.change, self.place, self.center) = (change, place, center)
        detail = words.count > 1 ? String(words[1]) : ""
    }

    func make(in window: UIWindow) {
        changed.removeAll { $0.page == nil }
        for page in UIViewController.shown(in: window) where !changed.contains(where: { $0.page === page }) {
            guard let view = place.view(in: page, of: window) else { continue }
            changed.append(Weak(page: page))
            change.make(
                view, detail,
                Change.Page(controller: page, window: window, input: nil, notificationCenter: center))
            window.layoutIfNeeded()
        }
    }

    /// The changes that could be tried on the page with the edited input.
    static func all(of changes: [Change], on host: any AuditHost) -> [Trial] {
        guard let input = host.window.editedInput, let page = input.controllerAround, page.viewIfLoaded != nil else {
            return []
        }
        let shown = Change.Page(
            controller: page, window: host.window, input: input, notificationCenter: .default)
        return changes.flatMap { change in
            change.places(shown).compactMap { place -> Trial? in
                guard let path = PagePlace(of: place.view, on: page) else { return nil }
                let code = place.code(place.view.nameInCode(from: page))
                let whose = place.view is UIWindow ? "" : ", in \(path.page)"
                return Trial(
                    change: change.name, place: "\(path.text)\t\(place.detail)",
                    code: code + whose + place.view.explanationOfName(from: page, beside: input))
            }
        }
    }
}

/// A view of a page, or the page's window.
private struct PagePlace {
    let page: String
    /// Nil for the window.
    private let path: ViewPath?

    @MainActor
    init?(of view: UIView, on page: UIViewController) {
        self.page = String(describing: type(of: page))
        if view is UIWindow {
            path = nil
            return
        }
        guard let root = page.viewIfLoaded, let path = ViewPath(to: view, from: root) else { return nil }
        self.path = path
    }

    @MainActor
    func view(in page: UIViewController, of window: UIWindow) -> UIView? {
        guard String(describing: type(of: page)) == self.page else { return nil }
        return path.map { path in page.viewIfLoaded.flatMap(path.view(from:)) } ?? window
    }

    var text: String { page + (path.map { ":\($0.text)" } ?? "") }

    init?(text: some StringProtocol) {
        guard let sign = text.firstIndex(of: ":") else {
            (page, path) = (String(text), nil)
            return
        }
        guard let path = ViewPath(text: text[text.index(after: sign)...]) else { return nil }
        (page, self.path) = (String(text[..<sign]), path)
    }
}

extension UIViewController {
    /// The controllers in a window whose views are shown, outer ones first.
    fileprivate static func shown(in window: UIWindow) -> [UIViewController] {
        var found: [UIViewController] = []
        func visit(_ controller: UIViewController) {
            if controller.viewIfLoaded?.window === window { found.append(controller) }
            controller.children.forEach(visit)
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                visit(presented)
            }
        }
        if let root = window.rootViewController { visit(root) }
        return found
    }
}

extension UIView {
    fileprivate var editedInput: UIView? {
        if isFirstResponder { return self }
        return subviews.lazy.compactMap(\.editedInput).first
    }

    fileprivate var controllerAround: UIViewController? {
        sequence(first: self as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }.first
    }
}
