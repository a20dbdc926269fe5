import SceneModel

extension [Finding] {
    /// Rules that say that something has no place.
    fileprivate static let ofPlace: Set<Rule.ID> = [
        .focusCovered, .caretCovered, .controlCovered, .pushedOffScreen, .unreachable
    ]

    /// The findings that count, and notes for those that do not: no layout has room for more, or the rule gives hints alone.
    func partedFromNotes(in snapshots: [SceneSnapshot]) -> (findings: [Finding], notes: [String]) {
        var kept: [Finding] = [], notes: [String] = []
        for finding in self {
            if let note = finding.noteInstead(in: snapshots) { notes.append(note) } else { kept.append(finding) }
        }
        return (kept, notes)
    }

    /// The findings, those in doubt with the member that the doubt comes from.
    ///
    /// - Parameter members: members that have no effect here and decide where views stand on a phone, by the identity of the
    ///   node around these views.
    func withDoubts(in snapshots: [SceneSnapshot], _ members: [Int: String]) -> [Finding] {
        map { finding in
            guard let node = finding.node, let picture = snapshots.last(where: { $0.time <= finding.at }) else {
                return finding
            }
            var finding = finding
            finding.doubt = picture.root.doubt(about: node, members)
            return finding
        }
    }
}

extension Finding {
    /// The note that takes the finding's place; nil where the finding counts.
    fileprivate func noteInstead(in snapshots: [SceneSnapshot]) -> String? {
        if severity == .hint { return "\(rule.rawValue): \(message)" }
        let picture = snapshots.last { $0.time <= at && $0.isSettled }
        guard [Finding].ofPlace.contains(rule), let room = picture.flatMap(Room.init(in:)), !room.isEnough else {
            return nil
        }
        return "No layout has room for the input and a row beside it here: \(room.height.pointsText) are left, "
            + "\(room.needed.pointsText) are needed. \(message)"
    }
}

extension SceneNode {
    /// The member without effect that decides where a view or one around it stands; nil where none does.
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
