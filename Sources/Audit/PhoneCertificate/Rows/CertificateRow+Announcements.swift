import CoreGraphics
import UIKit

extension CertificateRow {
    static let customInputView = CertificateRow(
        "PC-21", "Is an input view of 291 points announced, and does the guide stand on it?", rules: ["D21"],
        plays: "both, at its own height", readings: ["announced alone": "guideStaysDown"]
    ) { stage in
        let (root, field) = await stage.showField()
        field.inputView = inputView(height: 291)
        let bar = root.addingBar(UIView())
        await stage.wait(0.2)
        let rest = bar.frame.maxY
        let posts = await stage.posts { field.becomeFirstResponder() }
        let lift = root.bounds.height - bar.frame.maxY, end = posts.last("S")?.end
        let word =
            switch (end != nil, bar.frame.maxY < rest) {
            case (true, true): lift == 291 && end?.height == 291 ? "both, at its own height" : "both, at another height"
            case (true, false): "announced alone"
            case (false, true): "the guide alone"
            case (false, false): "neither"
            }
        return .answered(word, details: ["lift": "\(lift)", "end": end.map { "\($0)" } ?? "none"])
    }

    @MainActor private static func inputView(height: CGFloat) -> UIView {
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
        keys.autoresizingMask = .flexibleHeight
        return keys
    }

    static let keyboardsInTurn = CertificateRow(
        "PC-24", "What is announced when focus goes from a field with an input view of 200 points to one without?",
        rules: ["E13"], plays: "show"
    ) { stage in
        let (root, first) = await stage.showField()
        let second = root.adding(UITextField(), at: CGRect(x: 0, y: 150, width: 100, height: 30))
        first.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        _ = await stage.posts { first.becomeFirstResponder() }
        let there = await stage.posts { second.becomeFirstResponder() }
        let back = await stage.posts { first.becomeFirstResponder() }
        return .answered(there.story, details: ["there": there.letters, "back": back.letters])
    }

    static let screenInTurn = CertificateRow(
        "PC-37", "Which bounds has the screen in the will-show of a turn of the device?", rules: ["A15", "E21"],
        plays: "the new ones"
    ) { stage in
        let (_, field) = await stage.showField(), window = stage.window
        let up = await stage.posts { field.becomeFirstResponder() }
        guard up.last("S") != nil else { return .silence }
        let old = window.screen.bounds.width, posts = KeyboardPosts { window.screen.bounds.width }
        let fault = await stage.rotate(to: .landscapeRight)
        await stage.wait(1)
        posts.end()
        let new = window.screen.bounds.width, seen = posts.first("S")?.seen
        _ = await stage.rotate(to: .portrait)
        await stage.wait(1)
        if let fault { return .notRun(fault) }
        let word = seen == nil ? "none is posted" : seen == new ? "the new ones" : "others"
        return .answered(seen == old ? "the old ones" : word, details: ["widths": posts.sights])
    }

    static let didFrames = CertificateRow(
        "PC-39", "Do the did-notifications of a show report the frame of its will-notifications?",
        rules: ["E4", "E8"], plays: "yes", readings: ["no": "misreportsDidFrames"]
    ) { stage in
        let (_, field) = await stage.showField(), posts = await stage.posts { field.becomeFirstResponder() }
        guard let end = posts.last("S")?.end else { return .silence }
        let isKept = ["c", "s"].allSatisfy { posts.last($0)?.end == end }
        let ends = posts.posts.map { "\($0.letter) \($0.end.map { "\($0)" } ?? "none")" }
        return .answered(isKept ? "yes" : "no", details: ["ends": ends.joined(separator: ", ")])
    }

    /// In this way some apps make iOS load the keyboard before a person needs it.
    static let focusForOneTurn = CertificateRow(
        "PC-44", "What is announced of a field that gets and loses the focus in one turn, and does the guide move?",
        plays: nil
    ) { stage in
        let (root, field) = await stage.showField(), bar = root.addingBar(UIView())
        await stage.wait(0.2)
        let rest = bar.frame.maxY
        let posts = await stage.posts(seeing: { bar.frame.maxY }) {
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        let moves = posts.posts.contains { $0.seen != rest } || bar.frame.maxY != rest
        return .answered(
            "\(posts.story), the guide \(moves ? "moves" : "rests")",
            details: ["posts": posts.letters, "guide": "\(rest), then \(posts.sights)"])
    }

    /// An audit on a phone uses an input view in place of a keyboard that the phone cannot show.
    ///
    /// The simulator announces input views and keyboards in the same way.
    static let standIn = CertificateRow(
        "PC-28", "How does the show and hide of an input view differ from those of a system's keyboard of its height?",
        rules: ["D21"], plays: "in nothing"
    ) { stage in
        let (root, field) = await stage.showField(), bar = root.addingBar(UIView())
        await stage.wait(0.2)
        let system = await Story(of: field, bar, on: stage)
        guard system.height > 0 else { return .silence }
        field.inputView = inputView(height: system.height)
        let other = await Story(of: field, bar, on: stage)
        let differences = [
            system.letters == other.letters ? nil : "notifications", system.ends == other.ends ? nil : "frames",
            system.timing == other.timing ? nil : "timing", system.guideTops == other.guideTops ? nil : "guide"
        ].compactMap(\.self)
        return .answered(
            differences.isEmpty ? "in nothing" : differences.joined(separator: ", "),
            details: ["system": system.details, "input view": other.details])
    }

    /// The show and the hide of a field's keyboard.
    @MainActor private struct Story {
        /// The height in the will-show notification, in points; the did-notifications may report other frames.
        let height: CGFloat
        let letters: String
        let ends: [CGRect?]
        let timing: [String]
        let guideTops: [CGFloat]

        init(of field: UITextField, _ bar: UIView, on stage: CertificateStage) async {
            let show = await stage.posts { field.becomeFirstResponder() }, up = bar.frame.maxY
            let hide = await stage.posts { _ = field.resignFirstResponder() }
            let posts = show.posts + hide.posts
            (height, letters) = (show.last("S")?.end?.height ?? 0, show.letters + hide.letters)
            (ends, guideTops) = (posts.map(\.end), [up, bar.frame.maxY])
            timing = posts.map { post in
                let curve = post.note.curve.map { "\($0)" } ?? "none"
                return (post.note.duration.map { "\($0)" } ?? "none") + "/" + curve
            }
        }

        var details: String {
            let frames = ends.map { $0.map { "\($0)" } ?? "none" }.joined(separator: " ")
            return "\(letters), to \(frames), in \(timing.joined(separator: " ")), guide \(guideTops)"
        }
    }
}
