import CoreGraphics
import Foundation
public import UIKit
public import Stages

/// Asks a phone whether the assumptions of the simulated UIKit are true.
@MainActor
public enum PhoneCertificate {
    /// All questions in the order of asking, with the questions that no test can ask at the end.
    public nonisolated static let rows: [CertificateRow] = groups.flatMap(\.self)

    private nonisolated static let groups: [[CertificateRow]] = [
        [.guideAtLaunch, .hiddenView, .frameUnderTransform], CertificateRow.transformedRoots,
        CertificateRow.guidePlaces, [.guideOrder], CertificateRow.keyValues, CertificateRow.lastBits,
        CertificateRow.safeAreaSetters,
        [.textChangeOrder, .tableController, .collectionController, .rowOfTextView, .growingTextView],
        CertificateRow.accessoryWindows, [.dockedAccessory], CertificateRow.hiddenSubviews, [.caretRect],
        CertificateRow.zeroDurations,
        [
            .guideCost, .customInputView, .pushStart, .queuedWork, .runLoopObserver, .emptyWindowView,
            .keyboardsInTurn, .offsetCorrection, .nestedScroll, .contentMargins, .guideAfterPage, .ownAnimations,
            .standIn,
            .guideMadeInShow,
            .offsetFractions, .offsetInScroll, .accessoryChain, .windowGuide, .screenInTurn, .windowOfWindow,
            .didFrames,
            .focusForOneTurn
        ],
        CertificateRow.estimates, CertificateRow.unasked
    ]

    /// Asks all questions in a window of the foreground scene.
    ///
    /// Each question shows its own screen in the window. Afterwards the window's root controller is restored.
    ///
    /// - Parameters:
    ///   - window: the window that shows these screens.
    ///   - clock: the display's clock.
    public static func record(in window: UIWindow, clock: any LiveClock) async -> CertificateRecord {
        let stage = CertificateStage(window: window, clock: clock), former = window.rootViewController
        let (maker, model) = UIKitMaker.current
        var record = CertificateRecord(
            device: model, system: UIDevice.current.systemVersion, maker: maker,
            screen: [window.screen.bounds.width, window.screen.bounds.height].map { Double($0) }, rows: [])
        for row in rows {
            var entry = CertificateRecord.Row(id: row.id, question: row.question, answer: nil)
            switch await row.ask(stage) {
            case .answered(let word, let details): (entry.answer, entry.details) = (word, details)
            case .notRun(let reason): entry.notRun = reason
            }
            record.rows.append(entry)
            if entry.notRun == nil { await stage.clear() }
        }
        record.film = await CertificateFilm.shoot(on: stage)
        await stage.clear()
        stage.turn { window.rootViewController = former }
        return record
    }
}
