import AuditRules
import CoreGraphics
import Foundation

extension TreeCheck {
    /// The version of the JSON.
    ///
    /// A number or a key that changes its meaning gets a new version.
    public static let jsonVersion = 1

    /// The verdict as JSON with sorted keys, with a line feed at the end.
    ///
    /// - Parameter isBrief: whether to leave out frames, reasons and facts, and to give only the number of what is not judged.
    /// - Throws: the encoder's error, which cannot occur because all numbers are finite.
    public func json(isBrief: Bool = false) throws -> String {
        let document = Document(
            version: Self.jsonVersion, verdict: verdict, format: isBrief ? nil : format.rawValue,
            screen: isBrief ? nil : [screen.width, screen.height],
            keyboard: isBrief ? nil : keyboard.map { Keyboard(frame: Self.numbers($0.frame), known: $0.source) },
            faults: faults.map { entry(of: $0, isBrief) }, judged: judged.map(\.rawValue),
            facts: isBrief ? nil : facts.map { Entry($0) }, notJudged: isBrief ? nil : unjudged.map { Entry($0) },
            left: isBrief ? Left(facts: facts.count, notJudged: unjudged.count) : nil)
        return try JSONEncoder.sorted(isPretty: !isBrief).text(of: document) + "\n"
    }

    private struct Document: Encodable {
        var version: Int
        var verdict: String
        var format: String?
        var screen: [CGFloat]?
        var keyboard: Keyboard?
        var faults: [Entry]
        var judged: [String]
        var facts: [Entry]?
        var notJudged: [Entry]?
        var left: Left?
    }

    private struct Keyboard: Encodable {
        var frame: [CGFloat]
        var known: KeyboardSight.Source
    }

    /// The numbers of entries that a brief answer leaves out.
    private struct Left: Encodable { var facts, notJudged: Int }

    private struct Entry: Encodable {
        var subject: String
        var rule: String?
        var points: Double?
        var frame: [CGFloat]?
        var message: String?
        var reason: String?
        var remedy: String?

        init(_ remark: Remark) { (subject, reason) = (remark.subject, remark.reason) }

        init(_ fault: Fault, isBrief: Bool) {
            subject = fault.finding.subject
            rule = fault.finding.rule.rawValue
            points = fault.finding.amount
            remedy = fault.remedy
            guard !isBrief else { return }
            frame = fault.frame.map(TreeCheck.numbers)
            message = fault.finding.message
            reason = fault.finding.reasons
        }
    }

    private func entry(of fault: Fault, _ isBrief: Bool) -> Entry { Entry(fault, isBrief: isBrief) }

    private static func numbers(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }
}
