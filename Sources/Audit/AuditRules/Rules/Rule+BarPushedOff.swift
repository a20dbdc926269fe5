import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// A bar at the top moves off the screen when the keyboard comes.
    public static let barPushedOff = Rule(
        id: .barPushedOff,
        title: "A bar leaves the screen",
        explanation: """
            A bar at the top of the screen or of a sheet, with a title or buttons, must stay in sight while a docked \
            keyboard rests. Without the bar a person cannot see the screen's title or go back. A bar is as wide as the \
            screen or the sheet, and at most 160 pt high, like a bar with a large title and a search field. The rule \
            ignores a bar that also leaves with a hidden keyboard.
            """,
        severity: .warning,
        judgingRestsBesideTwin: lostBars(at:in:beside:))

    private static func lostBars(at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Candidate] {
        let now = snapshots[index]
        guard now.hasDockedKeys, now.visibleKeyboardFrame != nil,
            let rest = snapshots.restWithoutKeyboard(before: index).map({ snapshots[$0] })
        else { return [] }
        var found: [Candidate] = []
        now.root.visitBars(before: rest.root) { bar, before in
            let way = Double(before.frameInScreen.minY - bar.frameInScreen.minY)
            let lost = Double(min(before.frameInScreen.height, 0 - bar.frameInScreen.minY))
            guard lost > before.frameInScreen.height / 3, way >= lost else { return }
            if let twin, let other = twin.counterpart(of: bar.id, in: now.root, at: index),
                other.frameInScreen.minY <= bar.frameInScreen.minY + CGFloat(now.halfAPixel)
            {
                return
            }
            let finding = Finding(
                rule: .barPushedOff, of: bar, amount: lost, in: now,
                message:
                    "\(bar.spokenName) went up by \(way.pointsText), and \(lost.pointsText) of it are over the screen's "
                    + "top at \(now.time.secondsText)")
            found.append(("bar \(now.step)", finding))
        }
        return found
    }
}

extension SceneNode {
    /// Calls the closure for each bar, with the bar's node now and its node before the keyboard came.
    fileprivate func visitBars(before root: SceneNode, _ body: (SceneNode, SceneNode) -> Void) {
        visitBars(in: root, around: root.frameInScreen, body)
    }

    private func visitBars(in root: SceneNode, around: CGRect, _ body: (SceneNode, SceneNode) -> Void) {
        guard !isHidden, !geometry.scrolls else { return }
        if let before = root.node(withID: id), before.isBar(at: around) { return body(self, before) }
        // A view of at least 240 by 240 points may be a sheet, so bars inside are compared with the edges of this view.
        let next = root.node(withID: id).map(\.frameInScreen).flatMap { $0.width >= 240 && $0.height >= 240 ? $0 : nil }
        for child in children { child.visitBars(in: root, around: next ?? around, body) }
    }

    private static let highestBar: CGFloat = 160

    private func isBar(at around: CGRect) -> Bool {
        let frame = frameInScreen
        guard !isHidden, frame.isFinite, frame.height > 0, frame.height <= Self.highestBar, frame.minY >= 0,
            frame.width >= around.width * 0.9, frame.minY <= around.minY + 70
        else { return false }
        return kind == .bar || kind == .view && saysSomething && !holdsInput
    }

    private var saysSomething: Bool {
        appearance.text?.isEmpty == false || kind == .button || children.contains { !$0.isHidden && $0.saysSomething }
    }

    private var holdsInput: Bool { kind == .textField || kind == .textView || children.contains(where: \.holdsInput) }
}
