import Testing

/// Words that make a sentence be read twice.
@Suite struct PlainWordTests {
    private let checkout = Checkout.current
    private static let words = #"\b(?i:nobody|somebody|anybody|everybody|whoever|whatever|whichever)\b"#
    /// Pages written from tests' names and facts, and the words' own list.
    private static let exempt = ["PlainWordTests.swift", "Fidelity.md", "Scenarios.md", "UIKitRules.md"]

    @Test func `the pattern finds a word and leaves others alone`() throws {
        let sample = TextFile(path: "Sample.md", text: "Nobody knows whatever. A body, anywhere, however.")
        #expect(try sample.placesInText(of: Self.words).count == 2)
    }

    /// The subject of a sentence is a noun of the field.
    @Test func `no text hides its subject behind a pronoun`() throws {
        for file in checkout.files where !Self.exempt.contains(file.name) && !file.path.contains("/Fixtures/") {
            let places = try file.placesInText(of: Self.words)
            #expect(places.isEmpty, "name the subject: \(places.joined(separator: "\n"))")
        }
    }
}
