/// Where a fact comes from.
public struct FactSource: Sendable, Equatable, Hashable {
    /// The source in words: repository, file, version, or recorded log.
    public let text: String
    init(_ text: String) { self.text = text }
}
