public import AuditRules
import Foundation
public import SceneModel

/// A picture that represents a run.
public enum RunPicture {
    /// Draws the run as an SVG document.
    ///
    /// The picture shows the worst finding. For a clear run, it shows the last snapshot at rest with a visible
    /// keyboard, or else the last snapshot.
    ///
    /// - Returns: nil for a run that has no pictures.
    public static func render(_ run: AuditRun) -> String? {
        let pictures = run.steps.compactMap(\.snapshot)
        let shown = run.worstFinding.flatMap(run.picture(of:)) ?? run.restWithKeyboard ?? pictures.last
        return shown.map { SVGDrawing.render($0, findings: run.findings) }
    }
}

extension AuditRun {
    /// Returns the picture at the finding's time, or else the nearest picture.
    public func picture(of finding: Finding) -> SceneSnapshot? {
        let pictures = steps.compactMap(\.snapshot)
        let exact = pictures.filter { $0.time == finding.at }
        // Several pictures may show the same time with different focused views. A picture in which the finding's view
        // has the focus comes first.
        let focused = exact.first { picture in
            picture.root.flattened.contains { $0.id == picture.focusedNodeID && $0.name == finding.subject }
        }
        return focused ?? exact.last ?? pictures.min { abs($0.time - finding.at) < abs($1.time - finding.at) }
    }

    /// The last snapshot at rest with a docked keyboard.
    package var restWithKeyboard: SceneSnapshot? {
        steps.compactMap(\.snapshot).last { $0.isSettled && $0.keyboard.state == .docked }
    }

    /// The run without the pictures by which no report shows it.
    ///
    /// A report shows findings, the last rest with a keyboard, and the end. A run has a picture for each step, of all of
    /// its views.
    ///
    /// - Parameter step: a step whose picture is kept as well.
    package func withShownPictures(and step: String? = nil) -> AuditRun {
        var shown = findings.compactMap { picture(of: $0)?.time }
        shown += findings.compactMap { lastPicture(until: $0)?.time }
        shown += [restWithKeyboard?.time, steps.last { $0.snapshot != nil }?.at].compactMap(\.self)
        let times = Set(shown)
        var run = self
        for (index, own) in steps.enumerated() where !times.contains(own.snapshot?.time ?? own.at) && own.name != step {
            run.steps[index].snapshot = nil
        }
        return run
    }

    /// The last picture that was taken before a finding, or at its time.
    package func lastPicture(until finding: Finding) -> SceneSnapshot? {
        steps.compactMap(\.snapshot).last { $0.time <= finding.at }
    }
}
