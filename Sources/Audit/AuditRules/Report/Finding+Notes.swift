import SceneModel

extension [Finding] {
    /// The rules about views that are out of sight.
    fileprivate static let ofPlace: Set<Rule.ID> = [
        .focusCovered, .caretCovered, .controlCovered, .pushedOffScreen, .unreachable
    ]

    /// Separates findings from notes.
    ///
    /// A finding becomes a note if the screen has too little room for any layout to show the input, or if its rule only
    /// gives hints.
    func partedFromNotes(in snapshots: [SceneSnapshot]) -> (findings: [Finding], notes: [String]) {
        var kept: [Finding] = [], notes: [String] = []
        for finding in self {
            if let note = finding.noteInstead(in: snapshots) { notes.append(note) } else { kept.append(finding) }
        }
        return (kept, notes)
    }

    /// Adds a doubt to each finding about a view that may have another position on a phone.
    ///
    /// The simulation ignores some members of UIKit, and such a member may move the view.
    ///
    /// - Parameter members: the ignored members, by the identity of the view's node. On a phone, a member moves this
    ///   view and the views in it.
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
    /// Returns the index of the snapshot in which a rule has found a fault.
    ///
    /// On a simulated phone a script's steps take no time, so snapshots of several steps may have the same time.
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
