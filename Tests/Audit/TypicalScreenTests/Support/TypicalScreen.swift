import Tideline
import UIKit

/// A screen as an app would write it, with or without its avoidance.
struct TypicalScreen: Sendable {
    let name: String
    let make: @MainActor @Sendable () -> UIViewController

    static let all: [TypicalScreen] = [
        TypicalScreen(name: "chat") { ChatViewController.inTabBar() },
        TypicalScreen(name: "checkout") { UINavigationController(rootViewController: CheckoutViewController()) },
        TypicalScreen(name: "settings") { UINavigationController(rootViewController: SettingsViewController()) },
        TypicalScreen(name: "compose") { InboxViewController() },
        TypicalScreen(name: "login") { LoginViewController() },
        TypicalScreen(name: "login alert") { LoginViewController.asking() },
        TypicalScreen(name: "contacts") { UINavigationController(rootViewController: ContactsViewController()) },
        TypicalScreen(name: "profile") { UINavigationController(rootViewController: ProfileEditorViewController()) },
        TypicalScreen(name: "onboarding") { OnboardingViewController() },
        TypicalScreen(name: "article") { UINavigationController(rootViewController: ArticleViewController()) },
        TypicalScreen(name: "sign-up") { UINavigationController(rootViewController: SignUpViewController()) },
        TypicalScreen(name: "places") { PlacesViewController() },
        TypicalScreen(name: "invoice") { UINavigationController(rootViewController: InvoiceViewController()) },
        TypicalScreen(name: "login card") { LoginCardViewController() },
        TypicalScreen(name: "shipment") { UINavigationController(rootViewController: ShipmentViewController()) },
        TypicalScreen(name: "feedback") { FeedbackViewController() }
    ]

    static func named(_ name: String) throws -> TypicalScreen {
        guard let screen = all.first(where: { $0.name == name }) else { throw UnknownScreen(name: name) }
        return screen
    }

    struct UnknownScreen: Error { let name: String }

    var withoutAvoidance: TypicalScreen {
        TypicalScreen(name: name) { [make] in
            let shown = make()
            let page = (shown as? UINavigationController)?.topViewController ?? shown
            page.loadViewIfNeeded()
            page.keyboardAvoidance = nil
            Self.takeAway(from: page.view)
            return shown
        }
    }

    /// Removes all avoidances, and attaches views on Apple's guide to the safe area instead.
    @MainActor
    private static func takeAway(from view: UIView) {
        if let scroll = view as? UIScrollView { scroll.keyboardAvoidance = nil } else { view.keyboardAvoidance = nil }
        for constraint in view.constraints where constraint.secondItem === view.keyboardLayoutGuide {
            guard let held = constraint.firstItem as? UIView else { continue }
            constraint.isActive = false
            held.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        }
        for subview in view.subviews { takeAway(from: subview) }
    }
}
