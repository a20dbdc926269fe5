import Foundation
import TestSupport
import Testing

/// The instructions in CONTRIBUTING for changing the package work exactly as written.
///
/// These tests apply the edits to a copy of the checkout. `.ci/nightly` makes the checks for which the copy has to be
/// built.
@Suite(.besideMainActor) struct RecipeTests {
    private let checkout = Checkout.current

    /// These suites only read text, so they run in the copy without a build.
    private static let readers = ["ArchitectureTests", "FidelityTableTests"]

    private func recipes() throws -> [Recipe] { try Recipe.all(in: try #require(checkout.file("CONTRIBUTING.md"))) }

    @Test func `the recipes of CONTRIBUTING pass in a copy as they are written`() throws {
        let recipes = try recipes()
        #expect(recipes.count == 5)
        var copy = try RecipeCopy()
        for recipe in recipes { try copy.apply(recipe) }
        for complaint in try copy.complaints() + copy.lint() { Issue.record("\(complaint)") }
        guard Effort.isRaised else { return }
        for failure in try copy.failures(of: Self.readers) { Issue.record("\(failure)") }
    }

    @Test func `a block takes lines away, adds some, and knows its place`() throws {
        let page = TextFile(
            path: "Page.md",
            text: """
                # Page

                ## Nothing

                Words.

                ## Add a line

                   ```diff
                   +++ A.txt
                    one…
                   -two
                   +2

                    four
                   @@
                   +four and a half
                    five
                   ```

                   ```sh
                   make
                   ```
                """)
        let recipe = try #require(try Recipe.all(in: page).first), block = try #require(recipe.blocks.first)
        #expect(recipe.title == "Add a line" && recipe.commands == ["make"] && block.path == "A.txt")
        #expect(
            try block.applied(to: "one more\ntwo\n\nfour\nfive\n") == "one more\n2\n\nfour\nfour and a half\nfive\n")
        #expect(throws: Recipe.Misfit.self) { try block.applied(to: nil) }
        #expect(throws: Recipe.Misfit.self) { try block.applied(to: "one\ntwo\nthree\nfour\nfive") }
        let twice = "one\ntwo\n\nfour\none\ntwo\n\nfour\nfive"
        #expect(throws: Recipe.Misfit.self) { try block.applied(to: twice) }
    }
}
