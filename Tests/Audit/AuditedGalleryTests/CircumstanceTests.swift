import AuditRules
import DeviceSimulation
import AuditedGallery
import SimulatorTestSupport
import TestSupport
@testable import TidelineTesting
import Testing

/// The cases in which two planned runs count as the same run.
@MainActor
@Suite(.ownProcess) struct CircumstanceTests {
    private func audit(_ device: Device, _ kind: KeyboardKind = .letters) throws -> PlannedRun {
        try PlannedRun(screen: .signIn, device: device, orientation: .portrait, keyboard: kind)
    }

    @Test func `devices of equal facts are one`() {
        let kinds = Set(Device.all.map { Circumstance.facts(of: $0) })
        #expect(twins.count > 5 && kinds.count == Device.all.count - twins.count)
    }

    @Test func `each fact of a device counts but its names and sources`() throws {
        let device = try Device.named("iPhone 16")
        let labels = Mirror(reflecting: device).children.compactMap(\.label)
        let words: Set = ["name", "identifiers", "sources", "note", "unstated"]
        #expect(words.isSubset(of: labels))
        let facts = Circumstance.facts(of: device)
        for label in labels { #expect(facts.contains("\(label) ") != words.contains(label), "\(label)") }
        #expect(facts.contains("keyboards [") && !facts.contains("iPhone 16"))
    }

    @Test func `every choice of an audit makes another circumstance`() throws {
        let device = try Device.named("iPhone 16"), twin = try Device.named("iPhone 15")
        let first = Circumstance(try audit(device))
        #expect(Circumstance(try audit(twin)) == first)
        let others = try [
            audit(try Device.named("iPhone 14")), audit(device, .emoji),
            PlannedRun(screen: .ruler, device: device, orientation: .portrait),
            PlannedRun(screen: .signIn, device: device, orientation: .landscape),
            PlannedRun(screen: .signIn, device: device, orientation: .portrait, usage: .again),
            PlannedRun(screen: .signIn, device: device, orientation: .portrait, avoidance: "none"),
            PlannedRun(screen: .signIn, device: device, orientation: .portrait, framesPerSecond: 120)
        ].map { Circumstance($0).text }
        #expect(Set(others + [first.text]).count == others.count + 1)
        for text in others + [first.text] { #expect(!text.contains("\t") && !text.contains("\n"), "\(text)") }
    }

    /// An audit leaves out a kind of keyboard if its snapshots and findings equal those with the letters keyboard.
    @Test(arguments: Effort.sample(Screen.everyScreen, oneIn: 3))
    func `a keyboard that makes no difference has the run of letters`(screen: Screen) throws {
        try playOnce()
        let expected: [String: [KeyboardKind]] = [
            "ruler": [.lettersWithoutPredictions, .emoji, .numberPad], "unlock": [.lettersWithoutPredictions, .emoji],
            "catalogue": [.lettersWithoutPredictions], "search": [.lettersWithoutPredictions]
        ]
        for device in try ["iPhone 4s", "iPad mini 6/7"].map({ try Device.named($0) }) {
            for orientation in Device.Orientation.allCases {
                for usage in Effort.isRaised ? Usage.allCases : [.typing, .turning] {
                    func run(_ kind: KeyboardKind) throws -> AuditRun {
                        try PlannedRun(
                            screen: screen, device: device, orientation: orientation, keyboard: kind, usage: usage
                        ).play()
                    }
                    let letters = try run(.letters), same = letters.equivalentKeyboards
                    #expect(same == expected[screen.name] ?? [], "\(screen.name), \(device.name), \(usage)")
                    for kind in same {
                        var other = try run(kind)
                        #expect(other.keyboard == kind && other.equivalentKeyboards == [])
                        (other.keyboard, other.equivalentKeyboards) = (.letters, same)
                        #expect(other == letters, "\(screen.name), \(device.name), \(kind)")
                    }
                }
            }
        }
    }

    /// Plays one run, after which the library no longer causes extra layouts.
    ///
    /// Once in a process the library looks for a visible keyboard, and lays out its hidden view.
    private func playOnce() throws {
        _ = try PlannedRun(screen: .signIn, device: Device.all[0], orientation: .portrait, avoidance: .tideline).play()
    }

    /// Pairs of devices that a recording cannot tell apart.
    private var twins: [(Device, Device)] {
        var first: [String: Device] = [:]
        return Device.all.compactMap { device in
            let facts = Circumstance.facts(of: device)
            defer { first[facts] = first[facts] ?? device }
            return first[facts].map { ($0, device) }
        }
    }

    @Test(arguments: [Screen.signIn, .picture, .transfer], [Avoidance.tideline, .nothing])
    func `devices of one circumstance have one recording`(screen: Screen, avoidance: Avoidance) throws {
        try playOnce()
        for (index, (device, twin)) in twins.enumerated() {
            let kind = KeyboardKind.kinds(on: device)[index], usage = Usage.allCases[index % 3]
            for orientation in Device.Orientation.allCases {
                var runs = try [device, twin].map {
                    try PlannedRun(
                        screen: screen, device: $0, orientation: orientation, keyboard: kind, usage: usage,
                        avoidance: avoidance
                    ).play()
                }
                #expect(runs[1].device == twin.name)
                runs[1].device = device.name
                #expect(runs[0] == runs[1], "\(device.name), \(twin.name), \(orientation), \(kind), \(usage)")
            }
        }
    }
}
