import DeviceSimulation
import Foundation
import TestSupport
import Testing

/// The simulator lists the library's types that depend on each possible behaviour of UIKit.
///
/// The simulator does not import the library, so the list contains the types' names as text. This test checks that the
/// types exist.
struct ReadingDependencyTests {
    @Test func `a type that depends on a reading is the library's`() throws {
        let library = PackageFolder.root.appendingPathComponent("Sources/Library")
        let files = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)?.allObjects ?? []
        let text = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { $0.lastPathComponent + "\n" + (try String(contentsOf: $0, encoding: .utf8)) }.joined()
        for reading in Reading.allCases {
            for words in reading.facts.dependsOn {
                for name in words.matches(of: /`([^`]+)`/).map(\.output.1) where name != "Tideline" {
                    for part in name.split(separator: ".") where part != "swift" {
                        let word = part.prefix { $0 != "(" && $0 != "+" }
                        #expect(text.contains(word), "\(reading): \(name)")
                    }
                }
            }
        }
    }
}
