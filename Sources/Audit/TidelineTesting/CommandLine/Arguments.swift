/// Splits a command line into words, options with a value, and flags.
struct Arguments {
    private(set) var words: [String] = []
    private(set) var values: [String: [String]] = [:]
    private(set) var flags: Set<String> = []

    init(_ arguments: [String], options: Set<String>, flags known: Set<String> = []) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            // After `--` no argument is an option, even if it begins with hyphens.
            if argument == "--" {
                words += rest
                return
            }
            guard argument.hasPrefix("--") else {
                if argument.hasPrefix("-"), argument.count > 1 {
                    throw .unknownOption(argument, known: options.union(known))
                }
                words.append(argument)
                continue
            }
            if known.contains(argument) {
                flags.insert(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if known.contains(parts[0]) { throw UsageError("\(parts[0]) takes no value. See --help.") }
            guard options.contains(parts[0]) else { throw .unknownOption(parts[0], known: options.union(known)) }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw .missingValue(parts[0])
            }
            guard value != "-" || Self.toStandardOutput.contains(parts[0]) else {
                throw UsageError(
                    "\(parts[0]) can't be '-', the standard output. Write a path; ./- is a file called so.")
            }
            values[parts[0], default: []].append(value)
        }
    }

    private static let toStandardOutput: Set<String> = ["--json", "--junit", "--sarif"]

    /// Reads a number as people write it: in digits, with a point; nil for another notation, such as `0x1A` or `+5`.
    static func number(_ text: some StringProtocol) -> Double? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isPlain =
            parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { "0123456789".contains($0) } }
        return isPlain && (parts[0].count == 1 || parts[0].first != "0") ? Double(String(text)) : nil
    }

    func commandLine(of tool: String, keeping kept: Set<String>) -> String {
        let options = values.keys.sorted().filter(kept.contains).flatMap { option in
            (values[option] ?? []).map { "\(option) \(AuditEntry.quoted($0))" }
        }
        return ([tool] + words.map(AuditEntry.quoted) + options + flags.sorted().filter(kept.contains)).joined(
            separator: " ")
    }

    func single(_ option: String) throws(UsageError) -> String? {
        guard let given = values[option] else { return nil }
        guard given.count == 1 else { throw UsageError("\(option) may be given once, not \(given.count) times.") }
        return given[0]
    }
}
