import Foundation
import SimulatedStages
import TestSupport

enum RecordedTraces {
    static func all() throws -> [KeyboardTrace] {
        try RecordedLogs.all().map { try KeyboardTrace.decode($0.data) }
    }

    /// Three logs lack the screen's size, and get a size that fits their device.
    static func screen(of trace: KeyboardTrace) -> CGSize {
        trace.resolvedScreenSize
            ?? (trace.id.hasPrefix("ios26") ? CGSize(width: 402, height: 874) : CGSize(width: 320, height: 568))
    }
}
