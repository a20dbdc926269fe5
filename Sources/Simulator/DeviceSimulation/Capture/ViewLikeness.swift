import Foundation
import SceneModel
@_spi(Simulation) import UIKit

/// How the latest picture of its kind shows a view: what was read of the view, and the node that was made of it.
///
/// Pictures ask for every view, and most views have not changed. Each value is compared as it is read, so that a view that
/// is the same costs no copy. No other code runs during an access to what is stored.
@MainActor
final class ViewLikeness {
    /// Identity of the nodes, and what follows from the view's class.
    private let id: Int, facts: ViewClass
    /// Whether a picture of this kind tells of safe areas.
    private let withSafeArea: Bool

    @exclusivity(unchecked) private var name = ""
    @exclusivity(unchecked) private var isHidden = false
    @exclusivity(unchecked) private var isMarked = false
    @exclusivity(unchecked) private var bounds = CGRect.zero
    @exclusivity(unchecked) private var center = CGPoint.zero
    @exclusivity(unchecked) private var transform = CGAffineTransform.identity
    @exclusivity(unchecked) private var safeArea = UIEdgeInsets.zero
    @exclusivity(unchecked) private var background: CGColor?
    @exclusivity(unchecked) private var border: CGColor?
    @exclusivity(unchecked) private var borderWidth: CGFloat = 0
    @exclusivity(unchecked) private var cornerRadius: CGFloat = 0
    @exclusivity(unchecked) private var scrolling = Scrolling()
    @exclusivity(unchecked) private var text = Text()
    /// Where the view stands in the view around it, with what runs.
    @exclusivity(unchecked) private(set) var place = ScenePlace(
        bounds: .zero, position: .zero, anchor: .zero, transform: .identity, opacity: 1, clips: false, motions: [])
    /// Whether something differs from the reading before.
    @exclusivity(unchecked) private var isChanged = true

    /// The node of the latest picture; nil until there is one.
    @exclusivity(unchecked) private(set) var node: SceneNode?
    /// The view around it; nil for the window.
    @exclusivity(unchecked) private var outer: ObjectIdentifier?
    /// Where the view is on the screen, and what it means for those inside it.
    @exclusivity(unchecked) private var spot: SceneNode.Place
    @exclusivity(unchecked) private(set) var inner: SceneSurroundings
    /// The views inside, back to front, without those that a picture leaves out.
    @exclusivity(unchecked) var inside: [ShownView] = []

    init(id: Int, _ facts: ViewClass, withSafeArea: Bool) {
        (self.id, self.facts, self.withSafeArea) = (id, facts, withSafeArea)
        (spot, inner) = SceneSurroundings(.identity).placing(place, [])
    }

    /// What a scroll view adds to a view.
    private struct Scrolling {
        var contentInset = UIEdgeInsets.zero, indicatorInsets = UIEdgeInsets.zero
        /// Zero while something moves.
        var adjustedContentInset = UIEdgeInsets.zero
        var contentSize = CGSize.zero
    }

    /// What a view with a text of its own adds to a view.
    private struct Text {
        var text: String?
        var color: CGColor?
        var font: UIFont?
        var alignment = NSTextAlignment.natural
        var isPlaceholder = false
        var inset: Double?
    }

    // MARK: Reading

    /// Reads the view; returns whether it is as it was.
    ///
    /// - Parameters:
    ///   - isHidden: whether the view, or one it lies in, is hidden.
    ///   - assembly: knows what runs in the view.
    func read(_ view: UIView, isHidden: Bool, isMarked: Bool, _ assembly: inout SceneAssembly) -> Bool {
        let layer = view.layer
        isChanged = node == nil
        note(&name, ViewName.of(view, facts))
        note(&self.isHidden, isHidden)
        note(&self.isMarked, isMarked)
        note(rectangle: &bounds, view.bounds)
        note(&center, view.center)
        note(&transform, view.transform)
        if withSafeArea { note(&safeArea, view.safeAreaInsets) }
        note(color: &background, layer.backgroundColor)
        note(color: &border, layer.borderColor)
        note(&borderWidth, layer.borderWidth)
        note(&cornerRadius, layer.cornerRadius)
        readPlace(of: layer, clips: view.clipsToBounds, &assembly)
        if facts.scrolls, let scroll = view as? UIScrollView { readScrolling(of: scroll) }
        if let kind = facts.text { readText(of: view, kind) }
        return !isChanged
    }

