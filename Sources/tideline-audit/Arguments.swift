/// Splits a command line into words and options with values.
struct Arguments {
    private(set) var words: [String] = []
    private(set) var values: [String: [String]] = [:]

    /// - Parameter options: the options that exist; each takes a value, also as `--option=value`.
    init(_ arguments: [String], options: Set<String>) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--"), argument != "--" else {
                if argument.hasPrefix("-"), argument.count > 1 { throw .unknownOption(argument) }
                words.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard options.contains(parts[0]) else { throw .unknownOption(parts[0]) }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw .missingValue(parts[0])
            }
            values[parts[0], default: []].append(value)
        }
    }

    /// The value of an option that may be given once.
    func single(_ option: String) throws(UsageError) -> String? {
        guard let given = values[option] else { return nil }
        guard given.count == 1 else { throw UsageError("\(option) may be given once, not \(given.count) times.") }
        return given[0]
    }
}
