import CoreGraphics
import Foundation
import SceneModel

/// The scene that a tree shows, as a snapshot for rules and renderers.
struct TreeScene {
    /// The step's name and its place in the order of pictures.
    enum Moment: Int {
        case before, up, after

        var step: String {
            switch self {
            case .before: "before the keyboard"
            case .up: "keyboard up"
            case .after: "after the keyboard"
            }
        }
    }

    /// What a person has told about the tree.
    struct Telling {
        var focus: String?
        var needs: [String] = []
    }

    let snapshot: SceneSnapshot
    /// The controls under the keyboard that are not judged, with the reasons.
    private(set) var unjudged: [TreeCheck.Remark] = []
    /// The controls under the keyboard that are no fault, with the reasons.
    private(set) var facts: [TreeCheck.Remark] = []
    /// The number of controls and inputs that were looked at.
    private(set) var looked = 0
    /// The roles of nodes by their identities.
    private(set) var elements: [Int: Element] = [:]

    /// Makes the snapshot of a tree.
    ///
    /// - Parameters:
    ///   - keyboard: the keyboard, or nil if none is up.
    ///   - screen: the display, with its size in points.
    init(
        _ tree: ElementTree, at moment: Moment, keyboard: KeyboardSight?, screen: SceneScreen, book: IdentityBook,
        telling: Telling
    ) {
        var builder = Builder(tree, keyboard, screen.size, book, telling)
        let root = builder.root()
        let frame = keyboard?.frame ?? CGRect(x: 0, y: screen.size.height, width: screen.size.width, height: 0)
        // A keyboard of unknown place covers nothing that anyone knows of.
        let isUp = moment == .up
        let shown = isUp && keyboard == nil ? CGRect.null : frame
        var snapshot = SceneSnapshot(
            time: Double(moment.rawValue), step: moment.step, isSettled: true, layoutPasses: nil, screen: screen,
            keyboard: SceneKeyboard(
                state: isUp ? .docked : .hidden, frameInScreen: shown, targetFrameInScreen: shown, isMoving: false),
            focus: builder.focus.map { SceneFocus(nodeID: $0, caretInScreen: nil) }, root: root)
        snapshot.unknowns = [.caret, .textEnd, .safeArea, .paint, .course]
        if isUp && builder.focus == nil { snapshot.unknowns.insert(.focus) }
        // Whoever names a control says that it has to show, whatever scrolls.
        if !tree.isWhole && telling.needs.isEmpty { snapshot.unknowns.insert(.containers) }
        self.snapshot = snapshot
        (unjudged, facts, looked, elements) = (builder.unjudged, builder.facts, builder.looked, builder.elements)
    }
}

/// Makes nodes of elements, and picks the controls to judge.
private struct Builder {
    private let tree: ElementTree
    private let keyboard: KeyboardSight?
    private let screen: CGRect
    private let page: PageSight
    private let book: IdentityBook
    private let telling: TreeScene.Telling
    private let keyboardParts: [Element]

    private(set) var unjudged: [TreeCheck.Remark] = [], facts: [TreeCheck.Remark] = []
    private(set) var looked = 0
    private(set) var focus: Int?
    private(set) var elements: [Int: Element] = [:]

    /// What the elements around an element decide.
    private struct Around {
        var clip: CGRect?
        var absence: PageSight.Absence?
        var isInControl = false
        var isInBar = false
        var scrolls = false
    }

    init(
        _ tree: ElementTree, _ keyboard: KeyboardSight?, _ size: CGSize, _ book: IdentityBook,
        _ telling: TreeScene.Telling
    ) {
        (self.tree, self.keyboard, self.book, self.telling) = (tree, keyboard, book, telling)
        screen = CGRect(origin: .zero, size: size)
        page = PageSight(tree, keyboard: keyboard?.frame, screen: size)
        // The keyboard's elements stay in the tree, below the screen, when it has gone.
        keyboardParts = tree.keyboardParts
    }

    mutating func root() -> SceneNode {
        var root = tree.root
        root.frame = screen
        return node(root, IdentityBook.root, Around())
    }

    private mutating func node(_ element: Element, _ id: Int, _ around: Around) -> SceneNode {
        let frame = element.frame ?? .zero
        var inner = around
        if page.hides(element) { inner.absence = .hidden }
        if isFocused(element), focus == nil {
            focus = id
            if !element.isInput {
                let role = element.role.rawValue
                tell("is judged as the edited field, as you say; the tree calls it \(role)", of: element)
            }
        }
        let isNeeded = telling.needs.contains(where: element.answers)
        if isNeeded { looked += 1 }
        let isMarked = isNeeded || !around.isInControl && element.isTapped && isJudged(element, inner)
        if element.isTapped { inner.isInControl = true }
        inner.isInBar = around.isInBar || element.isSystemBar && frame.maxY >= screen.maxY - 60
        let sight = element.scrolls ? ScrollSight(of: element, frame: frame, above: keyboard?.frame.minY) : nil
        if sight != nil {
            inner.clip = around.clip.map { $0.intersection(frame) } ?? frame
            inner.scrolls = true
        }
        elements[id] = element
        return SceneNode(
            id: id, name: element.name, kind: element.kind, frameInScreen: frame, modelFrameInScreen: frame,
            clipInScreen: around.clip.flatMap { $0.isNull ? nil : $0 },
            geometry: geometry(of: element, frame, around, sight),
            isHidden: inner.absence == .hidden,
            isMarked: isMarked, appearance: element.appearance, children: children(of: element, id, inner))
    }

