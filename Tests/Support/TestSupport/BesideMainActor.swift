public import Testing

/// Makes a suite wait until the tests on the main actor have begun.
///
/// The main actor's tests run one after the other on one thread, so they are the longest work of a test run. If they
/// began last, the other cores would wait for them. A suite has this trait if it works for a part of a second outside
/// the main actor, or if it waits for other processes. A suite that waits for a process holds one of the few threads
/// that begin tests.
public struct BesideMainActor: SuiteTrait, TestScoping {
    /// How often the suite lets all waiting tasks run first.
    ///
    /// Each time, the tests on the main actor come one step closer to their start. They need several steps, from the
    /// start of their module to the start on the main actor.
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
    /// Makes this suite wait until the tests on the main actor have begun.
    public static var besideMainActor: Self { Self() }
}
