import CoreGraphics
import UIKit

/// Asks whether UIKit announces an app's input view like a system keyboard of equal height.
///
/// An audit on a phone uses an input view in place of a keyboard that the phone cannot show. The simulator announces
/// input views and keyboards in the same way.
struct StandInRow: CertificateRow {
    let id = "PC-28"
    let question = "How does the show and hide of an input view differ from those of a system's keyboard of its height?"
    let rules = ["D21"]
    let answers = [RowAnswer("in nothing")]

    private struct Story {
        /// The height in the will-show notification, in points; the did-notifications may report other frames.
        var height: CGFloat
        var letters: String
        var ends: [CGRect?]
        var timing: [String]
        var guideTops: [CGFloat]

        var details: String {
            let frames = ends.map { $0.map { "\($0)" } ?? "none" }.joined(separator: " ")
            return "\(letters), to \(frames), in \(timing.joined(separator: " ")), guide \(guideTops)"
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let field = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        let bar = controller.view.addingBar(UIView())
        await stage.wait(0.2)
        let system = await story(of: field, bar, on: stage)
        guard system.height > 0 else { return CertificateStage.silence }
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: system.height))
        keys.autoresizingMask = .flexibleHeight
        field.inputView = keys
        let other = await story(of: field, bar, on: stage)
        let differences = [
            system.letters == other.letters ? nil : "notifications", system.ends == other.ends ? nil : "frames",
            system.timing == other.timing ? nil : "timing", system.guideTops == other.guideTops ? nil : "guide"
        ].compactMap(\.self)
        return .answered(
            differences.isEmpty ? "in nothing" : differences.joined(separator: ", "),
            details: ["system": system.details, "input view": other.details])
    }

    @MainActor private func story(of field: UITextField, _ bar: UIView, on stage: CertificateStage) async -> Story {
        let show = await stage.posts { field.becomeFirstResponder() }, up = bar.frame.maxY
        let hide = await stage.posts { _ = field.resignFirstResponder() }
        let posts = show.posts + hide.posts
        return Story(
            height: show.last("S")?.end?.height ?? 0, letters: show.letters + hide.letters, ends: posts.map(\.end),
            timing: posts.map { post in
                let curve = post.note.curve.map { "\($0)" } ?? "none"
                return (post.note.duration.map { "\($0)" } ?? "none") + "/" + curve
            },
            guideTops: [up, bar.frame.maxY])
    }
}
