public import Testing

/// Lets the tests of the main actor begin before a suite that runs beside them.
///
/// The main actor's tests take turns on one thread, so they are the longest work of a run. If they begin last, the other
/// cores wait for them. A suite has this trait if it takes part of a second off the main actor, or waits for other processes:
/// such a wait holds one of the few threads that begin tests.
public struct BesideMainActor: SuiteTrait, TestScoping {
    /// How often a suite goes to the end of the queue; each time a test goes one level down, from its module to the actor.
    private static let turns = 16

    /// Runs the suite after the tests of the main actor have been queued.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        for _ in 0..<Self.turns { await Task.yield() }
        try await function()
    }
}

extension Trait where Self == BesideMainActor {
    /// Lets the tests of the main actor begin before this suite.
    public static var besideMainActor: Self { Self() }
}
