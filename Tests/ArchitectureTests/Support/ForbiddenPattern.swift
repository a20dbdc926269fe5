import Testing

/// A pattern that code must not match, with samples that test the pattern itself.
struct ForbiddenPattern: Sendable, CustomTestStringConvertible {
    let name: String
    let expression: String
    let reason: String
    /// Code that the expression must find.
    let caught: [String]
    /// Similar code that is allowed.
    let passed: [String]

    var testDescription: String { name }

    /// Every place in the files where the pattern matches, in the code alone or in the whole text.
    func places(in files: [TextFile], wholeText: Bool = false) throws -> [String] {
        try files.flatMap { try wholeText ? $0.placesInText(of: expression) : $0.places(of: expression) }
    }
}
