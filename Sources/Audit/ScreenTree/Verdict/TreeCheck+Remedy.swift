import AuditRules
import CoreGraphics
import Foundation
import SceneModel

extension TreeCheck {
    /// Returns findings with what to change, for an app of any toolkit.
    ///
    /// No change is played, because a tree is only a picture.
    func proposingRemedies(for findings: [Finding], _ snapshot: SceneSnapshot) -> [Finding] {
        let fixed = findings.filter { $0.isCover && scroller(around: $0, snapshot) == nil }.map(\.subject)
        return findings.map { finding in
            var finding = finding
            // Each control of a tree has to be in reach, but not all at once.
            finding.shortage = nil
            finding.proposal = remedy(for: finding, snapshot, besides: fixed)
            return finding
        }
    }

    private func remedy(for finding: Finding, _ snapshot: SceneSnapshot, besides fixed: [String]) -> String {
        if finding.isCover { return remedyForCover(of: finding, snapshot, besides: fixed) }
        if let advice = finding.advice { return advice }
        return switch finding.rule {
        case .movedNeedlessly: "Move the screen only by what the keyboard would cover of \(finding.subject)."
        case .pushedOffScreen, .barPushedOff:
            "Shrink or inset the content above the keyboard instead of moving all of the screen up."
        default: "Compare the screen with the one before the keyboard came."
        }
    }

    private func scroller(around finding: Finding, _ snapshot: SceneSnapshot) -> SceneNode? {
        finding.node.flatMap { id in
            snapshot.root.nodes { $0.kind == .scrollView && $0.id != id && $0.node(withID: id) != nil }.last
        }
    }

    /// - Parameter fixed: the names of all covered views that nothing scrolls, of which only one can end at the keyboard.
    private func remedyForCover(
        of finding: Finding, _ snapshot: SceneSnapshot, besides fixed: [String]
    ) -> String {
        let top = keyboard.map { $0.frame.minY } ?? screen.height
        guard let scroller = scroller(around: finding, snapshot) else {
            let view = fixed.count > 1 ? "the view that holds \(Self.listed(fixed))" : finding.subject
            return
                "Let \(view) end at the keyboard's top: in UIKit at view.keyboardLayoutGuide, in SwiftUI inside the safe "
                + "area or in safeAreaInset(edge: .bottom), in React Native in a KeyboardAvoidingView."
        }
        let inset = Double(scroller.frameInScreen.maxY - top)
        guard inset > 0 else { return "Scroll \(finding.subject) above the keyboard's top when it gets the focus." }
        return
            "Give \(scroller.name) a bottom inset of \(Self.points(inset)) pt while the keyboard is up, or let it end at the keyboard's "
            + "top. In React Native set automaticallyAdjustKeyboardInsets."
    }

    private static func listed(_ names: [String]) -> String {
        let shown = names.count > 3 ? names.prefix(2) + ["\(names.count - 2) more"] : names[...]
        return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    }

    static func points(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(format: "%.1f", number)
    }
}

extension Finding {
    /// Whether the keyboard covers a view.
    fileprivate var isCover: Bool { rule == .focusCovered || rule == .controlCovered }
}
