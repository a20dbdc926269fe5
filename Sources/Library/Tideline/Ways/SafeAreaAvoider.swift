internal import KeyboardModel
import UIKit

/// Keeps a controller's content above the keyboard by `additionalSafeAreaInsets`.
@MainActor
final class SafeAreaAvoider: Avoider {
    private weak var viewController: UIViewController?
    private let book: NumberBook
    private var spacing: CGFloat
    private var inherited = InheritedSafeArea.applied

    init(_ viewController: UIViewController, _ options: WayOptions) {
        (self.viewController, book) = (viewController, .of(viewController))
        spacing = options.spacing
    }

    let membership = KeyboardMembership(.safeArea)

    func sight(in windows: [WindowSight]) -> FollowerSight {
        var sight = FollowerSight(avoidingView, in: windows)
        sight.number = number
        return sight
    }

    var avoidingView: UIView? { viewController?.viewIfLoaded }
    var account: (number: AvoidedNumber, book: NumberBook)? { (.safeArea, book) }

    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        guard let viewController, let view = avoidingView else {
            return KeyboardAdjustment(exemption: "no view is loaded")
        }
        let present = viewController.additionalSafeAreaInsets.bottom
        let overlap = view.overlap(with: state).height
        // `others` is the safe area without the library's inset. The app's own inset may be negative, and `others` may
        // then be negative too. The library then adds more than the covered height.
        let own = book.own(.safeArea, in: present)
        let others = inherited.part(of: view.safeAreaInsets.bottom, additional: present) + own
        let wanted = overlap > 0 ? max(0, overlap + spacing - others).steady : 0
        let sum = enter(
            wanted, .safeArea, in: book, present: present, spacing: spacing, measuredIn: view,
            length: view.bounds.height, state)
        if sum != present {
            inherited.expect(over: view.window == nil ? nil : view.safeAreaInsets.bottom, additional: present)
            viewController.additionalSafeAreaInsets.bottom = sum
        }
        return KeyboardAdjustment(
            hasChanged: sum != present, points: share, wanted: overlap,
            limit: share == overlap + spacing ? nil : "the safe area holds the rest already")
    }

    func follow(_ moment: AvoiderMoment) -> Bool {
        switch moment {
        case .look, .laidOut: inherited = .applied
        case .options(let options): spacing = options.spacing
        default: break
        }
        return false
    }
}
