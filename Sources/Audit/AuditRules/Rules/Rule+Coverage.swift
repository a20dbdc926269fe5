import CoreGraphics
import SceneModel

extension Rule {
    /// Returns a finding if the keyboard covers a part of the frame.
    ///
    /// The key consists of the view and the step of the script. For each key, the audit reports only the worst finding.
    static func coverage(
        of node: SceneNode, frame: CGRect, in snapshot: SceneSnapshot, rule: ID, prefix: String = ""
    ) -> Candidate? {
        let covered = snapshot.coveredHeight(of: frame)
        guard covered > 0 else { return nil }
        let message =
            "\(prefix)\(node.spokenName) covered by \(covered.pointsText) at \(snapshot.time.secondsText)"
        var finding = Finding(rule: rule, of: node, amount: covered, in: snapshot, message: message)
        finding.why = snapshot.wordsForCover(of: node)
        return ("\(node.id) \(snapshot.step)", finding)
    }
}
