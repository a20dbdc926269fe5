import SceneModel

extension [Finding] {
    fileprivate static let ofPlace: Set<Rule.ID> = [
        .focusCovered, .caretCovered, .controlCovered, .pushedOffScreen, .unreachable
    ]

    /// Separates the findings that become notes.
    ///
    /// A finding becomes a note in two cases: no layout has enough room for the input, or the rule only gives hints.
    /// Findings in equally small rooms share a note.
    func partedFromNotes(in snapshots: [SceneSnapshot]) -> (findings: [Finding], notes: [String]) {
        var kept: [Finding] = [], hints: [String] = []
        var silent: [String: Set<Rule.ID>] = [:]
        for finding in self {
            if finding.severity == .hint {
                hints.append("\(finding.rule.rawValue): \(finding.message)")
            } else if let room = finding.wordsForSmallRoom(in: snapshots) {
                silent[room, default: []].insert(finding.rule)
            } else {
                kept.append(finding)
            }
        }
        let rooms = silent.keys.sorted().map { room in
            let rules = silent[room, default: []].sorted().map(\.rawValue).joined(separator: ", ")
            return "\(room) Not reported there: \(rules)."
        }
        return (kept, rooms + hints)
    }

    /// Adds a doubt to each finding about a view that the simulation may place wrongly.
    ///
    /// - Parameter members: the UIKit members that the simulation ignores, by the identity of the moved view's node.
    func withDoubts(in snapshots: [SceneSnapshot], _ members: [Int: String]) -> [Finding] {
        map { finding in
            guard let node = finding.node, let index = snapshots.indexOfPicture(of: finding) else { return finding }
            var finding = finding
            finding.doubt = snapshots[index].root.doubt(about: node, members)
            return finding
        }
    }
}

extension [SceneSnapshot] {
    /// Returns the index of the snapshot that shows a finding.
    ///
    /// On a simulated phone, the steps of a script take no time. So several steps may have the same time, and the
    /// step's name decides.
    func indexOfPicture(of finding: Finding) -> Int? {
        lastIndex { $0.time <= finding.at && $0.step == finding.step } ?? lastIndex { $0.time <= finding.at }
    }
}

extension Finding {
    /// Returns nil if the room above the keyboard is large enough for the input and a row beside it.
    fileprivate func wordsForSmallRoom(in snapshots: [SceneSnapshot]) -> String? {
        let picture = snapshots.indexOfPicture(of: self).flatMap { snapshots[...$0].last(where: \.isSettled) }
        guard [Finding].ofPlace.contains(rule), let room = picture.flatMap(Room.init(in:)), !room.isEnough else {
            return nil
        }
        return "No layout has room for the input and a row beside it: \(room.height.pointsText) are left, "
            + "\(room.needed.pointsText) are needed."
    }
}

extension SceneNode {
    fileprivate func doubt(about id: Int, _ members: [Int: String]) -> String? {
        guard !members.isEmpty, let path = path(to: id) else { return nil }
        var node = self, found = members[node.id]
        for index in path.reversed() {
            node = node.children[index]
            found = members[node.id] ?? found
        }
        return found
    }
}
