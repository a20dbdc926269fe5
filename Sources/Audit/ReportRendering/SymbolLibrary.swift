/// Pieces that many drawings share, such as device frames and keyboards: each is written once and used by name.
struct SymbolLibrary {
    private var order: [String] = []
    private var contents: [String: String] = [:]
    private let prefix: String

    /// - Parameter prefix: what every id starts with, so that several documents can live in one page.
    init(prefix: String = "t") { self.prefix = prefix }

    /// The id of a shared piece; the piece is made on first use, and has to put the id into its element.
    mutating func id(for key: String, make: (_ id: String) -> String) -> String {
        let known = contents[key]
        let id = prefix + String(known == nil ? order.count : order.firstIndex(of: key) ?? 0)
        if known == nil {
            order.append(key)
            contents[key] = make(id)
        }
        return id
    }

    /// A `defs` element with every piece in the order of first use.
    var definitions: String { "<defs>" + order.compactMap { contents[$0] }.joined(separator: "\n") + "</defs>" }
}
