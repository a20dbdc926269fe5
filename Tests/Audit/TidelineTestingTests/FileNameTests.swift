import Foundation
import Testing
@testable import TidelineTesting

@Suite struct FileNameTests {
    @Test func `a plain name stays as it is`() {
        for name in ["sign-in", "chat", "a1"] { #expect(FileName.of(name) == name) }
    }

    @Test func `no name leaves its folder, and no two names share a file`() {
        let names = [
            "..", ".", "/", "a/b", "a-b", "A-B", "a b", "Login", "login", "LOGIN", "ä", "ö", "-", "--", "a-", "\n",
            "über/..",
            "会話", "a\u{0}"
        ]
        let files = names.map(FileName.of)
        #expect(Set(files).count == names.count && Set(files.map { $0.lowercased() }).count == names.count)
        let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
        for file in files { #expect(!file.isEmpty && file.allSatisfy(allowed.contains), "\(file)") }
    }

    @Test func `a file that can't be written whole keeps what it had`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("report.json").path
        try Output.write("first", to: path, option: "--json")
        struct Full: Error {}
        #expect(throws: UsageError.self) {
            try Output.write(to: path, option: "--json") { sink in
                try sink(Array("sec".utf8))
                throw Full()
            }
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "first\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.json"])
        try Output.write("second", to: path, option: "--json")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "second\n")
        #expect(throws: UsageError.self) { try Output.write("text", to: "/dev/full", option: "--json") }
    }
}
