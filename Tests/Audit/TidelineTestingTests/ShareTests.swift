import Testing
@testable import TidelineTesting

/// The parts of an audit for several machines.
@Suite struct ShareTests {
    @Test(arguments: 1...9)
    func `every run belongs to exactly one part, and no part is empty`(count: Int) throws {
        let shares = try (1...count).map { try #require(Share($0, of: count)) }
        let runs = (0..<500).map { "screen|own|portrait|letters|typing|60|device \($0)" }
        let owners = runs.map { run in shares.filter { $0.holds(run) }.map(\.number) }
        #expect(owners.allSatisfy { $0.count == 1 })
        #expect(Set(owners.joined()) == Set(1...count))
    }

    @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/0", "-1/2", "1/2/3", ""])
    func `a part that does not exist is none`(text: String) { #expect(Share(text) == nil) }

    @Test func `a part is read as it is written`() {
        #expect(Share("3/8") == Share(3, of: 8))
        #expect(Share("1/1")?.holds("anything") == true)
    }
}
