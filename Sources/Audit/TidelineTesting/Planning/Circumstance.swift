import AuditRules
import DeviceSimulation

/// All that the course of a run depends on: two runs of one circumstance have the same recording.
///
/// Devices are told apart by their facts, of which some models have the same, and by what keyboards come to on them. A fact
/// that is added to ``DeviceSimulation/Device`` counts by itself.
struct Circumstance: Hashable, Sendable {
    /// The circumstance in words: a key that is the same in every process.
    let text: String

    @MainActor
    init(_ planned: PlannedRun) {
        self.init(planned, on: Self.facts(of: planned.device))
    }

    /// - Parameters:
    ///   - keyboard: a keyboard in place of the run's own.
    ///   - facts: those of the run's device, which take longer to write down than all else.
    @MainActor
    init(_ planned: PlannedRun, with keyboard: KeyboardKind? = nil, on facts: String) {
        let keyboard = keyboard ?? planned.keyboard
        text = [
            planned.screen.name, planned.avoidance.rawValue, planned.orientation.rawValue, keyboard.rawValue,
            planned.usage.rawValue, String(planned.framesPerSecond),
            planned.surroundings.words, facts
        ].joined(separator: "|")
    }

    /// What a device is called and where its facts come from do not reach the simulation.
    private static let words: Set<String> = ["name", "identifiers", "sources", "note", "unstated"]

    /// The facts of a device, and the heights of its keyboards, which are found by its screen or a neighbour's.
    static func facts(of device: Device) -> String {
        let facts = Mirror(reflecting: device).children.compactMap { label, value in
            label.flatMap { words.contains($0) ? nil : "\($0) \(value)" }
        }
        let heights = Device.Orientation.allCases.flatMap { orientation in
            [true, false].map { bar in
                KeyboardHeight.letters(
                    on: device, orientation: orientation, predictionBar: bar, systemVersion: 17
                ).points
            }
        }
        return (facts + ["keyboards \(heights)"]).joined(separator: ", ")
    }
}
