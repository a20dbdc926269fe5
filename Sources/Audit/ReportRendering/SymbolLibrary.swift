/// Pieces of markup for many drawings, such as device frames, each written once and referenced by its id.
package struct SymbolLibrary {
    private var numbers: [String: Int] = [:]
    private var contents: [String] = []
    private let prefix: String

    /// - Parameter prefix: the beginning of every id. Different prefixes let a page contain several documents.
    package init(prefix: String = "t") { self.prefix = prefix }

    /// Returns the id of a shared piece; on first use, it makes the piece with this id.
    package mutating func id(for key: String, make: (_ id: String) -> String) -> String {
        id(numbered: number(for: key, make: make))
    }

    func id(numbered number: Int) -> String { prefix + String(number) }

    /// Returns the number in the id of a shared piece.
    package mutating func number(for key: String, make: (_ id: String) -> String) -> Int {
        if let known = numbers[key] { return known }
        let number = numbers.count
        numbers[key] = number
        contents.append(make(id(numbered: number)))
        return number
    }

    package var definitions: String { "<defs>" + contents.joined(separator: "\n") + "</defs>" }
}
