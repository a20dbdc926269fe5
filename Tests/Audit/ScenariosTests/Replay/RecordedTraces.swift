import Foundation
import Scenarios
import TestSupport

/// The recorded logs next to these tests.
enum RecordedTraces {
    static func all() throws -> [KeyboardTrace] {
        try RecordedLogs.all().map { try KeyboardTrace.decode($0.data) }
    }

    /// Returns the size of a log's screen.
    ///
    /// Three logs lack it, and get a size that fits their device.
    static func screen(of trace: KeyboardTrace) -> CGSize {
        trace.resolvedScreenSize
            ?? (trace.id.hasPrefix("ios26") ? CGSize(width: 402, height: 874) : CGSize(width: 320, height: 568))
    }
}
