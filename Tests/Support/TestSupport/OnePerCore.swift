import Foundation
public import Testing

/// Limits a test's cases that run at the same time to the number of the machine's cores.
///
/// Each case starts a process. With this limit, a run that is cut short has finished most of the cases that have begun.
public struct OnePerCore: TestTrait, TestScoping {
    private let cores = Cores()

    /// Runs the case once a core is free, in the order of arrival.
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
    /// Limits a test's cases that run at the same time to the number of the machine's cores.
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
