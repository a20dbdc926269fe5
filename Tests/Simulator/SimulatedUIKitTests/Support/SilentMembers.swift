import Foundation
import SourceIndex

/// Finds public properties that store a value which no code reads.
///
/// A property counts as read if a function or a computed property reads the value. It also counts as read if another
/// property reads the value and is itself read. The property's own accessors do not count.
///
/// A property also counts as useful if its setter or observers call something, for example to record the value. A call
/// such as `setNeedsLayout` does not count, because the layout that follows does not read the property.
///
/// A property whose comment says "Kept for the app" exists to be read by the app, like a tag.
struct SilentMembers {
    private var properties: [String: CompilerIndex.Occurrence] = [:]
    private var candidates: [String: String] = [:]
    private var owner: [String: String] = [:]
    private var accessors: [String: [String]] = [:]
    private var overridden: [String: [String]] = [:]
    private var readers: [String: Set<String>] = [:]
    private var writes: [String: Set<String>] = [:]
    private var calls: [String: Set<String>] = [:]
    private var read: Set<String> = []

    private static let marks: Set<String> = [
        "setNeedsLayout()", "setNeedsDisplay()", "invalidateIntrinsicContentSize()", "setNeedsUpdateConstraints()"
    ]

    /// - Parameter lines: the lines of a file, by the file's path.
    init(_ occurrences: [CompilerIndex.Occurrence], lines: (String) -> [Substring]) {
        for occurrence in occurrences where occurrence.roles.contains(.definition) { define(occurrence) }
        for occurrence in occurrences where occurrence.roles.contains(.reference) { use(occurrence) }
        for (symbol, occurrence) in properties {
            let text = lines(occurrence.file), line = text[occurrence.line - 1].trimmingCharacters(in: .whitespaces)
            let isKept = Self.comment(above: occurrence.line - 1, in: text).contains("Kept for the app")
            if isSettable(symbol, line), !isKept { candidates[symbol] = line }
        }
        findRead()
    }

    /// Returns the comments and attributes directly above a line.
    private static func comment(above line: Int, in text: [Substring]) -> String {
        let above = text[..<line].reversed().prefix { $0.drop { $0 == " " }.hasPrefix("///") }
        return above.joined(separator: "\n")
    }

    /// Returns the file, the line number and the declaration of each property that no code reads.
    func silent(below folder: String) -> [String] {
        candidates.filter { !read.contains($0.key) }.compactMap { symbol, line in
            properties[symbol].map { (file: $0.file, number: $0.line, line: line) }
        }
        .filter { $0.file.contains(folder) }
        .sorted { ($0.file, $0.number) < ($1.file, $1.number) }
        .map { "\(($0.file as NSString).lastPathComponent):\($0.number): \($0.line)" }
    }

    var settableCount: Int { candidates.count }

    private mutating func define(_ occurrence: CompilerIndex.Occurrence) {
        if occurrence.isProperty { properties[occurrence.symbol] = occurrence }
        for relation in occurrence.relations {
            if relation.roles.contains(.accessorOf) {
                owner[occurrence.symbol] = relation.symbol
                accessors[relation.symbol, default: []].append(occurrence.symbol)
            }
            if relation.roles.contains(.overrideOf) {
                overridden[occurrence.symbol, default: []].append(relation.symbol)
            }
        }
    }

    private mutating func use(_ occurrence: CompilerIndex.Occurrence) {
        let user = occurrence.relations.first { $0.roles.contains(.containedBy) }?.symbol ?? "a file"
        if occurrence.isProperty {
            if occurrence.roles.contains(.read) { readers[occurrence.symbol, default: []].insert(user) }
            if occurrence.roles.contains(.write) { writes[user, default: []].insert(occurrence.symbol) }
        } else if occurrence.roles.contains(.call), owner[occurrence.symbol] == nil {
            calls[user, default: []].insert(occurrence.name)
        }
    }

    private func isSettable(_ symbol: String, _ line: String) -> Bool {
        guard line.contains("public ") || line.contains("open "), line.contains(" var ") else { return false }
        guard !line.contains("@_spi"), !line.contains("(set)"), !isComputedAlone(symbol) else { return false }
        return true
    }

    private static func isGetter(_ accessor: String) -> Bool { accessor.hasSuffix("vg") || accessor.hasSuffix("vgZ") }
    private static func isSetter(_ accessor: String) -> Bool { accessor.hasSuffix("vs") || accessor.hasSuffix("vsZ") }
    private static func isObserver(_ accessor: String) -> Bool {
        ["vw", "vW", "vwZ", "vWZ"].contains { accessor.hasSuffix($0) }
    }

    private func isComputedAlone(_ symbol: String) -> Bool {
        let own = accessors[symbol] ?? []
        return own.contains(where: Self.isGetter) && !own.contains(where: Self.isSetter)
    }

    private mutating func findRead() {
        var goesOn = true
        while goesOn {
            goesOn = false
            for symbol in properties.keys where !read.contains(symbol) && isRead(symbol) {
                read.insert(symbol)
                goesOn = true
            }
        }
    }

    private func isRead(_ symbol: String) -> Bool {
        if readers[symbol]?.contains(where: { reads($0, symbol) }) == true { return true }
        for accessor in accessors[symbol] ?? [] where Self.isSetter(accessor) || Self.isObserver(accessor) {
            if calls[accessor]?.isSubset(of: Self.marks) == false { return true }
            if writes[accessor]?.contains(where: { $0 != symbol && isReadOrForeign($0) }) == true { return true }
        }
        return overridden[symbol]?.contains(where: isReadOrForeign) == true
    }

    private func isReadOrForeign(_ symbol: String) -> Bool { read.contains(symbol) || properties[symbol] == nil }

    private func reads(_ reader: String, _ symbol: String) -> Bool {
        guard let property = owner[reader] else { return true }
        if property == symbol { return false }
        return !Self.isGetter(reader) || isComputedAlone(property) || read.contains(property)
    }
}
