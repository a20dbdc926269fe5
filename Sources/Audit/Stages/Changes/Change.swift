public import AuditRules
public import Foundation
public import UIKit

/// A kind of change to a screen's code, which an audit tries on the shown screen.
///
/// The audit looks for the change's places while an input is edited and a keyboard is up. In a further run it makes the
/// change at one of these places before the keyboard comes, as the screen's own code would.
public struct Change: Sendable {
    /// A place on a page where a change can be made.
    @MainActor
    public struct Place {
        /// The view that changes.
        public let view: UIView
        /// What the change needs to know beside the view, as text that means the same in another run.
        public let detail: String
        /// The change as code.
        ///
        /// The argument is the view's name in code.
        public let code: (_ name: String) -> String

        /// Creates a place.
        public init(_ view: UIView, detail: String = "", code: @escaping (_ name: String) -> String) {
            self.view = view
            self.detail = detail
            self.code = code
        }
    }

    /// When a change that needs the keyboard's notifications gets them, seen from the app's own observers.
    public enum Hearing: Sendable {
        /// Each notification comes in the order in which the app's center calls its observers, which is not fixed.
        case amongApp
        /// Each notification comes before the app's observers get it.
        case aheadOfApp
        /// The app's observers get no notification.
        case insteadOfApp
    }

    /// A page of an app while a change is sought or made.
    @MainActor
    public struct Page {
        /// The innermost controller around the edited input.
        public let controller: UIViewController
        /// The page's window.
        public let window: UIWindow
        /// The edited input; nil while the change is made.
        public let input: UIView?
        /// When the change gets the keyboard's notifications.
        public let hearing: Hearing
        /// The center that gets the keyboard's notifications then: the app's own one only for ``Hearing/amongApp``.
        public let notificationCenter: NotificationCenter
    }

    /// The name, which is unique among the changes of a program.
    public let name: String
    /// The avoidance under which a program offers this change for each of its screens; nil if it offers none.
    ///
    /// The change is then made at the window.
    public let avoidance: Avoidance?
    /// Whether the app's observers get no keyboard notifications while the change is played as an avoidance.
    let mutesApp: Bool
    let places: @MainActor @Sendable (Page) -> [Place]
    let make: @MainActor @Sendable (_ view: UIView, _ detail: String, Page) -> Void

    /// Creates a kind of change.
    ///
    /// - Parameters:
    ///   - name: the name, which is unique among the changes of a program.
    ///   - avoidance: the avoidance under which a program offers this change for each of its screens.
    ///   - places: returns the places where the change may help; called on the main actor while an input is edited.
    ///   - make: makes the change at one of these places; called on the main actor once for each page, when the page has
    ///     come on screen.
    public init(
        _ name: String, asAvoidance avoidance: String? = nil,
        at places: @escaping @MainActor @Sendable (_ page: Page) -> [Place],
        make: @escaping @MainActor @Sendable (_ view: UIView, _ detail: String, _ page: Page) -> Void
    ) {
        self.init(name, asAvoidance: avoidance.map { Avoidance($0) }, mutesApp: false, places: places, make: make)
    }

    init(
        _ name: String, asAvoidance avoidance: Avoidance?, mutesApp: Bool,
        places: @escaping @MainActor @Sendable (_ page: Page) -> [Place],
        make: @escaping @MainActor @Sendable (_ view: UIView, _ detail: String, _ page: Page) -> Void
    ) {
        (self.name, self.avoidance, self.mutesApp) = (name, avoidance, mutesApp)
        (self.places, self.make) = (places, make)
    }
}
