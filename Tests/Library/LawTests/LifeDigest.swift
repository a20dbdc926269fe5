import DeviceSimulation
import Foundation
import HostTestSupport
import UIKit

/// The numbers and offsets of one life at the end of each run-loop turn, in full and as a digest.
///
/// Two versions of the library that treat a life alike have the same digest.
@MainActor
final class LifeDigest {
    /// Core Animation's observer has the order 2,000,000, and the library's a lower one.
    private static let order: CFIndex = 3_000_000

    /// A line for each turn that has changed a value.
    private(set) var lines: [String] = []
    private var observer: CFRunLoopObserver?
    private var present = ""

    /// Reads a stage at the end of each turn until ``end()``.
    func follow(_ stage: LawStage) {
        observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, Self.order
        ) { [weak self, weak stage] _, _ in
            MainActor.assumeIsolated {
                if let self, let stage { self.read(stage) }
            }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        read(stage)
    }

    func end() { CFRunLoopObserverInvalidate(observer) }

    private func read(_ stage: LawStage) {
        var values = stage.numbers
        for (id, view) in stage.page.scrollViews where view.window != nil {
            values["\(stage.page.nodes[id]?.name ?? "") offset"] = view.contentOffset.y.seen
        }
        let next = values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        guard next != present else { return }
        present = next
        lines.append("\(CGFloat(stage.phone.now).seen): \(next)")
    }

    /// The digest of all lines (FNV-1a of 64 bits), as a hexadecimal number.
    var digest: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in lines.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
