import TestSupport
import Testing

@Suite(.besideMainActor) struct FileBudgetTests {
    private let checkout = Checkout.current

    @Test func `no file is longer than 600 lines`() {
        for file in checkout.sources + checkout.tests + checkout.neighbours {
            #expect(file.lineCount <= 600, "\(file.path) has \(file.lineCount) lines; split it by aspect")
        }
    }

    @Test func `nine files of ten are no longer than 400 lines`() {
        let lengths = checkout.sources.map(\.lineCount).sorted()
        #expect(!lengths.isEmpty)
        #expect(lengths[lengths.count * 9 / 10] <= 400)
    }

    /// A module that is not written yet holds nothing but a placeholder, and has nothing to prove.
    @Test(arguments: TestShare.all)
    func `there is as much test as code`(share: TestShare) {
        let code = lines(of: checkout.sources, in: share.module)
        let tests = lines(of: checkout.tests, in: share.module + "Tests")
        guard code > 0 else { return }
        let ratio = Double(tests) / Double(code)
        #expect(
            ratio >= share.least,
            "\(share.module): \(tests) lines of test for \(code) lines of code; \(share.least) is the least")
        if share.least < 1 {
            #expect(ratio < 1, "\(share.module) reaches the budget: drop its exception in TestShare.all")
        }
    }

    private func lines(of files: [TextFile], in folder: String) -> Int {
        files.filter { $0.folder == folder }.map(\.codeLineCount).reduce(0, +)
    }
}

/// Lines of test per line of code that a module needs at least, blank lines and comments not counted.
struct TestShare: Sendable, CustomTestStringConvertible {
    let module: String
    var least = 1.0

    var testDescription: String { module }

    /// The modules with a budget.
    static let all = [
        TestShare(module: "KeyboardModel"),
        TestShare(module: "ConstraintSolver"),
        TestShare(module: "Tideline")
    ]
}
