import Foundation
import Testing
@testable import TidelineTesting
import UIKit

/// A screen that ends its process is named, and does not look like a success.
@Suite struct RunWatchTests {
    private static func audit(_ deed: @escaping @MainActor @Sendable () -> Void) -> Audit {
        Audit("Leaver") {
            deed()
            return FormViewController(fields: 1, keepsClear: true)
        }.devices([[Device].current[2]]).orientations([.portrait]).keyboards([.letters]).usages([.again])
    }

    private static let run = "The run of Leaver, own on iPhone 14 Pro/15 Pro, portrait, letters, again "

    private func expect(
        _ words: String, in result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(Self.run + words + ". An audit in a process"), "\(said)", sourceLocation: sourceLocation)
    }

    @Test func `a screen that calls exit fails its process`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            _ = try await Self.audit { exit(0) }.run()
        }
        expect("calls exit", in: result)
    }

    @Test func `a screen that traps is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try await Self.audit { _ = [Int]()[Int(exactly: 1) ?? 0] }.run()
        }
        expect("traps", in: result)
    }

    @Test func `a screen without an end to its calls is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try await Self.audit {
                @MainActor func deeper(_ number: Int) -> Int { number < 0 ? 0 : 1 + deeper(number + 1) }
                _ = deeper(0)
            }.run()
        }
        expect("traps", in: result)
    }

    /// A limit of zero is exceeded at once on any machine.
    @Test func `a screen that hangs ends its process, and is named`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let screen = Self.audit { while true {} }.screen
                let entry = AuditEntry(
                    screen: "Leaver", device: [Device].current[2].name, orientation: .portrait, keyboard: .letters,
                    usage: .again, avoidance: "own")
                try RunsInProcess(of: [screen], timeLimit: .zero)
                    .play([AuditWorker.Task(entry: entry)], while: { _ in true }) { _, _ in }
            }
        }
        expect("does not end", in: result)
    }

    @Test func `after a run, exit and signals are as before`() async {
        await #expect(processExitsWith: .exitCode(0)) {
            func handler() -> Int {
                var action = sigaction()
                sigaction(SIGSEGV, nil, &action)
                return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            }
            let before = handler(), report = try await Self.audit {}.run()
            #expect(report.isClear && handler() == before)
            exit(0)
        }
    }
}
