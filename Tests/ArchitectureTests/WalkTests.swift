import Testing

/// The tables in the architecture page that follow one task through the code, call by call.
@Suite struct WalkTests {
    private let checkout = Checkout.current

    /// The call that a row of a table describes.
    private struct Hop {
        var number: String
        var type: String
        var member: String
        var path: String
        var caller: String
    }

    private func hops(of walk: String) throws -> [Hop] {
        let page = try #require(checkout.file("Docs/Architecture.md"))
        let chapter = try #require(page.text.split(separator: "\n## ").first { $0.hasPrefix("\(walk)\n") })
        let rows = try page.captures(
            of: #"^\| (\d+) \| .* \| `(\w+)\.(\w+)` in `([^`]+)` \| ([\d-]+) \|$"#, in: String(chapter))
        return rows.map { Hop(number: $0[0], type: $0[1], member: $0[2], path: $0[3], caller: $0[4]) }
    }

    @Test(arguments: ["One notification", "One audit run"])
    func `each hop of a walk is declared and called where it says`(walk: String) throws {
        let hops = try hops(of: walk)
        #expect(hops.count >= 8 && hops.map(\.number) == hops.indices.map { "\($0 + 1)" }, "\(walk)")
        for hop in hops {
            let file = try #require(checkout.file(hop.path), "\(hop.path)")
            let declaration = hop.member == "init" ? #"\binit[?(]"# : #"\bfunc \#(hop.member)\b"#
            #expect(try !file.places(of: declaration).isEmpty, "\(hop.path) declares no \(hop.member)")
            #expect(try !file.places(of: #"\b\#(hop.type)\b"#).isEmpty, "\(hop.path) is not about \(hop.type)")
            guard hop.caller != "-" else { continue }
            let caller = try #require(hops.first { $0.number == hop.caller })
            let call = hop.member == "init" ? #"\b\#(hop.type)\("# : #"\.?\b\#(hop.member)(\(| \{|\))"#
            let text = try #require(checkout.file(caller.path))
            #expect(try !text.places(of: call).isEmpty, "hop \(hop.number): \(caller.path) does not call \(hop.member)")
        }
    }
}
