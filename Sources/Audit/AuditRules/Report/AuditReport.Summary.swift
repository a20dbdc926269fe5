extension AuditReport {
    /// A report in numbers.
    public struct Summary: Codable, Sendable, Equatable {
        /// How often one rule found something.
        public struct RuleCount: Codable, Sendable, Equatable {
            /// The rule's id.
            public var rule: String
            /// Findings of it in all runs.
            public var findings: Int
            /// Runs with at least one of them.
            public var runs: Int
            /// The greatest amount, in points or passes.
            public var worst: Double
        }

        /// How one device fared.
        public struct DeviceCount: Codable, Sendable, Equatable {
            /// The device's name.
            public var device: String
            /// Runs on it.
            public var runs: Int
            /// Runs without any finding.
            public var clear: Int
        }

        /// All runs.
        public var runs: Int
        /// Runs without any finding.
        public var clear: Int
        /// Runs with findings.
        public var withFindings: Int
        /// Rules that found something, sorted by id.
        public var findingsByRule: [RuleCount]
        /// Devices, sorted by name.
        public var devices: [DeviceCount]

        init(of runs: [AuditRun]) {
            self.runs = runs.count
            clear = runs.filter(\.isClear).count
            withFindings = runs.count - clear
            let rules = Set(runs.flatMap(\.findings).map(\.rule)).sorted()
            findingsByRule = rules.map { rule in
                let findings = runs.flatMap(\.findings).filter { $0.rule == rule }
                return RuleCount(
                    rule: rule, findings: findings.count,
                    runs: runs.filter { run in run.findings.contains { $0.rule == rule } }.count,
                    worst: findings.map(\.amount).max() ?? 0)
            }
            devices = Set(runs.map(\.device)).sorted().map { device in
                let own = runs.filter { $0.device == device }
                return DeviceCount(device: device, runs: own.count, clear: own.filter(\.isClear).count)
            }
        }
    }
}
