import AuditRules
import Foundation
import ReportRendering

@MainActor
enum FindingPicture {
    static func draw(_ finding: Finding, of run: AuditRun) -> (data: Data, kind: String)? {
        #if canImport(Darwin)
        if let picture = run.picture(of: finding) {
            let fault = finding.node.flatMap { picture.root.node(withID: $0)?.frameInScreen }
            if let data = WindowPicture.draw(picture, fault: fault, saying: finding.message) { return (data, "jpg") }
        }
        #endif
        var alone = run, shown = finding
        if let picture = run.picture(of: finding) { shown.at = picture.time }
        alone.findings = [shown]
        return RunPicture.render(alone).map { (Data($0.utf8), "svg") }
    }
}
