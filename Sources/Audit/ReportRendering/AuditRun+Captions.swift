import AuditRules

extension AuditRun {
    /// What the steps are called where keys to touch are attached: no keyboard rises then, or no more than a strip.
    private static let withoutKeyboard = [
        "keyboard down": "before typing", "keyboard rising": "input tapped", "keyboard up": "input edited",
        "keyboard gone": "input left", "keyboard again": "input tapped again"
    ]
    private static let endings = [" rising": " tapped", " up": " edited", " gone": " left"]

    /// The name of a step for a reader.
    func caption(of step: String) -> String {
        guard keyboard == "hardware" else { return step }
        if let known = Self.withoutKeyboard[step] { return known }
        let ending = Self.endings.first { step.hasSuffix($0.key) }
        return ending.map { step.dropLast($0.key.count) + $0.value } ?? step
    }

    /// The captions that differ from the names of the steps; nil for none.
    var captions: [String: String]? {
        let changed = steps.map(\.name).filter { caption(of: $0) != $0 }
        return changed.isEmpty
            ? nil : Dictionary(changed.map { ($0, caption(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }
}
