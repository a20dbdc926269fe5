import Foundation
import TidelineTesting

/// Plays screens and writes the results to a file, in a separate process because a screen may crash.
struct FieldPlay: Codable, Sendable {
    let extent: FieldExtent
    /// Of the screens, each process plays those with every second index.
    let part: Int

    static let parts = 2

    var screens: [FieldScreen] {
        FieldScreen.all.enumerated().filter { $0.offset % Self.parts == part }.map(\.element)
    }

    /// Appends a line with each verdict to a file.
    func play(from first: Int, into path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let file = FileHandle(forWritingAtPath: path) else { throw CocoaError(.fileNoSuchFile) }
        defer { try? file.close() }
        try file.seekToEnd()
        for screen in screens.dropFirst(first) {
            try file.write(contentsOf: encoder.encode(FieldVerdict(of: screen, extent)) + Data("\n".utf8))
        }
    }

    static func verdicts(in path: String) throws -> [FieldVerdict] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(FieldVerdict.self, from: Data($0.utf8))
        }
    }
}
