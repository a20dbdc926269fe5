/// The source of a fact about a device or a keyboard.
public struct FactSource: Sendable, Equatable, Hashable {
    /// The source in words: repository, file, version, or recorded log.
    public let text: String
    /// Whether a reader can open the source by its address or its named repository.
    public let isOpen: Bool

    init(_ text: String, isOpen: Bool = true) {
        self.text = text
        self.isOpen = isOpen
    }
}
