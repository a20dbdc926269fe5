import Foundation
import TestSupport
import Testing

/// Finds enumerations that are written in Swift, and such that no test knows.
struct EnumerationSourceTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: PackageFolder.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `I22 every public enumeration with numbers is one of C`() throws {
        for file in try PackageFiles.swiftFiles(below: "Sources/Simulator/SimulatedUIKit") {
            let found = file.text.matches(of: /public enum \w+: U?Int\b/).map { String($0.0) }
            #expect(found.isEmpty, "\(file.path): a number without a name is nil")
        }
    }

    @Test func `I22 every enumeration of C is tested with any number`() throws {
        let header = try text("Sources/Simulator/UIKitEnumerations/include/UIKitEnumerations.h")
        let tests = try text("Tests/Simulator/UIKitConformanceTests/EnumerationTests.swift")
        let declared = header.matches(of: /typedef enum IMPORTED \w+/).count
        #expect(declared > 40 && tests.matches(of: /\n +expectAnyNumber\(/).count == declared)
    }
}
