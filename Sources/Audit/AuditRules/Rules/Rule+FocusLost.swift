import SceneModel

extension Rule {
    /// The focused view is removed.
    public static let focusLost = Rule(
        id: .focusLost,
        title: "The focus is lost",
        explanation: """
            The app must not remove the focused view from the screen while its controller stays. For example, a table \
            reloads, or the app builds a form again, and the typing ends. The rule ignores code that resigns the \
            focus, a tap on another view, a person who puts the keyboard away, and a controller that leaves the \
            screen.
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
