import Testing

/// A pattern that code must not match, with samples that test the pattern.
struct ForbiddenPattern: Sendable, CustomTestStringConvertible {
    let name: String
    let expression: String
    let reason: String
    /// Code that the expression must find.
    let caught: [String]
    let passed: [String]

    var testDescription: String { name }

    func places(in files: [TextFile], wholeText: Bool = false) throws -> [String] {
        try files.flatMap { try wholeText ? $0.placesInText(of: expression) : $0.places(of: expression) }
    }
}
