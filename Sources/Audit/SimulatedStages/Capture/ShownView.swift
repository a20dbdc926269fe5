import Foundation
import SceneModel
@_spi(Simulation) import UIKit
import Stages

/// A view, the values that the capture has read from the view, and the snapshot nodes made from these values.
///
/// A list may show several rows in the same cell, one after the other. For such a cell there is one object for each
/// row. For each change, the object stores the number of the first snapshot that shows the change. A snapshot therefore
/// copies only the nodes of changed views.
///
/// The check for overlapping accesses is off to save time. Accesses to the stored values never overlap.
@MainActor
final class ShownView {
    /// A strong reference keeps the view's address in use, because the address identifies the view.
    let view: UIView
    let row: IndexPath?
    let facts: ViewClass
    let number: Int
    private let layer: CALayer

    // Values read from the layer.

    /// The layer's counts at the latest reading.
    ///
    /// The layer counts the changes of its own values and of its list of sublayers.
    @exclusivity(unchecked) private var changes: UInt32 = 0, arrangements: UInt32 = 0
    @exclusivity(unchecked) private var bounds = CGRect.zero
    @exclusivity(unchecked) private var center = CGPoint.zero
    @exclusivity(unchecked) private var transform = CGAffineTransform.identity
    @exclusivity(unchecked) private var background: CGColor?
    @exclusivity(unchecked) private var border: CGColor?
    @exclusivity(unchecked) private var borderWidth: CGFloat = 0
    @exclusivity(unchecked) private var cornerRadius: CGFloat = 0
    @exclusivity(unchecked) private var isHiddenItself = false
    @exclusivity(unchecked) private var place = ScenePlace(
        bounds: .zero, position: .zero, anchor: .zero, transform: .identity, opacity: 1, clips: false, motions: [])

    // Values read from the view.

    @exclusivity(unchecked) private var name = ""
    @exclusivity(unchecked) private(set) var isHidden = false
    @exclusivity(unchecked) private var isMarked = false
    @exclusivity(unchecked) private var scrolling = Scrolling()
    @exclusivity(unchecked) private var text: ShownText?
    @exclusivity(unchecked) private var isOn = false, edge = UITextField.BorderStyle.none
    @exclusivity(unchecked) private var chrome: SceneNode.Appearance.Chrome?
    /// Insets are read only at rest, because snapshots of a movement omit them.
    @exclusivity(unchecked) private var safeArea = UIEdgeInsets.zero, adjustedContentInset = UIEdgeInsets.zero
    @exclusivity(unchecked) private(set) var inside: [ShownView] = []
    @exclusivity(unchecked) private(set) var mayHoldOthers = true
    @exclusivity(unchecked) private var holdsCells = false

    /// The number of the latest snapshot that shows a change, by the kind of change.
    ///
    /// `changedAtRest` is for values that are read only at rest, and `lookChanged` is for colours and texts.
    @exclusivity(unchecked) private var changed = 0, changedAtRest = 0, shapeChanged = 0, lookChanged = 0
    @exclusivity(unchecked) private(set) var changedInAll = 0, shapeChangedInAll = 0

    // The closures that read these properties may run outside an actor. With isolated properties, each call would check
    // the thread.

    @exclusivity(unchecked) private(set) nonisolated(unsafe) var atRest = ViewLikeness()
    @exclusivity(unchecked) private(set) nonisolated(unsafe) var inMotion = ViewLikeness()

    init(_ view: UIView, number: Int, row: IndexPath?) {
        (self.view, self.number, self.row) = (view, number, row)
        (layer, facts) = (view.layer, ViewClass.of(view))
        if view.superview is UIWindow { chrome = .init(of: view, row: nil) }
    }

    private struct Scrolling {
        var contentInset = UIEdgeInsets.zero, indicatorInsets = UIEdgeInsets.zero
        var contentSize = CGSize.zero
        var isEnabled = true
    }

    // MARK: Reading

