import Foundation
import Scenarios
import TestSupport

/// The recorded logs next to these tests.
enum RecordedTraces {
    static func all() throws -> [KeyboardTrace] {
        let folder = PackageFolder.root.appendingPathComponent("Tests/Audit/ScenariosTests/Fixtures/Traces")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
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
