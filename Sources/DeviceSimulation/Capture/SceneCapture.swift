import Foundation
public import SceneModel
@_spi(Simulation) import UIKit

/// Turns what a phone shows into plain values; a view keeps its number for as long as one capture is used.
@MainActor
public final class SceneCapture {
    private let phone: SimulatedPhone
    private let markedIdentifiers: Set<String>
    private var numbers: [Key: Int] = [:]
    /// Keeps numbered views alive, so that a number is never given to another view.
    private var numbered: [UIView] = []
    /// Whether the picture being taken shows a screen at rest.
    private var isAtRest = true
    private let start: Double
    private let passesAtStart: Int
    private let movesAtStart: Int

    /// Creates a capture whose time begins now.
    ///
    /// - Parameter markedIdentifiers: accessibility identifiers of the views that must stay in reach while typing.
    public init(_ phone: SimulatedPhone, markedIdentifiers: Set<String> = []) {
        self.phone = phone
        self.markedIdentifiers = markedIdentifiers
        start = phone.now
        passesAtStart = phone.simulation.record.layoutPasses
        movesAtStart = phone.personalMoves
    }

    /// What the phone shows at this instant.
    ///
    /// - Parameter step: the step of the script that the instant belongs to.
    public func snapshot(step: String) -> SceneSnapshot {
        isAtRest = phone.isQuiescent
        return SceneSnapshot(
            time: phone.now - start, step: step, isSettled: isAtRest,
            layoutPasses: phone.simulation.record.layoutPasses - passesAtStart, screen: screen, keyboard: keyboard,
            focus: focus, personalMoves: phone.personalMoves - movesAtStart,
            root: node(phone.window, presented: toScreen, model: toScreen, clip: nil, isHidden: false))
    }

    /// From the coordinates that the window stands in to the screen's.
    private var toScreen: CGAffineTransform {
        guard let origin = phone.simulation.scene.frameInScreen?.origin else { return .identity }
        return CGAffineTransform(translationX: origin.x, y: origin.y)
    }

    private var screen: SceneScreen {
        let screen = phone.simulation.screen, insets = screen.safeAreaInsets
        let isUpright = phone.orientation == .portrait
        let isPad = phone.device.kind == .iPad, housing = phone.device.sensorHousing(in: phone.orientation)
        return SceneScreen(
            idiom: isPad ? .pad : .phone, size: screen.bounds.size, scale: phone.device.scale,
            safeAreaInsets: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
            statusBarHeight: isUpright || isPad ? phone.device.statusBarHeight : 0,
            cornerRadius: phone.device.cornerRadius, hasHomeIndicator: phone.device.hasHomeIndicator,
            sensorHousingInsets: [housing.top, housing.left, housing.bottom, housing.right],
            homeIndicatorHeight: phone.device.homeIndicatorHeight(in: phone.orientation))
    }

    private var keyboard: SceneKeyboard {
        let keyboard = phone.keyboard, bounds = phone.simulation.screen.bounds
        let presented = keyboard.presentedFrameInScreen
        let target =
            keyboard.frameInScreen
            ?? CGRect(
                x: 0, y: bounds.height, width: bounds.width, height: presented.height)
        return SceneKeyboard(
            state: keyboard.state, frameInScreen: presented, targetFrameInScreen: target,
            isMoving: keyboard.isMoving, layout: keyboard.layout,
            showsPredictionBar: keyboard.showsPredictionBar, accessoryHeight: Double(keyboard.accessoryHeight),
            returnKey: keyboard.returnKey)
    }

    private var focus: SceneFocus? {
        guard let view = phone.simulation.firstResponder as? UIView else { return nil }
        var caret: CGRect?
        if let input = view as? any UITextInput, let range = input.selectedTextRange {
            let target = view.convert(input.caretRect(for: range.end), to: phone.simulation.screen.coordinateSpace)
            let lag = shownOffset(of: view)
            caret = target.offsetBy(dx: lag.x, dy: lag.y)
        }
        return SceneFocus(nodeID: number(of: view, in: row(around: view)), caretInScreen: caret)
    }