    @inline(__always)
    private func note<Value: Equatable>(_ value: inout Value, _ now: Value) {
        guard value != now else { return }
        value = now
        isChanged = true
    }

    /// Foundation's comparison of rectangles is a call.
    @inline(__always)
    private func note(rectangle: inout CGRect, _ now: CGRect) {
        let isSame =
            rectangle.origin.x == now.origin.x && rectangle.origin.y == now.origin.y
            && rectangle.size.width == now.size.width && rectangle.size.height == now.size.height
        guard !isSame else { return }
        rectangle = now
        isChanged = true
    }

    /// Most views keep the object that is their colour.
    @inline(__always)
    private func note(color: inout CGColor?, _ now: CGColor?) {
        guard color !== now else { return }
        if color != now { isChanged = true }
        color = now
    }

    private func readPlace(of layer: CALayer, clips: Bool, _ assembly: inout SceneAssembly) {
        note(rectangle: &place.bounds, layer.bounds)
        note(&place.position, layer.position)
        note(&place.anchor, layer.anchorPoint)
        note(&place.transform, layer.affineTransform())
        note(&place.opacity, layer.opacity)
        note(&place.clips, clips)
        let motions = assembly.motions(of: layer)
        // Motions name timings by numbers, which are those of one picture.
        guard !motions.isEmpty || !place.motions.isEmpty else { return }
        place.motions = motions
        isChanged = true
    }

    private func readScrolling(of scroll: UIScrollView) {
        note(&scrolling.contentInset, scroll.contentInset)
        if withSafeArea { note(&scrolling.adjustedContentInset, scroll.adjustedContentInset) }
        note(&scrolling.indicatorInsets, scroll.verticalScrollIndicatorInsets)
        note(&scrolling.contentSize, scroll.contentSize)
    }

    /// What a text view leaves free beside its lines, within the inset of its container, in points.
    private static let lineFragmentPadding = 5.0
    private static let placeholderColor = UIColor.placeholderText

    private func readText(of view: UIView, _ kind: ViewClass.Text) {
        switch kind {
        case .textField:
            if let field = view as? UITextField { readText(of: field) }
        case .label:
            guard let label = view as? UILabel else { return }
            note(label.text, label.textColor, label.font, label.textAlignment)
        case .textView:
            guard let text = view as? UITextView else { return }
            note(text.text, text.textColor, text.font, text.textAlignment)
            note(&self.text.inset, Double(text.textContainerInset.left) + Self.lineFragmentPadding)
        case .button:
            guard let button = view as? UIButton else { return }
            note(button.currentTitle, button.currentTitleColor, button.titleLabel?.font, .center)
        }
    }

    private func readText(of field: UITextField) {
        let content = field.text ?? "", isPlaceholder = content.isEmpty
        let shown = field.isSecureTextEntry ? String(repeating: "\u{2022}", count: content.count) : content
        note(
            isPlaceholder ? field.placeholder : shown, isPlaceholder ? Self.placeholderColor : field.textColor,
            field.font, field.textAlignment)
        note(&text.isPlaceholder, isPlaceholder)
        note(&text.inset, Double(field.textRect(forBounds: field.bounds).minX - field.bounds.minX))
    }

    private func note(_ shown: String?, _ color: UIColor?, _ font: UIFont?, _ alignment: NSTextAlignment) {
        note(&text.text, shown)
        note(color: &text.color, color?.cgColor)
        note(&text.alignment, alignment)
        // A font never changes.
        guard text.font !== font else { return }
        text.font = font
        isChanged = true
    }

