/// Pieces of markup for many drawings, such as device frames, each written once and referenced by its id.
package struct SymbolLibrary {
    private var order: [String] = []
    private var contents: [String: String] = [:]
    private let prefix: String

    /// - Parameter prefix: the beginning of every id. Different prefixes let a page contain several documents.
    package init(prefix: String = "t") { self.prefix = prefix }

    /// Returns the id of a shared piece; on first use, it makes the piece with this id.
    package mutating func id(for key: String, make: (_ id: String) -> String) -> String {
        let known = contents[key]
        let id = prefix + String(known == nil ? order.count : order.firstIndex(of: key) ?? 0)
        if known == nil {
            order.append(key)
            contents[key] = make(id)
        }
        return id
    }

    package var definitions: String { "<defs>" + order.compactMap { contents[$0] }.joined(separator: "\n") + "</defs>" }
}
