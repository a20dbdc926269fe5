import SceneModel

extension [Finding] {
    fileprivate static let ofPlace: Set<Rule.ID> = [
        .focusCovered, .caretCovered, .controlCovered, .pushedOffScreen, .unreachable
    ]

    /// Separates the findings that become notes.
    ///
    /// A finding becomes a note in two cases: no layout has enough room for the input, or the rule only gives hints.
    func partedFromNotes(in snapshots: [SceneSnapshot]) -> (findings: [Finding], notes: [String]) {
        var kept: [Finding] = [], notes: [String] = []
        for finding in self {
            if let note = finding.noteInstead(in: snapshots) { notes.append(note) } else { kept.append(finding) }
        }
        return (kept, notes)
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
    fileprivate func noteInstead(in snapshots: [SceneSnapshot]) -> String? {
        if severity == .hint { return "\(rule.rawValue): \(message)" }
        let picture = snapshots.indexOfPicture(of: self).flatMap { snapshots[...$0].last(where: \.isSettled) }
        guard [Finding].ofPlace.contains(rule), let room = picture.flatMap(Room.init(in:)), !room.isEnough else {
            return nil
        }
        return "No layout has room for the input and a row beside it here: \(room.height.pointsText) are left, "
            + "\(room.needed.pointsText) are needed. \(message)"
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