    func read(isHiddenAround: Bool, identifier: String?, isMarked: Bool, _ assembly: inout SceneAssembly) {
        let now = assembly.number, isNew = changed == 0
        if isNew { (changed, changedAtRest, shapeChanged, lookChanged) = (now, now, now, now) }
        let changes = layer.changesOfLook, arrangements = view.changesOfSubviews
        mayHoldOthers = isNew || arrangements != self.arrangements || holdsCells
        self.arrangements = arrangements
        if isNew || changes != self.changes { readLayer(now) }
        self.changes = changes
        if layer.runsAnimations || !place.motions.isEmpty { readMotions(in: &assembly) }
        note(&name, ViewName.of(view, facts, identifier), now)
        note(&isHidden, isHiddenAround || isHiddenItself, now)
        note(&self.isMarked, isMarked, now)
        if facts.scrolls, let scroll = view as? UIScrollView { readScrolling(of: scroll, now, assembly.isAtRest) }
        if facts.text != nil { readText(now) }
        if facts.isCell || facts.scrolls && facts.text == nil { note(look: &chrome, .init(of: view, row: row), now) }
        if facts.isSwitch { note(look: &isOn, (view as? UISwitch)?.isOn ?? false, now) }
        if assembly.isAtRest, let now = Self.change(&safeArea, view.safeAreaInsets, now) { changedAtRest = now }
        changedInAll = assembly.isAtRest ? max(changed, changedAtRest) : changed
        shapeChangedInAll = shapeChanged
    }

    func take(_ inner: ShownView) {
        changedInAll = max(changedInAll, inner.changedInAll)
        shapeChangedInAll = max(shapeChangedInAll, inner.shapeChangedInAll)
    }

    func hold(_ views: [ShownView], _ assembly: SceneAssembly) {
        inside = views
        // A list may show another row in the same cell. The subviews stay the same, but a snapshot then treats the cell
        // as another view.
        holdsCells = false
        for view in views where view.facts.isCell { holdsCells = true }
        (changed, shapeChanged) = (assembly.number, assembly.number)
        (changedInAll, shapeChangedInAll) = (assembly.number, assembly.number)
    }

    @inline(__always)
    private static func change<Value: Equatable>(_ value: inout Value, _ new: Value, _ now: Int) -> Int? {
        guard value != new else { return nil }
        value = new
        return now
    }

    @inline(__always)
    private func note<Value: Equatable>(_ value: inout Value, _ new: Value, _ now: Int) {
        if let now = Self.change(&value, new, now) { changed = now }
    }

    @inline(__always)
    private func note<Value: Equatable>(look value: inout Value, _ new: Value, _ now: Int) {
        if let now = Self.change(&value, new, now) { (changed, lookChanged) = (now, now) }
    }

    /// Most views keep the same colour object, so a comparison by identity comes first.
    @inline(__always)
    private func note(color: inout CGColor?, _ new: CGColor?, _ now: Int) {
        if color !== new { note(look: &color, new, now) }
    }

    private func readLayer(_ now: Int) {
        note(&bounds, view.bounds, now)
        note(&center, view.center, now)
        note(&transform, view.transform, now)
        note(color: &background, layer.backgroundColor, now)
        note(color: &border, layer.borderColor, now)
        note(look: &borderWidth, layer.borderWidth, now)
        note(look: &cornerRadius, layer.cornerRadius, now)
        note(&place.bounds, layer.bounds, now)
        note(&place.position, layer.position, now)
        note(&place.anchor, layer.anchorPoint, now)
        note(&place.transform, layer.affineTransform(), now)
        note(&place.opacity, layer.opacity, now)
        note(&place.clips, layer.masksToBounds, now)
        note(&isHiddenItself, layer.isHidden || layer.opacity < 0.01, now)
        if changed == now { shapeChanged = now }
    }

    /// A view's animations refer to timings by number.
    ///
    /// Each snapshot numbers the timings anew, so the animations are read again.
    private func readMotions(in assembly: inout SceneAssembly) {
        let motions = assembly.motions(of: layer)
        guard !motions.isEmpty || !place.motions.isEmpty else { return }
        place.motions = motions
        changed = assembly.number
    }

    private func readScrolling(of scroll: UIScrollView, _ now: Int, _ isAtRest: Bool) {
        note(&scrolling.contentInset, scroll.contentInset, now)
        note(&scrolling.indicatorInsets, scroll.verticalScrollIndicatorInsets, now)
        note(&scrolling.contentSize, scroll.contentSize, now)
        note(&scrolling.isEnabled, scroll.isScrollEnabled, now)
        guard isAtRest, let now = Self.change(&adjustedContentInset, scroll.adjustedContentInset, now) else { return }
        changedAtRest = now
    }

