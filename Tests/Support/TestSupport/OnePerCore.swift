import Foundation
public import Testing

/// Runs at most as many cases of a test at the same time as the machine has cores.
///
/// Each case starts a process. If a run is cut short, most of the cases that have begun are finished.
public struct OnePerCore: TestTrait, TestScoping {
    private let cores = Cores()

    /// Creates a limit of its own, shared with no other test.
    public init() {}

    /// Runs the case as soon as a core is free; cases that came first run first.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await cores.take()
        do {
            try await function()
        } catch {
            await cores.giveBack()
            throw error
        }
        await cores.giveBack()
    }
}

extension Trait where Self == OnePerCore {
    /// Limits how many cases of a test run at the same time.
    ///
    /// The limit is the number of the machine's cores.
    public static var onePerCore: Self { Self() }
}

private actor Cores {
    private var free = ProcessInfo.processInfo.activeProcessorCount
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// The core goes to the case that has waited longest.
    func giveBack() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
