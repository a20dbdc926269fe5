import Testing

/// Words that make a sentence be read twice.
@Suite struct PlainWordTests {
    private let checkout = Checkout.current
    private static let words = #"\b(?i:(?:no|some|any|every)body|(?:who|what|which)ever)\b"#
    /// Pages written from facts, whose words are those of their sources.
    private static let exempt = ["Scenarios.md", "UIKitRules.md"]

    @Test func `the pattern finds a word and leaves others alone`() throws {
        let sample = TextFile(path: "Sample.md", text: "No" + "body knows, which" + "ever. A body, anywhere, however.")
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
