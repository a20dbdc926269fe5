import Foundation
import SceneModel

/// A code change that would remove a finding: the view that has to move for the keyboard, and the API for it.
struct Cure: Sendable {
    enum Way: Sendable {
        case insets
        case guide
        case translation
        /// The library chooses the view to move.
        case automatic
    }

    let way: Way
    let view: SceneNode
    /// Whether the remedy moves the whole page, although only the input has to come into sight.
    let movesPage: Bool
    let target: SceneNode
    let replaced: String?

    /// The result is nil if moving a view does not help, or if the screen already makes this change.
    init?(of finding: Finding, in snapshots: [SceneSnapshot], names: [Int: CodeName] = [:]) {
        let isCover = Self.ofCovers.contains(finding.rule)
        guard Self.rules.contains(finding.rule),
            let scene = CureScene(of: finding, aboutSubject: isCover, in: snapshots, names: names)
        else { return nil }
        // If a bar of the screen covers the caret, moving a view for the keyboard cannot help.
        if finding.rule == .caretCovered, !scene.keyboardCoversCaret { return nil }
        target = scene.target
        if let scroller = scene.scroller {
            (way, view) = (.insets, scroller)
        } else if let bar = scene.dockedBar {
            (way, view) = (.guide, bar)
        } else {
            view = scene.movable(alone: finding.rule == .barPushedOff)
            way = finding.rule == .controlCovered ? .automatic : .translation
            guard way == .automatic || scene.hasRoom(for: view) else { return nil }
        }
        movesPage = scene.isPage(view)
        let own = scene.ownMovements
        guard !own.isEmpty || isCover && !scene.standsClear(view) else { return nil }
        // The remedy may pin the bottom of a bar to the keyboard guide. The developer then has to remove the code that
        // places the bottom now. If the screen already moves or resizes views, the remedy also names these views. The
        // developer has to remove the code that moves them.
        let holder = way == .guide && own.allSatisfy { $0.change == .inset } ? ["the code that places its bottom"] : []
        let gone = holder + own.map { $0.words(names) }
        replaced = gone.isEmpty ? nil : gone.joined(separator: " and ")
    }

    static let rules = ofCovers.union([
        .pushedOffScreen, .underHardware, .barPushedOff, .movedNeedlessly, .needlessGap, .notRestored,
        .doubleAvoidance, .jump, .lag, .slowSettle
    ])
    private static let ofCovers: Set<Rule.ID> = [.focusCovered, .caretCovered, .controlCovered, .unreachable]

    // MARK: Words

    func remedy(_ names: [Int: CodeName]) -> Finding.Remedy {
        let name = names[view.id], code = name?.property ?? Self.variable(for: view)
        let place =
            name.map { "In \($0.owner): " }
            ?? (view.id == target.id ? "For \(target.name): " : "For the \(view.name) around \(target.name): ")
        let removal = replaced.map { "; remove \($0)" } ?? ""
        let sight = names[target.id]?.property ?? target.name
        let move =
            "\(place)move \(code) up by the height of \(sight) that the keyboard's end frame covers, with the duration and "
            + "curve of the notification. Move it back when the keyboard hides\(removal)."
        switch way {
        case .insets:
            return Finding.Remedy(
                tideline: "\(place)\(code).keyboardAvoidance = .insets\(removal)",
                uikit:
                    "\(place)convert the keyboard's end frame from the screen's coordinates. Set "
                    + "\(code).contentInset.bottom to the height that the frame covers of \(code), minus its bottom safe "
                    + "area, with the duration and curve of the notification. Then scroll \(sight) into sight\(removal)."
            )
        case .guide:
            return Finding.Remedy(
                tideline: "\(place)\(code).bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor)\(removal)",
                uikit: "\(place)\(code).bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)\(removal)")
        case .translation:
            return Finding.Remedy(
                tideline: "\(place)\(code).keyboardAvoidance = .translation\(movesPage ? ".focus()" : "")\(removal)",
                uikit: move)
        case .automatic:
            return Finding.Remedy(
                tideline: "In the scene delegate: window.keyboardAvoidance = .automatic\(removal)",
                uikit: move)
        }
    }

    private static func variable(for view: SceneNode) -> String {
        switch view.kind {
        case .textView: "textView"
        case .scrollView: "scrollView"
        case .textField: "field"
        case .button: "button"
        default: "view"
        }
    }
}
