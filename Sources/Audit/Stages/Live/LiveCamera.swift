import CoreGraphics
import Foundation
import SceneModel
import UIKit

/// Turns the drawn state of a window into plain values, with UIKit's public `layer.presentation()`.
@MainActor
final class LiveCamera {
    let marks = ViewMarks()
    private var numbers: [ViewIdentity: Int] = [:]
    /// Strong references prevent a new view from getting the address of a numbered view.
    private var views: [UIView] = []
    private let leavesOut: (UIView) -> Bool

    init(leavingOut leavesOut: @escaping (UIView) -> Bool) { self.leavesOut = leavesOut }

    /// The node of a window, and a hash of all drawn positions.
    struct Picture {
        var root: SceneNode
        var places: Int
    }

    func picture(of window: UIWindow) -> Picture {
        var places = Hasher()
        let onScreen = window.convert(CGPoint.zero, to: window.screen.coordinateSpace), frame = window.frame
        let around = SceneSurroundings(
            CGAffineTransform(translationX: onScreen.x - frame.minX, y: onScreen.y - frame.minY))
        let root = node(of: window, in: around, row: nil, isHidden: false, &places)
        return Picture(root: root, places: places.finalize())
    }

    // MARK: Identities

    func number(of view: UIView) -> Int? { numbers[ViewIdentity(view)] }

    func view(numbered number: Int) -> UIView? {
        views.indices.contains(number - 1) ? views[number - 1] : nil
    }

    private func number(of view: UIView, in row: IndexPath?) -> Int {
        let identity = ViewIdentity(view, in: row)
        if let known = numbers[identity] { return known }
        views.append(view)
        numbers[identity] = views.count
        return views.count
    }

    // MARK: Views

    private func node(
        of view: UIView, in around: SceneSurroundings, row: IndexPath?, isHidden: Bool, _ places: inout Hasher
    ) -> SceneNode {
        let facts = ViewClass.of(view), identifier = view.accessibilityIdentifier
        let row = ViewIdentity.row(of: view) ?? row, id = number(of: view, in: row)
        let isHidden = isHidden || view.isHidden || view.alpha < 0.01
        // `ScenePlace(view)` contains the model values. It also contains an animation, whose values at progress 0 are
        // the drawn values.
        let (place, inner) = around.placing(ScenePlace(view), [0])
        let children = inside(view, facts).map { node(of: $0, in: inner, row: row, isHidden: isHidden, &places) }
        let scene = SceneView(
            id: id, name: ViewName.of(view, facts, identifier), kind: facts.kind,
            geometry: SceneNode.Geometry(view, facts), isHidden: isHidden,
            isMarked: marks.holds(view, facts, identifier), appearance: SceneNode.Appearance(view, facts))
        let shown = SceneNode(scene, place, children, isUpright: inner.isUpright, shape: 0)
        if !isHidden {
            places.combine(id)
            places.combine(shown.frameInScreen.inHundredths)
        }
        return shown
    }

    /// The subviews that belong in a snapshot.
    ///
    /// The inner views of UIKit's controls, and the views that the audit has added, are left out.
    private func inside(_ view: UIView, _ facts: ViewClass) -> [UIView] {
        switch facts.text {
        case .button: view.subviews.filter { !($0 is UILabel) && !Self.isPart($0) }
        case .textField, .textView: view.subviews.filter { !Self.isPart($0) }
        case .label, nil: view.subviews.filter { !leavesOut($0) }
        }
    }

    private static func isPart(_ view: UIView) -> Bool { ViewClass.of(view).name.hasPrefix("_") }
}

extension CGRect {
    var inHundredths: [Int] {
        [minX, minY, width, height].map { $0.isFinite && abs($0) < 1e9 ? Int(($0 * 100).rounded()) : 0 }
    }
}

extension ScenePlace {
    @MainActor
    fileprivate init(_ view: UIView) {
        let layer = view.layer
        self.init(
            bounds: layer.bounds, position: layer.position, anchor: layer.anchorPoint,
            transform: layer.affineTransform(), opacity: layer.opacity, clips: layer.masksToBounds, motions: [])
        guard let shown = layer.presentation() else { return }
        let turn = shown.affineTransform()
        let ways: [(Motion.Property, [CGFloat])] = [
            (.position, [shown.position.x - position.x, shown.position.y - position.y]),
            (.boundsOrigin, [shown.bounds.minX - bounds.minX, shown.bounds.minY - bounds.minY]),
            (.boundsSize, [shown.bounds.width - bounds.width, shown.bounds.height - bounds.height]),
            (
                .transform,
                [
                    turn.a - transform.a, turn.b - transform.b, turn.c - transform.c, turn.d - transform.d,
                    turn.tx - transform.tx, turn.ty - transform.ty
                ]
            ),
            (.opacity, [CGFloat(shown.opacity - opacity)])
        ]
        for (property, way) in ways where way.contains(where: { $0 != 0 }) {
            motions.append(Motion(property, offset: way, timing: 0))
        }
    }
}

extension SceneNode.Geometry {
    @MainActor
    fileprivate init(_ view: UIView, _ facts: ViewClass) {
        let t = view.transform
        self.init(
            bounds: view.bounds, center: view.center,
            transform: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) },
            safeAreaInsets: view.safeAreaInsets.numbers)
        guard facts.scrolls, let scroll = view as? UIScrollView else { return }
        contentInset = scroll.contentInset.numbers
        adjustedContentInset = scroll.adjustedContentInset.numbers
        indicatorInsets = scroll.verticalScrollIndicatorInsets.numbers
        contentSize = scroll.contentSize
        isScrollEnabled = scroll.isScrollEnabled ? nil : false
    }
}

extension UIEdgeInsets {
    fileprivate var numbers: [Double] { [Double(top), Double(left), Double(bottom), Double(right)] }
}

extension SceneNode.Appearance {
    @MainActor
    fileprivate init(_ view: UIView, _ facts: ViewClass) {
        self.init(layerOf: view, facts)
        guard let shown = ShownText(view, facts) else { return }
        take(shown, in: view)
    }
}
