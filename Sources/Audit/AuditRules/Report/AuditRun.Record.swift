import SceneModel

extension AuditRun {
    /// A run as one process hands it to another, or keeps it for later: what JSON holds, and what the choice of pictures
    /// asks for.
    ///
    /// The pictures themselves are most of what a run weighs. They are part of it only where they were asked for.
    public struct Record: Codable, Sendable, Equatable {
        private var judged: AuditRun
        private var display: SceneScreen?
        private var pictures: [SceneSnapshot?]?
        private var film: String?

        /// Puts a run down, with its pictures or without.
        public init(_ run: AuditRun, withPictures: Bool) {
            judged = run
            judged.dropPictures()
            display = run.display
            pictures = withPictures ? run.steps.map(\.snapshot) : nil
            film = run.film
        }

        /// The run as it was put down.
        public var run: AuditRun {
            var run = judged
            run.display = display
            run.film = film
            guard let pictures, pictures.count == run.steps.count else { return run }
            for (index, picture) in pictures.enumerated() { run.steps[index].snapshot = picture }
            return run
        }
    }

    /// Leaves the pictures out.
    mutating func dropPictures() {
        for step in steps.indices { steps[step].snapshot = nil }
    }
}