    private mutating func children(of element: Element, _ id: Int, _ around: Around) -> [SceneNode] {
        let shown = element.children.filter { child in child.progress == nil && !keyboardParts.contains(child) }
        let ids = book.numbers(of: shown, in: id)
        let rivals = page.rivals(among: shown, isFocused: isFocused)
        return shown.indices.map { index in
            var inner = around
            if rivals.contains(index), inner.absence == nil { inner.absence = .ambiguous }
            return node(shown[index], ids[index], inner)
        }
    }

    private func isFocused(_ element: Element) -> Bool {
        telling.focus.map(element.answers) ?? (element.isFocused == true && element.isInput)
    }

    /// The values that have to be the same after the keyboard.
    ///
    /// Content that scrolls may stand elsewhere, and an element without a name may be another one, unless it scrolls: apps
    /// give no name to the scroll view that holds a form.
    private func geometry(
        of element: Element, _ frame: CGRect, _ around: Around, _ sight: ScrollSight?
    ) -> SceneNode.Geometry {
        let isFixed = !around.scrolls && (sight != nil || element.identifier != nil || element.label != nil)
        var geometry = sight?.geometry(in: frame) ?? SceneNode.Geometry()
        guard isFixed else { return geometry }
        geometry.center = CGPoint(x: frame.midX, y: frame.midY)
        if sight == nil { geometry.bounds = CGRect(origin: .zero, size: frame.size) }
        return geometry
    }

    // MARK: The controls to judge

    /// The least part of a control that a person can still tap, in points.
    private static let tappable: CGFloat = 44

    private mutating func isJudged(_ element: Element, _ around: Around) -> Bool {
        guard let frame = element.frame, frame.width > 0, frame.height > 0 else { return false }
        looked += 1
        guard let keyboard, !isFocused(element) else { return true }
        let possible = keyboard.frame.union(keyboard.frame.offsetBy(dx: 0, dy: -keyboard.doubt))
        guard frame.intersects(possible) else { return around.absence == nil }
        // Such a tool leaves out what the keyboard covers whole, and calls a key a button.
        if !tree.format.capabilities.coveredElements && keyboard.frame.contains(frame) { return false }
        if let absence = around.absence { return leaveOut(element, as: absence.rawValue) }
        if around.isInBar {
            return tell("is in a bar at the screen's bottom, which iOS leaves under every keyboard", of: element)
        }
        if !frame.intersects(keyboard.frame) {
            return leaveOut(element, as: "may be under a bar above the keys, which the tree leaves out")
        }
        if !tree.isWhole && !telling.needs.isEmpty { return leaveOut(element, as: TreeCheck.underKeyboard) }
        let clear = page.clearHeight(of: element)
        if clear >= Self.tappable { return tell("can be tapped in the \(Int(clear)) pt that show", of: element) }
        return true
    }

    /// Notes why an element is no fault, and returns false.
    @discardableResult
    private mutating func tell(_ reason: String, of element: Element) -> Bool {
        facts.append(TreeCheck.Remark(subject: element.name, reason: reason))
        return false
    }

    /// Notes why an element is not judged, and returns false.
    private mutating func leaveOut(_ element: Element, as reason: String) -> Bool {
        unjudged.append(TreeCheck.Remark(subject: element.name, reason: reason))
        return false
    }
}

extension ScrollSight {
    fileprivate func geometry(in frame: CGRect) -> SceneNode.Geometry {
        let content = up.map { up in
            CGSize(width: frame.width, height: frame.height + passed + up - (bottomInset ?? 0))
        }
        return SceneNode.Geometry(
            bounds: CGRect(x: 0, y: passed, width: frame.width, height: frame.height), contentInset: [0, 0, 0, 0],
            adjustedContentInset: bottomInset.map { [0, 0, Double($0), 0] } ?? [], contentSize: content)
    }
}

extension Element {
    fileprivate var kind: SceneNode.Kind {
        switch role {
        case .textField, .secureTextField, .searchField: .textField
        case .textView: .textView
        case .button, .popUpButton, .menuButton: .button
        case .switched, .toggle, .checkBox, .slider, .stepper, .segmentedControl: .control
        case .scrollView, .table, .collectionView, .webView: .scrollView
        case .navigationBar, .tabBar, .toolbar: .bar
        case .staticText: .label
        case .image, .icon: .image
        default: .view
        }
    }

    fileprivate var appearance: SceneNode.Appearance {
        let grey = SceneNode.Appearance.Color(red: 0.6, green: 0.62, blue: 0.66)
        let hasText = [.staticText, .button].contains(role) || isInput
        return SceneNode.Appearance(
            border: grey, borderWidth: isTapped ? 1 : 0, cornerRadius: isTapped ? 8 : 0,
            text: hasText ? label ?? identifier : nil,
            isPlaceholder: isInput, fontSize: 14, alignment: role == .button ? .center : .leading)
    }
}
