import AuditRules
import DeviceSimulation

/// All conditions that a run depends on.
///
/// Two runs with equal circumstances have equal recordings. Devices differ in their facts, such as the screen's size,
/// and in the heights of their keyboards. Some models share their facts. A new fact of ``DeviceSimulation/Device`` is
/// included automatically.
struct Circumstance: Hashable, Sendable {
    /// The conditions as text; the text is equal in every process, so it can serve as a key.
    let text: String

    @MainActor
    init(_ planned: PlannedRun) {
        self.init(planned, on: Self.facts(of: planned.device))
    }

    /// - Parameters:
    ///   - keyboard: a keyboard that replaces the run's own keyboard.
    ///   - facts: the facts of the run's device. The caller passes them in, because computing them is the slowest step.
    @MainActor
    init(_ planned: PlannedRun, with keyboard: KeyboardKind? = nil, on facts: String) {
        let keyboard = keyboard ?? planned.keyboard
        text = [
            planned.screen.name, planned.avoidance.rawValue, planned.orientation.rawValue, keyboard.rawValue,
            planned.usage.rawValue, String(planned.framesPerSecond),
            planned.surroundings.words, facts
        ].joined(separator: "|")
    }

    /// The properties of a device without effect on the simulation, such as its names and the sources of its facts.
    private static let words: Set<String> = ["name", "identifiers", "sources", "note", "unstated"]

    /// Lists the facts of a device and the heights of its keyboards.
    ///
    /// If the heights are unknown for the device's own screen, they are those of a similar screen.
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
