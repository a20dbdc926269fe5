import Testing

/// Each rule about UIKit has a test whose name contains the rule's id.
@Suite struct RuleTestTests {
    private let checkout = Checkout.current

    private static let sections: Set<Character> = ["A", "B", "C", "D", "E", "F", "G", "H", "I"]

    /// The rules that cannot be tested, each with the reason.
    private static let exemptions: [String: String] = [
        "E52": "what iOS 8 failed to post is not simulated",
        "E69": "what was read in headers of iOS 27; FactTests hold its date",
        "E56": "no source says how wide an iPad's shortcut bar is; the simulated one is as wide as the keyboard",
        "I12": "its names are of iOS 26, and the simulated interface is compared with an older one",
        "I13": "as I12",
        "I14": "the compiler's answer to code that no test could hold",
        "I19": "the compiler's answer to code that no test could hold",
        "I20": "how the source of these rules was checked"
    ]

    private func rules() throws -> [String] {
        try Fact.all(on: "Docs/UIKitRules.md", of: checkout).map(\.id)
            .filter { $0.first.map(Self.sections.contains) ?? false }
    }

    private func ids(in file: TextFile) throws -> Set<String> {
        let names = try file.captures(of: #"func `([^`]+)`|@(?:Test|Suite)\("([^"]*)""#).flatMap(\.self)
        var found: Set<String> = []
        for name in names {
            // A name such as `B46 to B52` also stands for the rules between the two ids.
            for range in try file.captures(of: #"\b([A-Z])(\d{1,2}) to \1(\d{1,2})\b"#, in: name) {
                guard let first = Int(range[1]), let last = Int(range[2]), first <= last else { continue }
                for number in first...last { found.insert(range[0] + "\(number)") }
            }
            found.formUnion(try file.captures(of: #"\b([A-Z]\d{1,2})\b"#, in: name).flatMap(\.self))
        }
        return found
    }

    /// Returns a sentence for each rule without a test or exemption, and for each faulty exemption.
    private func faults(rules: [String], tested: Set<String>, exempt: [String: String]) -> [String] {
        let untested = rules.filter { !tested.contains($0) && exempt[$0] == nil }.map {
            "\($0) has no test of its name"
        }
        let needless = exempt.keys.sorted().filter(tested.contains).map { "\($0) is exempt and has a test" }
        let unknown = exempt.keys.sorted().filter { !rules.contains($0) }.map { "\($0) is exempt and no rule" }
        let silent = exempt.keys.sorted().filter { exempt[$0]?.isEmpty ?? true }.map {
            "\($0) is exempt without a reason"
        }
        return untested + needless + unknown + silent
    }

    @Test func `a rule is tested by a name with its id, alone or in a range`() throws {
        let source = TextFile(
            path: "A.swift",
            text:
                "@Test func `A1 one`() {}\n@Test func `B2 to B4 and C7 three`() {}\n@Suite(\"D9\") struct S {} // D8 `D7`"
        )
        #expect(try ids(in: source) == ["A1", "B2", "B3", "B4", "C7", "D9"])
    }

    @Test func `what lacks a test and what is exempt without need is named`() {
        let faults = faults(
            rules: ["A1", "A2", "A3"], tested: ["A1", "B1"], exempt: ["A1": "words", "A3": "", "Z9": "words"])
        #expect(
            faults == [
                "A2 has no test of its name", "A1 is exempt and has a test", "Z9 is exempt and no rule",
                "A3 is exempt without a reason"
            ])
    }

    @Test func `each rule of these sections has a test of its name`() throws {
        let rules = try rules()
        #expect(rules.count > 380 && Set(rules.compactMap(\.first)) == Self.sections)
        var tested: Set<String> = []
        for file in checkout.tests where file.name != "RuleTestTests.swift" { tested.formUnion(try ids(in: file)) }
        for fault in faults(rules: rules, tested: tested, exempt: Self.exemptions) { Issue.record("\(fault)") }
    }
}
