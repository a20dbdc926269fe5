import CoreGraphics
import Foundation
import KeyboardModel
import Testing

/// The recorded logs next to these tests.
enum RecordedTraces {
    static func all() throws -> [KeyboardTrace] {
        let folder = try #require(Bundle.module.url(forResource: "Fixtures/Traces", withExtension: nil))
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return
            try files
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try KeyboardTrace.decode(Data(contentsOf: $0)) }
    }

    /// The screen of a log; for the three that state none, one that fits the device they describe.
    static func screen(of trace: KeyboardTrace) -> CGSize {
        trace.resolvedScreenSize
            ?? (trace.id.hasPrefix("ios26") ? CGSize(width: 402, height: 874) : CGSize(width: 320, height: 568))
    }
}
