import UIKit

/// The inputs whose keyboard an avoider follows.
@MainActor
enum FollowedInputs {
    case every
    /// The inputs inside one view, and none if the view is gone.
    case inside(Weak<UIView>)

    init(inside view: UIView?) { self = view.map { .inside(Weak(object: $0)) } ?? .every }

    func isInside(_ view: UIView?) -> Bool {
        switch self {
        case .every: view == nil
        case .inside(let own): view != nil && own.object === view
        }
    }

    func includes(_ input: UIView) -> Bool {
        switch self {
        case .every: true
        case .inside(let view): view.object.map(input.isDescendant(of:)) ?? false
        }
    }

    /// Returns the edited input, or the one that the app expects to be edited, if an avoider of one view follows it.
    func input(in surroundings: Surroundings) -> UIView? {
        guard case .inside(let view) = self, let view = view.object else { return nil }
        if let expected = surroundings.expectedInput, expected.isDescendant(of: view) { return expected }
        return surroundings.typedInput(in: view, counting: false)
    }

    /// Says why a keyboard does not concern an avoider; nil if it does.
    func reasonToRest(in surroundings: Surroundings) -> String? {
        guard case .inside(let view) = self, input(in: surroundings) == nil else { return nil }
        return "it follows only the inputs in \(view.object?.nameInLog ?? "a view that is gone"), and none is edited"
    }
}