    private func readText(_ now: Int) {
        guard let shown = ShownText(view, facts) else { return }
        if text.map({ !$0.looksLike(shown) }) ?? true { (changed, lookChanged) = (now, now) }
        text = shown
        if facts.text == .textField { note(look: &edge, (view as? UITextField)?.borderStyle ?? .none, now) }
    }

    // MARK: Telling

    /// Updates the snapshot node of the view.
    ///
    /// A new node is made only if a value has changed in the view, in a subview or in a superview.
    ///
    /// - Parameter around: the values from the superviews, such as the transform to the screen.
    func show(in around: SceneSurroundings, _ assembly: SceneAssembly) {
        if assembly.isAtRest { show(&atRest, in: around, assembly) } else { show(&inMotion, in: around, assembly) }
    }

    private func show(_ likeness: inout ViewLikeness, in around: SceneSurroundings, _ assembly: SceneAssembly) {
        if changedInAll <= likeness.number { return likeness.carry(to: around) }
        let (spot, inner) = around.placing(place, assembly.progress)
        for view in inside { view.show(in: inner, assembly) }
        let isChanged = max(changed, assembly.isAtRest ? changedAtRest : 0) > likeness.number
        let view = isChanged ? makeView(atRest: assembly.isAtRest, after: likeness) : likeness.node.view
        likeness.number = assembly.number
        likeness.around = around
        likeness.node = SceneNode(
            view, spot, Self.nodes(of: inside, atRest: assembly.isAtRest), isUpright: inner.isUpright,
            shape: shapeChangedInAll)
    }

    private nonisolated static func nodes(of views: [ShownView], atRest: Bool) -> [SceneNode] {
        atRest ? views.map { $0.atRest.node } : views.map { $0.inMotion.node }
    }

    private func makeView(atRest: Bool, after likeness: ViewLikeness) -> SceneView {
        let appearance = lookChanged > likeness.number ? appearance : likeness.node.view.appearance
        return SceneView(
            id: number, name: name, kind: facts.kind, geometry: geometry(atRest: atRest), isHidden: isHidden,
            isMarked: isMarked, appearance: appearance, place: place)
    }

    private func geometry(atRest: Bool) -> SceneNode.Geometry {
        var geometry = SceneNode.Geometry(
            bounds: bounds, center: center, transform: Self.numbers(transform),
            safeAreaInsets: atRest ? Self.edges(safeArea) : [])
        guard facts.scrolls else { return geometry }
        geometry.contentInset = Self.edges(scrolling.contentInset)
        geometry.adjustedContentInset = atRest ? Self.edges(adjustedContentInset) : []
        geometry.indicatorInsets = Self.edges(scrolling.indicatorInsets)
        geometry.contentSize = scrolling.contentSize
        geometry.isScrollEnabled = scrolling.isEnabled ? nil : false
        return geometry
    }

    private var appearance: SceneNode.Appearance {
        var appearance = SceneNode.Appearance(layerOf: view, facts)
        appearance.chrome = chrome
        guard let text else { return appearance }
        appearance.take(text, in: view)
        if let shown = text.text, let font = text.font, !shown.utf8.contains(UInt8(ascii: "\n")) {
            appearance.textWidth = Double(TextMeasure.width(of: shown, font: font))
        }
        return appearance
    }

    /// Many views have no transform and no insets, and use these arrays.
    private static let identity = [1.0, 0, 0, 1, 0, 0], noEdges = [0.0, 0, 0, 0]

    private static func numbers(_ t: CGAffineTransform) -> [Double] {
        t.isIdentity
            ? identity : [Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty)]
    }

    private static func edges(_ insets: UIEdgeInsets) -> [Double] {
        insets == .zero
            ? noEdges : [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)]
    }
}

extension ShownText {
    /// Whether another text looks the same, apart from the colour that the app chose for the dark appearance.
    fileprivate func looksLike(_ other: ShownText) -> Bool {
        // Most views keep the same colour object, and fonts are immutable, so their identities are compared first.
        text == other.text && font === other.font && alignment == other.alignment
            && isPlaceholder == other.isPlaceholder && inset == other.inset
            && (color === other.color || color?.cgColor == other.color?.cgColor)
    }
}
