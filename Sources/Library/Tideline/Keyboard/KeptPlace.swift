internal import KeyboardModel
import UIKit

/// The keyboard's place, as far as the app keeps it free without a keyboard.
///
/// A panel stands there, or the app expects the keyboard of an input. Everything that follows the keyboard sees such a
/// place as a docked keyboard.
@MainActor
struct KeptPlace {
    private enum Panel {
        case none
        /// The panel may come into a window in this turn.
        case coming(Weak<UIView>)
        /// The panel is in a window; the frames are the place and the screen's bounds, in the screen's coordinates.
        case standing(Weak<UIView>, place: CGRect, screen: CGRect)
        /// The panel is in no window, because another page covers its own.
        case away(Weak<UIView>)

        var view: UIView? {
            switch self {
            case .none: nil
            case .coming(let view), .standing(let view, _, _), .away(let view): view.object
            }
        }
    }

    private var panel = Panel.none
    private var expectation: (input: Weak<UIView>, place: CGRect)?

    /// The input whose keyboard the app expects.
    var expectedInput: UIView? { expectation?.input.object }

    /// The panel that stands in the keyboard's place.
    var standingPanel: UIView? {
        if case .standing(let view, _, _) = panel { view.object } else { nil }
    }

    /// Whether turns are to be looked at for the sake of a panel.
    var awaitsLook: Bool {
        if case .none = panel { false } else { true }
    }

    /// Whether the panel is in a window again, because its page is: it comes with its page, and nothing moves.
    var isBack: Bool {
        if case .away(let view) = panel { view.object?.window != nil } else { false }
    }

    /// The kept place in the screen's coordinates, in points; nil if the app keeps none.
    var frame: CGRect? { frame(in: standingPanel?.window) }

    /// Returns the kept place as far as it concerns a window, because a panel covers only its own.
    func frame(in window: UIWindow?) -> CGRect? {
        let expected = expectation?.place
        guard case .standing(let view, let place, _) = panel, let own = view.object?.window, own === window else {
            return expected
        }
        return expected.map { $0.minY < place.minY ? $0 : place } ?? place
    }

    var screen: UIScreen? { (panel.view ?? expectedInput)?.window?.screen }

    /// - Parameter place: the expected place in the screen's coordinates, in points.
    mutating func expect(_ place: CGRect, for input: UIView) { expectation = (Weak(object: input), place) }

    mutating func expectNothing() { expectation = nil }

    /// A panel that is in no window yet has until the end of the turn to come into one.
    mutating func hold(for view: UIView) { panel = .coming(Weak(object: view)) }

    /// Finds out whether the panel is in a window, and which place it keeps there.
    mutating func look(_ keyboards: LastKeyboards) {
        guard let view = panel.view else { return panel = .none }
        guard let window = view.window else { return }
        let screen = window.screen.bounds
        if let known = keyboards.frame(on: screen) {
            panel = .standing(Weak(object: view), place: known, screen: screen)
        } else if case .standing(_, _, screen) = panel {
            return
        } else {
            panel = .standing(Weak(object: view), place: Self.ownPlace(of: view, in: window), screen: screen)
        }
    }

    /// A panel that has left its window is not held any longer; one whose page is out of sight waits for its page.
    mutating func endTurn() {
        guard panel.view?.window == nil else { return }
        panel = panel.view?.superview == nil ? .none : panel.view.map { .away(Weak(object: $0)) } ?? .none
    }

    /// The place of a panel before any keyboard was on a screen of this size: the panel's own height, and at most half
    /// of the window.
    private static func ownPlace(of view: UIView, in window: UIWindow) -> CGRect {
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: window.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = min(fitting.height > 0 ? fitting.height : view.bounds.height, window.bounds.height / 2)
        return bottom(of: window, height: height)
    }

    /// Returns a place at the bottom of a window, in the screen's coordinates, in points.
    static func bottom(of window: UIWindow, height: CGFloat) -> CGRect {
        let bounds = window.bounds
        let area = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        return window.convert(area, to: window.screen.coordinateSpace)
    }
}