    /// How far from its target a view is drawn now, on the screen, in points.
    private func shownOffset(of view: UIView) -> CGPoint {
        var shown = CGAffineTransform.identity, own = CGAffineTransform.identity
        var candidate: UIView? = view
        while let current = candidate {
            shown = shown.concatenating(ShownGeometry(current).transform)
            own = own.concatenating(ShownGeometry(model: current).transform)
            candidate = current.superview
        }
        let middle = CGPoint(x: view.layer.bounds.midX, y: view.layer.bounds.midY)
        let now = middle.applying(shown), target = middle.applying(own)
        return CGPoint(x: now.x - target.x, y: now.y - target.y)
    }

    private func number(of view: UIView, in row: IndexPath?) -> Int {
        let key = Key(view: ObjectIdentifier(view), row: row)
        if let known = numbers[key] { return known }
        numbered.append(view)
        numbers[key] = numbered.count
        return numbered.count
    }

    /// A cell that is dealt out to another row is another thing to look at.
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let row: IndexPath?
    }

    private func row(around view: UIView) -> IndexPath? {
        row(of: view) ?? view.superview.flatMap(row(around:))
    }

    private func row(of view: UIView) -> IndexPath? {
        guard let cell = view as? UITableViewCell, let table = view.superview as? UITableView else { return nil }
        return table.indexPath(for: cell)
    }

    private func node(
        _ view: UIView, presented: CGAffineTransform, model: CGAffineTransform, clip: CGRect?, isHidden: Bool,
        row: IndexPath? = nil
    ) -> SceneNode {
        let row = self.row(of: view) ?? row
        let shown = ShownGeometry(view), own = ShownGeometry(model: view)
        let toScreen = shown.transform.concatenating(presented), toModel = own.transform.concatenating(model)
        let hidden = isHidden || view.isHidden || view.alpha < 0.01
        let frame = shown.bounds.applying(toScreen)
        let inner = view.clipsToBounds ? clip.map { frame.common(with: $0) } ?? frame : clip
        let children = view.subviews.filter { !(view is UIButton && $0 is UILabel) }.map {
            node($0, presented: toScreen, model: toModel, clip: inner, isHidden: hidden, row: row)
        }
        return SceneNode(
            id: number(of: view, in: row), name: SceneNode.name(of: view), kind: SceneNode.kind(of: view),
            frameInScreen: frame, modelFrameInScreen: own.bounds.applying(toModel), clipInScreen: clip,
            geometry: SceneNode.Geometry(of: view, withSafeArea: isAtRest), isHidden: hidden,
            isMarked: view.accessibilityIdentifier.map(markedIdentifiers.contains) ?? false,
            appearance: SceneNode.Appearance(of: view, opacity: shown.opacity), children: children)
    }
}

/// A view's geometry as the screen shows it now, or as it will be.
@MainActor
private struct ShownGeometry {
    let bounds: CGRect
    let transform: CGAffineTransform
    let opacity: Double

    init(_ view: UIView) {
        let layer = view.layer.animationKeys() == nil ? view.layer : view.layer.presentation() ?? view.layer
        self.init(layer)
    }

    init(model view: UIView) { self.init(view.layer) }

    private init(_ layer: CALayer) {
        bounds = layer.bounds
        opacity = Double(layer.opacity)
        let anchor = CGPoint(
            x: bounds.minX + layer.anchorPoint.x * bounds.width, y: bounds.minY + layer.anchorPoint.y * bounds.height)
        transform = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(layer.affineTransform())
            .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    }
}

extension CGRect {
    /// The part shared with another rectangle of the same space; without one an empty rectangle in this one's corner.
    fileprivate func common(with other: CGRect) -> CGRect {
        let common = intersection(other)
        return common.isNull ? CGRect(origin: origin, size: .zero) : common
    }
}
