import DeviceSimulation
import HostTestSupport
import Testing

/// A sequence of events on a screen that shows one of the library's faults in `Tests/Mutants`.
///
/// The faults are planted in a copy of the package, and there the life of a planted fault has to break the law.
struct PlantedLife: Sendable, CustomTestStringConvertible {
    /// The id of the fault in `Tests/Mutants/Library.json`, where the life is described in words.
    let fault: String
    /// The condition that the life breaks while the fault is planted.
    let clause: Clause
    /// The life; nil if no known life has the given name.
    let life: Life?

    var testDescription: String { fault }

    /// - Parameter known: the name of a known life, which a fault like this one has broken before.
    private init(_ fault: String, _ clause: Clause, known: String) {
        (self.fault, self.clause) = (fault, clause)
        life = KnownLife.all.first { $0.testDescription == known }?.life
    }

    /// - Parameter change: a closure that can change the sequence of events before a test plays the sequence.
    private init(
        _ fault: String, _ clause: Clause, _ way: LawWay, _ screen: LawScreen, _ steps: [LifeStep],
        _ change: (inout Life) -> Void = { _ in }
    ) {
        var life = Life(screen: screen, ways: [way], steps: steps)
        change(&life)
        (self.fault, self.clause, self.life) = (fault, clause, life)
    }

    private static let form = ScreenNode.list(9, [.field(1), .space(2, 900), .field(3)])

    static let all = [
        PlantedLife(
            "inset-beside-uikits", .memoryless, .insets,
            LawScreen(place: .large, container: .navigation, body: .list(2, [])),
            [.pushAvoiding]),
        PlantedLife(
            "did-event-counts", .restored, .guide,
            LawScreen(place: .large, body: .list(13, [.field(8)]), footer: [.field(15)], bar: [.field(16)]), [.focus(8)]
        ) { $0.reading = .hidesToDockedAccessory },
        PlantedLife(
            "moves-by-its-part", .inSight, .translation, LawScreen(place: .large, body: .list(2, [.field(1)], .card)),
            [.focus(1)]),
        PlantedLife(
            "assigned-is-subtracted", .restored, .insets, LawScreen(place: .large, body: form, ownNumber: 33),
            [.focus(3), .assign(20)]),
        PlantedLife(
            "person-is-overruled", .kept, .insets, LawScreen(place: .large, body: form), [.focus(3), .drag(-200)]),
        PlantedLife("uikit-is-a-person", .restored, known: "insets, a row below a high one"),
        PlantedLife("end-is-exact", .inSight, known: "insets, a list at its top, a point from its end"),
        PlantedLife(
            "innermost-list", .inReach, .automatic,
            LawScreen(
                place: .large,
                body: .list(
                    9,
                    [
                        .list(8, [.space(4, 200), .field(1)], height: 160), .space(2, 500),
                        ScreenNode(id: 3, kind: .button(.title))
                    ])), [.focus(1)]),
        PlantedLife("page-slides-down", .straight, known: "responder, a page that slides away"),
        PlantedLife("lifted-list-stays", .restored, known: "automatic, a table in a lifted page"),
        PlantedLife(
            "margin-pulls-beyond-end", .inSight,
            known: "insets, a table at its end, whose last field ends closer to it than the margin"),
        PlantedLife(
            "bar-of-thirds-is-none", .straight,
            known: "guide, a footer above a docked bar that is no whole number of points high"),
        PlantedLife(
            "raised-keyboard-covers", .memoryless,
            known: "automatic, a button below a table, over which a finger raises the keyboard again"),
        PlantedLife(
            "bar-of-own-view-forgotten", .inReach,
            known: "automatic, a bar of a view whose responder chain ends at a window")
    ]
}
