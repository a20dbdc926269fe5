import Foundation
import Testing
@testable import TidelineTesting

@Suite struct SourceTreeTests {
    @Test func `the mark of the sources stays the same while a build deletes its files`() throws {
        let package = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: package) }
        @Sendable func write(_ text: String, to path: String) throws {
            let file = package.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write("", to: "Package.swift")
        for number in 0..<20 { try write("let a = \(number)", to: "Sources/M\(number)/A.swift") }
        let tree = try #require(SourceTree(around: package.appendingPathComponent("Sources/M1/A.swift").path))
        let first = tree.mark
        DispatchQueue.concurrentPerform(iterations: 2) { half in
            for turn in 0..<600 {
                if half == 0 {
                    #expect(tree.mark == first)
                } else {
                    for file in 0..<20 { try? write("", to: ".build/\(turn % 7)/a/\(file).o") }
                    try? FileManager.default.removeItem(at: package.appendingPathComponent(".build/\(turn % 7)"))
                }
            }
        }
        try write("let b = 1", to: "Sources/M1/A.swift")
        #expect(tree.mark != first)
    }
}
