import AuditRules
import CoreGraphics
import Foundation
@testable import ScreenTree
import Testing

/// The verdicts on trees of real screens, beside what is true of them.
@Suite struct TruthTests {
    static func check(_ tree: JudgedTree, as format: String? = nil) throws -> TreeCheck {
        try TreeCheck(try ElementTree(Data((format.map(tree.written(as:)) ?? tree.written).utf8)))
    }

    @Test(arguments: JudgedTree.all) func `a tree says what is true of its screen`(tree: JudgedTree) throws {
        if let refusal = tree.refusal {
            let error = try #require(throws: TreeError.self) { try Self.check(tree) }
            #expect("\(error)".contains(refusal), "\(tree): \(error)")
            return
        }
        let check = try Self.check(tree)
        #expect(check.faults.map(\.finding.subject).sorted() == tree.faults.sorted(), "\(tree): \(check.text)")
        #expect(Set(tree.facts).isSubset(of: Set(check.facts.map(\.subject))), "\(tree): \(check.text)")
        #expect(Set(tree.unjudged).isSubset(of: Set(check.unjudged.map(\.subject))), "\(tree): \(check.text)")
        let judged = Set(check.faults.map(\.finding.subject) + check.unjudged.map(\.subject))
        #expect(judged.isDisjoint(with: tree.facts), "\(tree): a fact is no fault. \(check.text)")
        let keyboard = try #require(check.keyboard).frame, truth = try #require(tree.keyboard)
        for (one, other) in [
            (keyboard.minX, truth.minX), (keyboard.minY, truth.minY), (keyboard.maxX, truth.maxX),
            (keyboard.maxY, truth.maxY)
        ] {
            #expect(abs(one - other) <= 1, "\(tree): the keyboard is \(keyboard), and was told as \(truth)")
        }
    }

    @Test func `every tree has a truth and an origin`() {
        for tree in JudgedTree.all {
            #expect(tree.source.hasPrefix("https://") && !tree.rows.isEmpty, "\(tree)")
            #expect((tree.refusal == nil) == (tree.keyboard != nil), "\(tree) is judged or refused")
        }
    }
}
