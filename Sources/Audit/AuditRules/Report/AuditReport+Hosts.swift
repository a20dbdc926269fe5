import SceneModel

extension AuditReport {
    /// A comparison between runs on phones and the same runs on simulated phones.
    public struct Hosts: Codable, Sendable, Equatable {
        /// The number of runs on phones with a matching simulated run.
        public var compared: Int
        /// The runs with different results.
        public var disagreements: [Disagreement]
    }

    /// Merges the runs of several hosts into one report.
    ///
    /// A host is the UIKit that played the runs. The name of a device includes its host. If several files contain the
    /// same run, the run of the first file counts.
    public init(merging files: [RunFile]) {
        struct Circumstances: Hashable {
            let entry: AuditEntry, host: String
        }
        var known: [Circumstances: AuditRun] = [:], order: [(place: Circumstances, unjudged: Set<Rule.ID>)] = []
        for file in files {
            for run in file.runs {
                let place = Circumstances(entry: run.entry, host: file.host?.name ?? "")
                guard known[place] == nil else { continue }
                known[place] = run
                order.append((place, Set(file.host?.unjudged ?? [])))
            }
        }
        self.init()
        var hosts = Hosts(compared: 0, disagreements: [])
        for (place, unjudged) in order {
            guard var run = known[place] else { continue }
            if !place.host.isEmpty {
                if let simulated = known[Circumstances(entry: run.entry, host: "")] {
                    let found = Disagreement(of: run, on: place.host, unjudged: unjudged, simulated: simulated)
                    hosts.compared += 1
                    hosts.disagreements += [found].compactMap { $0 }
                }
                run.device += " · \(place.host)"
            }
            add(run)
        }
        self.hosts = hosts
        let omissions = files.compactMap(\.omission).once
        omission = omissions.isEmpty ? nil : omissions.joined(separator: " ")
    }
}
