import UIKit

/// The inputs whose keyboard an avoider follows.
@MainActor
enum FollowedInputs {
    case every
    /// The inputs inside one view, and none if the view is gone.
    case inside(Container)

    /// A copy of a reference costs less than that of a weak one, and each look copies the value.
    @MainActor
    final class Container {
        fileprivate weak var view: UIView?

        init(_ view: UIView) { self.view = view }
    }

    init(inside view: UIView?) { self = view.map { .inside(Container($0)) } ?? .every }

    func isInside(_ view: UIView?) -> Bool {
        switch self {
        case .every: view == nil
        case .inside(let own): view != nil && own.view === view
        }
    }

    func includes(_ input: UIView) -> Bool {
        switch self {
        case .every: true
        case .inside(let own): own.view.map(input.isDescendant(of:)) ?? false
        }
    }

    /// Returns the edited input, or the one that the app expects to be edited, if an avoider of one view follows it.
    func input(in surroundings: Surroundings) -> UIView? {
        guard case .inside(let own) = self, let view = own.view else { return nil }
        if let expected = surroundings.expectedInput, expected.isDescendant(of: view) { return expected }
        return surroundings.typedInput(in: view, counting: false)
    }

    /// Says why a keyboard does not concern an avoider; nil if it does.
    func reasonToRest(in surroundings: Surroundings) -> String? {
        guard case .inside(let own) = self, input(in: surroundings) == nil else { return nil }
        return "it follows only the inputs in \(own.view?.nameInLog ?? "a view that is gone"), and none is edited"
    }
}
