import SceneModel

extension [Finding] {
    static let ofPlace: Set<Rule.ID> = [
        .focusCovered, .caretCovered, .controlCovered, .pushedOffScreen, .unreachable
    ]

    /// Separates the findings that become notes.
    ///
    /// A finding becomes a note in two cases. In the first case, the space above the keyboard is too small for the
    /// input in any layout. In the second case, the rule only gives hints. If several findings have a space of the same
    /// height, they share one note.
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

    /// Marks each finding about a view that the simulation may place wrongly.
    ///
    /// The mark is the name of a UIKit member that the simulation ignores. A phone may use this member to place the
    /// view.
    ///
    /// - Parameter members: the UIKit members that the simulation ignores. The key is the identity of the node of the
    ///   view that the member moves.
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
    /// Returns a sentence about the small room above the keyboard.
    ///
    /// The result is nil if the room is large enough for the input and for one more row, 44 points high.
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
        members.isEmpty ? nil : nodes(downTo: id).lazy.reversed().compactMap { members[$0.id] }.first
    }
}
