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
}
