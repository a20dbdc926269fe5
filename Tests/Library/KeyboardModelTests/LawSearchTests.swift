import Foundation
import TestSupport
import Testing

@Suite struct LawSearchTests {
    @Test func `the search finds the broken step and leaves out the others`() throws {
        let found = LawSearch.counterExample(
            sequences: 500, seed: 1,
            making: { generator in (0..<9).map { _ in Int.random(in: 0..<5, using: &generator) } }
        ) { steps in
            steps.filter { $0 == 1 }.count > 1 && steps.contains(2) ? "one comes twice" : nil
        }
        let text = try #require(found)
        #expect(text.components(separatedBy: ", then ").count == 3, "\(text)")
        #expect(text.hasSuffix("one comes twice"))
    }
}
