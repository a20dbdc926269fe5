import Foundation
import Testing

@Suite struct CommandTests {
    private let checkout = Checkout.current

    private static let audit = "swift run tideline-audit sign-in --device \"iPhone 16\""

    /// Each command was tried before it was added to the list.
    private let known: Set<String> = [
        Self.audit,
        "swift test",
        "swift run -c release tideline-audit",
        "swift run -c release tideline-audit --avoidance none",
        "swift run -c release tideline-audit compare",
        "swift run -c release tideline-audit replay TRACE.json --json -",
        "swift run -c release tideline-audit devices",
        "Benchmarks/compare",
        "Benchmarks/compare --check",
        "Benchmarks/compare --only form-50,nested-20 --runs 5",
        "Benchmarks/compare --markdown --output results.json",
        "swift run -c release --package-path Benchmarks layout-benchmark",
        "Benchmarks/audit",
        "Benchmarks/audit --program BEFORE --program AFTER",
        "Benchmarks/instructions --program BEFORE --program AFTER"
    ]

    @Test(arguments: [
        "README.md", "Docs/Tool.md", "Benchmarks/README.md",
        "Sources/Library/Tideline/Tideline.docc/AroundTheKeyboard.md"
    ])
    func `a page teaches only commands that were tried`(path: String) throws {
        let commands = try commands(in: path)
        #expect(!commands.isEmpty)
        for command in commands { #expect(known.contains(command), "\(command)") }
    }

    /// Both use one build, so a newcomer waits only once.
    @Test func `the README's first two commands are plain`() throws {
        #expect(try commands(in: "README.md").prefix(2) == [Self.audit, "swift test"])
        let script = try #require(checkout.file(".ci/run"))
        #expect(script.text.split(separator: "\n").contains("swift test"), ".ci/run lacks swift test")
    }

    @Test func `the manifest lines of AGENTS.md are those of the sample package`() throws {
        let sample = try #require(checkout.file("Examples/Checkout/Package.swift")).text
        let agents = try #require(checkout.file("AGENTS.md"))
        let product = #"^    (\.product\(name: "[A-Za-z]+", package: "Tideline"\))"#
        let products = try agents.captures(of: product).compactMap(\.first)
        #expect(products.count == 3)
        for product in products { #expect(sample.contains(product), "\(product)") }
    }

    @Test(arguments: [".ci/run", ".ci/documentation", ".ci/mutants", ".ci/nightly", ".ci/walls", "Benchmarks/compare"])
    func `a script can be run and stops at the first failure`(path: String) throws {
        let script = try #require(checkout.file(path))
        #expect(script.text.hasPrefix("#!/usr/bin/env bash\n"))
        #expect(script.text.contains("set -euo pipefail"))
        #expect(FileManager.default.isExecutableFile(atPath: checkout.root.appending(path: path).path))
    }

    private func commands(in path: String) throws -> [String] {
        let file = try #require(checkout.file(path))
        let blocks = try file.captures(of: #"^```(?:sh|bash|console)\n([\s\S]*?)^```"#).compactMap(\.first)
        let lines = blocks.flatMap { $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
        return lines.filter { $0.hasPrefix("swift ") || $0.hasPrefix("Benchmarks/") }.map { line in
            line.split(separator: "#", maxSplits: 1)[0].trimmingCharacters(in: .whitespaces)
        }
    }
}
