public import Testing

/// Makes a suite wait until the tests on the main actor have begun.
///
/// The main actor's tests run one after the other, so they take longest of all. They have to begin first; otherwise the
/// other cores wait for them at the end. The trait is for suites whose tests take long outside the main actor, or wait
/// for other processes.
public struct BesideMainActor: SuiteTrait, TestScoping {
    /// The number of turns to wait; each turn brings the tests on the main actor closer to their start.
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
