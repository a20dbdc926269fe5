public import AuditRules
import Foundation
import SceneModel

/// One picture that stands for a run.
public enum RunPicture {
    /// The run as an SVG document whose colours are plain values, which renderers without style sheets' variables can read.
    ///
    /// It shows the step of the worst finding. A clear run shows its last rest with the keyboard up, else its last picture.
    ///
    /// - Returns: nil for a run without pictures.
    public static func render(_ run: AuditRun) -> String? {
        let pictures = run.steps.filter { $0.snapshot != nil }
        let worst = run.worstFinding.flatMap { finding in pictures.last { $0.at <= finding.at } }
        let rest = pictures.last { step in
            step.snapshot.map { $0.isSettled && $0.keyboard.state == .docked } ?? false
        }
        guard let snapshot = (worst ?? rest ?? pictures.last)?.snapshot else { return nil }
        let isDim = SVGDrawing(snapshot, findings: run.findings).theme == "dim"
        return DrawingStyle.colours(onDimScreen: isDim).reduce(SVGDrawing.render(snapshot, findings: run.findings)) {
            $0.replacing("var(\($1.name))", with: $1.value)
        }
    }
}
