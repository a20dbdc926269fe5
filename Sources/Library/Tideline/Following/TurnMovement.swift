import UIKit

/// The movement in which avoiders change at the end of a turn.
@MainActor
enum TurnMovement {
    /// With the keyboard that was announced in this turn.
    case announced(KeyboardAnimation)
    /// With the animation that has moved the avoiders' views.
    case adopted(AdoptedMovement)
    case atOnce

    func run(_ changes: @escaping () -> Void) {
        switch self {
        case .announced(let animation): animation.run(changes)
        case .adopted(let movement): movement.run(changes)
        case .atOnce: UIView.performWithoutAnimation(changes)
        }
    }
}
