import AuditRules
import CoreGraphics
import Foundation
import SceneModel

extension TreeCheck {
    /// What to change, for an app of any toolkit.
    ///
    /// No change is played, because a tree is only a picture.
    func remedy(for finding: Finding, _ snapshot: SceneSnapshot) -> String {
        if let shortage = finding.shortage { return "\(shortage)." }
        if let advice = finding.advice { return advice }
        switch finding.rule {
        case .focusCovered, .controlCovered: return remedyForCover(of: finding, snapshot)
        case .movedNeedlessly: return "Move the screen only by what the keyboard would cover of \(finding.subject)."
        case .pushedOffScreen, .barPushedOff:
            return "Shrink or inset the content above the keyboard instead of moving all of the screen up."
        default: return "Compare the screen with the one before the keyboard came."
        }
    }

    private func remedyForCover(of finding: Finding, _ snapshot: SceneSnapshot) -> String {
        let top = keyboard.map { $0.frame.minY } ?? screen.height
        let scroller = finding.node.flatMap { id in
            snapshot.root.nodes { $0.kind == .scrollView && $0.id != id && $0.node(withID: id) != nil }.last
        }
        guard let scroller else {
            return
                "Let \(finding.subject) end at the keyboard's top: in UIKit at view.keyboardLayoutGuide, in SwiftUI inside the safe "
                + "area or in safeAreaInset(edge: .bottom), in React Native in a KeyboardAvoidingView."
        }
        let inset = Double(scroller.frameInScreen.maxY - top)
        guard inset > 0 else { return "Scroll \(finding.subject) above the keyboard's top when it gets the focus." }
        return
            "Give \(scroller.name) a bottom inset of \(Self.points(inset)) pt while the keyboard is up, or let it end at the keyboard's "
            + "top. In React Native set automaticallyAdjustKeyboardInsets."
    }

    static func points(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(format: "%.1f", number)
    }
}
