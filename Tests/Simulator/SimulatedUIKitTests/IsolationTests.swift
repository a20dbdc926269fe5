import Foundation
import Testing

/// These tests check the source text, because the compiler would only warn about test code that leaves the main actor.
struct IsolationTests {
    /// Returns the open classes and public protocols on the main actor, each with its attributes.
    private func isolated() throws -> [(place: String, attributes: Substring)] {
        try PackageFiles.swiftFiles(below: "Sources/Simulator/SimulatedUIKit").flatMap { path, text in
            text.matches(of: /(?m)^((?:@[^\n]*\n)*)(?:open class|public protocol) (\w+)/).compactMap { match in
                match.1.contains("@MainActor") ? ("\(path): \(match.2)", match.1) : nil
            }
        }
    }

    @Test func `I5 open main-actor classes and protocols are preconcurrency`()
        throws
    {
        let found = try isolated()
        #expect(found.count > 40)
        let strict = found.filter { !$0.attributes.contains("@preconcurrency") && !$0.attributes.contains("@_spi") }
        #expect(strict.map(\.place) == [])
    }
}
