import AuditRules
import Foundation
import UIKit

/// Makes changes on each page of a screen to which they belong, once the page has come on screen.
@MainActor
final class ChangeTrial {
    private let parts: [Part]
    private let hearing: Change.Hearing
    private let center: NotificationCenter
    private var changed: [Weak] = []

    private struct Weak { weak var page: UIViewController? }

    private struct Part {
        let change: Change
        let detail: String
        let place: PagePlace

        /// An avoidance is changed at the window.
        init(_ avoidance: Change) { (change, detail, place) = (avoidance, "", PagePlace.window) }

        init?(_ trial: Trial, among changes: [Change]) {
            let words = trial.place.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard let change = changes.first(where: { $0.name == trial.change }),
                let place = words.first.flatMap({ PagePlace(text: $0) })
            else { return nil }
            (self.change, self.place) = (change, place)
            detail = words.count > 1 ? String(words[1]) : ""
        }
    }

    /// The result is nil if there is no change, if the program lacks it, or if the host cannot mute the app.
    ///
    /// - Parameters:
    ///   - avoidance: the change that is the played avoidance.
    ///   - isAhead: whether the trial's change hears of the keyboard before the app's own observers do.
    init?(
        _ trial: Trial?, beside avoidance: Change?, among changes: [Change], on host: any AuditHost,
        isAhead: Bool = false
    ) {
        var parts = avoidance.map { [Part($0)] } ?? []
        if let trial {
            guard let tried = Part(trial, among: changes) else { return nil }
            parts.append(tried)
        }
        guard !parts.isEmpty else { return nil }
        self.parts = parts
        if trial?.mutesApp == true || avoidance?.mutesApp == true {
            guard let center = host.addKeyboardCenter(.insteadOfApp) else { return nil }
            (hearing, self.center) = (.insteadOfApp, center)
        } else if isAhead, let center = host.addKeyboardCenter(.aheadOfApp) {
            (hearing, self.center) = (.aheadOfApp, center)
        } else {
            (hearing, center) = (.amongApp, .default)
        }
    }

    func make(in window: UIWindow) {
        changed.removeAll { $0.page == nil }
        for page in UIViewController.shown(in: window) where !changed.contains(where: { $0.page === page }) {
            let here = parts.compactMap { part in part.place.view(in: page, of: window).map { (part, $0) } }
            guard !here.isEmpty else { continue }
            changed.append(Weak(page: page))
            for (part, view) in here {
                part.change.make(
                    view, part.detail,
                    Change.Page(
                        controller: page, window: window, input: nil, hearing: hearing, notificationCenter: center))
            }
            window.layoutIfNeeded()
        }
    }

    /// The changes that could be tried on the page with the edited input.
    static func all(of changes: [Change], on host: any AuditHost) -> [Trial] {
        guard let input = LiveScene.firstResponder(in: host.window), let page = input.controllerAround,
            page.viewIfLoaded != nil
        else {
            return []
        }
        let shown = Change.Page(
            controller: page, window: host.window, input: input, hearing: .amongApp, notificationCenter: .default)
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
    /// The window, when its first page has come on screen.
    static let window = PagePlace(page: "", path: nil)

    /// The name of the page's class; empty for the first page.
    let page: String
    /// Nil for the window.
    private let path: ViewPath?

    private init(page: String, path: ViewPath?) { (self.page, self.path) = (page, path) }

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
        if self.page.isEmpty { return page === window.rootViewController ? window : nil }
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
    fileprivate var controllerAround: UIViewController? {
        sequence(first: self as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }.first
    }
}
