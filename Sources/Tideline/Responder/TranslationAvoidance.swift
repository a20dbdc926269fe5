import KeyboardModel
import UIKit

/// Keeps a view above the keyboard by the vertical translation of its transform.
@MainActor
final class TranslationAvoidance: KeyboardAvoidance {
    private weak var view: UIView?
    private let padding: CGFloat
    private var contribution = Contribution()
    /// The highest docked keyboard since the last hide, in the screen's coordinates, in points.
    private var highest: CGRect?
    private(set) var probe: KeyboardGeometryProbe?
    private let probeAround: KeyboardProbeAround

    init(_ view: UIView, padding: CGFloat, observer: KeyboardObserver) {
        self.view = view
        self.padding = padding
        weak var avoidance: TranslationAvoidance?
        let onChange = { [weak observer] in
            guard let avoidance else { return }
            observer?.reevaluate(avoidance)
        }
        probeAround = KeyboardProbeAround(onChange)
        probe = KeyboardGeometryProbe(in: view, onChange)
        avoidance = self
    }

    var avoidingView: UIView? { view }

    func follow(_ state: KeyboardState) -> KeyboardAdjustment {
        remember(state)
        probeAround.watch(around: view)
        guard let view else { return KeyboardAdjustment(hasChanged: false, points: 0, means: "translation") }
        let wanted = translation(of: view)
        let present = view.transform.ty
        let sum = contribution.sum(adding: wanted, present: present)
        if sum != present { view.transform.ty = sum }
        return KeyboardAdjustment(hasChanged: sum != present, points: -wanted, means: "translation")
    }

    private func remember(_ state: KeyboardState) {
        guard case .docked(let frame) = state else {
            highest = nil
            return
        }
        // Another width is another orientation, where the old height means nothing.
        guard let known = highest, known.width == frame.width, known.maxY == frame.maxY else {
            highest = frame
            return
        }
        if frame.minY < known.minY { highest = frame }
    }

    /// The translation in points of the superview, 0 or less, from where the view would be without it.
    private func translation(of view: UIView) -> CGFloat {
        guard let highest, let superview = view.superview, let frame = untranslatedFrame(of: view),
            let keyboard = superview.keyboardFrame(in: .docked(highest))
        else { return 0 }
        return TranslationGeometry.translation(
            of: frame, above: keyboard, padding: padding, room: room(above: view), tolerance: view.halfAPixel)
    }

    private func untranslatedFrame(of view: UIView) -> CGRect? {
        let ours = view.transform.ty - contribution.ownNumber(in: view.transform.ty)
        return view.displayedFrame?.offsetBy(dx: 0, dy: -ours)
    }

    /// How far up the view may go before what is being typed into in it leaves the safe area at the top, in points.
    private func room(above view: UIView) -> CGFloat {
        guard let superview = view.superview, let window = view.window, let input = view.firstResponder else {
            return .infinity
        }
        let ours = view.transform.ty - contribution.ownNumber(in: view.transform.ty)
        let top = superview.convert(CGPoint(x: 0, y: window.safeAreaInsets.top), from: window).y
        return superview.convert(input.bounds, from: input).minY - ours - top
    }
}

extension UIView {
    /// The frame in the superview's coordinates, in points, whatever the transform is; nil without a superview.
    ///
    /// UIKit calls `frame` undefined under a transform.
    var displayedFrame: CGRect? { superview?.convert(bounds, from: self) }

    /// The view in this one's tree that is being typed into.
    var firstResponder: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let found = subview.firstResponder { return found }
        }
        return nil
    }
}
