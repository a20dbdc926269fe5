import Foundation
import TidelineTesting

/// Plays screens and writes the results to a file, in a separate process because a screen may crash.
enum FieldPlay {
    /// The smallest phone with a home button, a middle phone with a Dynamic Island, and the largest tablet.
    ///
    /// Playing all devices would take several times as long.
    static let devices: [Device] = [(320, 568), (393, 852), (1032, 1376)].compactMap { width, height in
        Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }
    }

    /// Appends a line with each verdict to a file.
    static func play(from first: Int, into path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let file = FileHandle(forWritingAtPath: path) else { throw CocoaError(.fileNoSuchFile) }
        defer { try? file.close() }
        try file.seekToEnd()
        for screen in FieldScreen.all.dropFirst(first) {
            try file.write(contentsOf: encoder.encode(FieldVerdict(of: screen)) + Data("\n".utf8))
        }
    }

    static func verdicts(in path: String) throws -> [FieldVerdict] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(FieldVerdict.self, from: Data($0.utf8))
        }
    }
}