    // MARK: Telling

    /// Places the view on the screen; returns whether it means the same as before for those inside it.
    ///
    /// - Parameter outer: the view around; nil for the window.
    func put(in outer: ViewLikeness?, _ assembly: SceneAssembly) -> Bool {
        if let outer { self.outer = ObjectIdentifier(outer) } else { self.outer = nil }
        let (spot, inner) = (outer?.inner ?? assembly.around).placing(place, assembly.progress)
        self.spot = spot
        guard inner != self.inner else { return true }
        self.inner = inner
        return false
    }

    /// Whether the view lay in another one when it was put on the screen.
    func wasPut(in outer: ViewLikeness?) -> Bool {
        guard let outer else { return false }
        return self.outer == ObjectIdentifier(outer)
    }

    /// The view's node; the one before if nothing differs.
    ///
    /// - Parameters:
    ///   - children: the nodes inside; nil for those of the node before.
    ///   - isSamePlace: whether the view was not put anywhere since it was shown.
    func show(_ children: [SceneNode]?, isSamePlace: Bool) -> SceneNode {
        if let node, children == nil, !isChanged, isSamePlace || node.place == spot { return node }
        let view = isChanged ? makeView() : node?.view ?? makeView()
        let new = SceneNode(view, spot, children ?? node?.children ?? [])
        node = new
        return new
    }

    private func makeView() -> SceneView {
        SceneView(
            id: id, name: name, kind: facts.kind, geometry: geometry, isHidden: isHidden, isMarked: isMarked,
            appearance: appearance, place: place)
    }

    private var geometry: SceneNode.Geometry {
        var geometry = SceneNode.Geometry(
            bounds: bounds, center: center, transform: Self.numbers(transform),
            safeAreaInsets: withSafeArea ? Self.edges(safeArea) : [])
        guard facts.scrolls else { return geometry }
        geometry.contentInset = Self.edges(scrolling.contentInset)
        geometry.adjustedContentInset = withSafeArea ? Self.edges(scrolling.adjustedContentInset) : []
        geometry.indicatorInsets = Self.edges(scrolling.indicatorInsets)
        geometry.contentSize = scrolling.contentSize
        return geometry
    }

    private var appearance: SceneNode.Appearance {
        var appearance = SceneNode.Appearance(
            background: SceneNode.Appearance.Color(background), border: SceneNode.Appearance.Color(border),
            borderWidth: Double(borderWidth), cornerRadius: Double(cornerRadius))
        guard facts.text != nil else { return appearance }
        appearance.text = text.text
        if let shown = text.text, let font = text.font, !shown.utf8.contains(UInt8(ascii: "\n")) {
            appearance.textWidth = Double(TextMeasure.width(of: shown, font: font))
        }
        appearance.textColor = SceneNode.Appearance.Color(text.color)
        appearance.fontSize = Double(text.font?.pointSize ?? 17)
        appearance.alignment =
            switch text.alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        appearance.isPlaceholder = text.isPlaceholder
        appearance.textInset = text.inset
        return appearance
    }

    /// Most views have neither a transform nor insets: these are shared.
    private static let identity = [1.0, 0, 0, 1, 0, 0], noEdges = [0.0, 0, 0, 0]

    private static func numbers(_ t: CGAffineTransform) -> [Double] {
        t.isIdentity
            ? identity : [Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty)]
    }

    /// Top, left, bottom, right in points.
    private static func edges(_ insets: UIEdgeInsets) -> [Double] {
        insets == .zero
            ? noEdges : [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)]
    }
}

extension SceneNode.Appearance.Color {
    /// Nil where nothing would be seen.
    fileprivate init?(_ color: CGColor?) {
        guard let parts = color?.components, parts.count == 4, parts[3] > 0 else { return nil }
        self.init(
            red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), alpha: Double(parts[3]))
    }
}
