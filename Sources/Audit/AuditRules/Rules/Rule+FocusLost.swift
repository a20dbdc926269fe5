import SceneModel

extension Rule {
    /// The focused view is removed.
    public static let focusLost = Rule(
        id: .focusLost,
        title: "The focus is lost",
        explanation: """
            A view that a person has chosen to type into must not be taken off the screen while its controller stays: a \
            table that reloads, or a form that is built anew in a turn, ends the typing. A person who taps something else or \
            puts the keyboard away, code that resigns, and a controller that goes, are left alone.
            """,
        severity: .error
    ) { snapshots in
        .worst(
            snapshots.filter(\.isSettled).compactMap { snapshot in
                guard let name = snapshot.lostFocus else { return nil }
                let finding = Finding(
                    rule: .focusLost, subject: name, amount: 0, at: snapshot.time,
                    message: "\(name) was taken off the screen while a person typed into it, by "
                        + "\(snapshot.time.secondsText)")
                return (name, finding)
            })
    }
}
