import AuditRules
import DeviceSimulation

/// All conditions that affect a run.
///
/// Two runs under equal conditions give equal results. Several models may share all conditions, for example if their
/// screens are equal. A new property of ``DeviceSimulation/Device`` becomes a condition automatically.
struct Circumstance: Hashable, Sendable {
    /// The text is equal in every process, and serves as a key.
    let text: String

    @MainActor
    init(_ planned: PlannedRun) {
        self.init(planned, on: Self.facts(of: planned.device))
    }

    /// - Parameter facts: the facts of the run's device. The caller passes them in, because computing them is the
    ///   slowest step.
    @MainActor
    init(_ planned: PlannedRun, with keyboard: KeyboardKind? = nil, on facts: String) {
        let keyboard = keyboard ?? planned.keyboard
        text = [
            planned.screen.name, planned.avoidance.rawValue, planned.orientation.rawValue, keyboard.rawValue,
            planned.usage.rawValue, String(planned.framesPerSecond),
            planned.surroundings.words, facts
        ].joined(separator: "|")
    }

    private static let words: Set<String> = ["name", "identifiers", "sources", "note", "unstated"]

    /// A text with all facts of a device that affect a run.
    ///
    /// If no source states the keyboard's heights for the device's screen, the text contains the heights for a similar
    /// screen.
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
