import CoreGraphics
import Foundation
public import UIKit
public import Walk

/// Asks a phone whether the assumptions of the simulated UIKit are true.
@MainActor
public enum PhoneCertificate {
    /// All questions in the order of asking, with the questions that no test can ask at the end.
    public nonisolated static let rows: [any CertificateRow] = groups.flatMap(\.self)

    /// Returns the reason why no test can ask a question, or nil for a question that a test asks.
    public nonisolated static func reason(against row: any CertificateRow) -> String? { (row as? UnaskedRow)?.reason }

    private nonisolated static let groups: [[any CertificateRow]] = [
        [AskedRow.guideAtLaunch, HiddenViewRow(), FrameUnderTransformRow()],
        TransformedRootRow.Subject.allCases.map(TransformedRootRow.init),
        GuidePlaceRow.Subject.allCases.map(GuidePlaceRow.init),
        [GuideOrderRow()],
        KeyValueRow.Property.allCases.map(KeyValueRow.init),
        LastBitRow.Number.allCases.map(LastBitRow.init),
        SafeAreaSetterRow.Listener.allCases.map(SafeAreaSetterRow.init),
        [
            TextChangeOrderRow(), ListControllerRow(isCollection: false), ListControllerRow(isCollection: true),
            AccessoryWindowRow(.name), AccessoryWindowRow(.listing), AccessoryWindowRow(.key), DockedAccessoryRow()
        ],
        HiddenSubviewRow.Host.allCases.map(HiddenSubviewRow.init),
        [CaretRectRow(), ZeroDurationRow(.animation), ZeroDurationRow(.turn), GuideCostRow()],
        [
            CustomInputViewRow(), PushStartRow(), QueuedWorkRow(), RunLoopObserverRow(), EmptyWindowViewRow(),
            KeyboardsInTurnRow(), OffsetCorrectionRow(), NestedScrollRow(), OwnAnimationsRow(), StandInRow()
        ],
        [
            AskedRow.guideMadeInShow, AskedRow.offsetFractions, AskedRow.offsetInScroll, AskedRow.accessoryChain,
            AskedRow.windowGuide, AskedRow.screenInTurn, AskedRow.windowOfWindow, AskedRow.didFrames
        ],
        UnaskedRow.all
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
            switch await row.ask(on: stage) {
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
