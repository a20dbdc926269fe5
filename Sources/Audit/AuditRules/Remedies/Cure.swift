import Foundation
import SceneModel

/// A change of a screen that takes a finding away: which view gives way to the keyboard, and how.
struct Cure: Sendable {
    /// How a view gives way.
    enum Way: Sendable {
        /// A view that scrolls gets an inset.
        case insets
        /// The bottom of a view stands on the keyboard's top.
        case guide
        /// A view moves up by what the keyboard covers.
        case translation
        /// What has to give way is chosen by looking.
        case automatic
    }

    /// How the view gives way.
    let way: Way
    /// The view that gives way, as it is with the keyboard up.
    let view: SceneNode
    /// Whether the view is the whole page, of which only the input has to come into sight.
    let movesPage: Bool
    /// What has to come into sight.
    let target: SceneNode
    /// What the screen has for it already and goes, in words; nil where it has nothing.
    let replaced: String?

    /// The cure of a finding; nil where giving way cures nothing, and where the screen does already what would.
    init?(of finding: Finding, in snapshots: [SceneSnapshot], names: [Int: CodeName] = [:]) {
        let isCover = Self.ofCovers.contains(finding.rule)
        guard Self.rules.contains(finding.rule),
            let scene = CureScene(of: finding, aboutSubject: isCover, in: snapshots, names: names)
        else { return nil }
        // Giving way helps nothing against a bar of the screen's own.
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
        // What moves a bar by itself holds it, too.
        let holder = way == .guide && own.allSatisfy { $0.change == .inset } ? ["what holds its bottom"] : []
        let gone = holder + own.map { $0.words(names) }
        replaced = gone.isEmpty ? nil : gone.joined(separator: " and ")
    }

    /// The rules whose findings giving way can cure.
    ///
    /// Beside those of covers they say that something gives way badly.
    static let rules = ofCovers.union([
        .pushedOffScreen, .underHardware, .barPushedOff, .movedNeedlessly, .needlessGap, .notRestored,
        .doubleAvoidance, .jump, .lag, .slowSettle
    ])
    /// The rules that say that something does not give way.
    private static let ofCovers: Set<Rule.ID> = [.focusCovered, .caretCovered, .controlCovered, .unreachable]

    // MARK: Words

    /// The remedy in words.
    func remedy(_ names: [Int: CodeName]) -> Finding.Remedy {
        let name = names[view.id], code = name?.property ?? Self.variable(for: view)
        let place =
            name.map { "In \($0.owner): " }
            ?? (view.id == target.id ? "For \(target.name): " : "For the \(view.name) around \(target.name): ")
        let instead = replaced.map { ", instead of \($0)" } ?? ""
        let sight = names[target.id]?.property ?? target.name
        let move =
            "\(place)move \(code) up by what the keyboard's end frame covers of \(sight), in the keyboard's animation, and "
            + "back when it hides\(instead)."
        switch way {
        case .insets:
            return Finding.Remedy(
                tideline: "\(place)\(code).keyboardAvoidance = .insets\(instead)",
                uikit:
                    "\(place)set \(code).contentInset.bottom to what the keyboard's end frame covers of it, less its safe "
                    + "area, in the keyboard's animation, and scroll \(sight) into sight\(instead).")
        case .guide:
            return Finding.Remedy(
                tideline: "\(place)\(code).bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor)\(instead)",
                uikit: "\(place)\(code).bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)\(instead)")
        case .translation:
            return Finding.Remedy(
                tideline: "\(place)\(code).keyboardAvoidance = .translation\(movesPage ? ".focus()" : "")\(instead)",
                uikit: move)
        case .automatic:
            return Finding.Remedy(
                tideline: "In the scene delegate: window.keyboardAvoidance = .automatic\(instead)",
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
