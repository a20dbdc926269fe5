/// A line of a recording's log.
public struct SceneLogLine: Codable, Sendable, Equatable {
    /// The origin of a line.
    public enum Source: String, Codable, Sendable {
        case person
        case keyboard
        case screen
        case app
    }

    /// The seconds of virtual time since the recording began.
    public var at: Double
    /// The origin of the line.
    public var source: Source
    /// The event in words.
    public var text: String

    /// Creates a line, with 0 for a time that is NaN or infinite.
    public init(at: Double, _ source: Source, _ text: String) {
        self.at = at.isFinite ? (at * 10_000).rounded() / 10_000 : 0
        self.source = source
        self.text = text
    }

    /// Formats a length in points with at most one decimal.
    public static func points(_ length: Double) -> String {
        guard length.isFinite, abs(length) < 1e9 else { return "0" }
        let tenths = (length * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
