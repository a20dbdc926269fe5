import HostTestSupport
import AuditRules
import DeviceSimulation
import Foundation
import SceneModel
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import SimulatedStages
import Testing

@MainActor
@Suite(.ownProcess) struct KeyboardKindTests {
    private func stage(_ kind: KeyboardKind, _ device: Device) throws -> SimulatedStage {
        let stage = SimulatedStage(device)
        kind.install(on: stage)
        stage.present(Screen.signIn.make("tideline"))
        return stage
    }

    /// Returns the keyboard's visible height, the recorded keyboard, and the timeline as text.
    private func up(_ kind: KeyboardKind, _ width: Double, _ height: Double) throws -> (Double, SceneKeyboard, String) {
        let stage = try stage(kind, try Device.upright(width, height))
        try stage.recordFrames { try stage.tap("Email") }
        let keyboard = stage.snapshot().keyboard
        return (max(0, height - Double(keyboard.frameInScreen.minY)), keyboard, stage.timeline.description)
    }

    @Test func `names are unique and lead to their kind`() throws {
        for kind in KeyboardKind.allCases { #expect(try KeyboardKind.named(kind.rawValue) == kind) }
        for usage in Usage.allCases { #expect(try Usage.named(usage.rawValue) == usage) }
        #expect(throws: UnknownName.self) { try KeyboardKind.named("Emoji") }
    }

    @Test func `a floating keyboard exists on iPads alone`() throws {
        for device in Device.all {
            let kinds = KeyboardKind.kinds(on: device)
            #expect(kinds.contains(.floating) == (device.kind == .iPad), "\(device.name)")
            #expect(kinds.count == (device.kind == .iPad ? 11 : 10))
        }
    }

    struct Height: Sendable {
        var kind: KeyboardKind
        var phone, pad: Double
    }

    /// The heights are worked out by hand.
    ///
    /// On the phone, the letters keyboard is 336 points high, including 44 points for predictions. An accessory view
    /// adds 44 points. The input view is as high as the letters keyboard in landscape. On an iPad, the letters keyboard
    /// is 313 points high, and the shortcut bar is 55 points high.
    @Test(arguments: [
        Height(kind: .letters, phone: 336, pad: 313), Height(kind: .lettersWithoutPredictions, phone: 292, pad: 264),
        Height(kind: .emoji, phone: 336, pad: 313), Height(kind: .numberPad, phone: 292, pad: 264),
        Height(kind: .accessory, phone: 380, pad: 357), Height(kind: .inputView, phone: 172, pad: 260),
        Height(kind: .hardware, phone: 0, pad: 55), Height(kind: .crossFade, phone: 336, pad: 313),
        Height(kind: .thirdParty, phone: 336, pad: 313), Height(kind: .firstShowTwice, phone: 336, pad: 313)
    ])
    func `each kind is as high as it should be`(height: Height) throws {
        #expect(try up(height.kind, 390, 844).0 == height.phone, "\(height)")
        let pad = try up(height.kind, 768, 1024)
        #expect(pad.0 == height.pad, "\(height)")
        if height.kind == .hardware { #expect(pad.1.frameInScreen == CGRect(x: 0, y: 969, width: 768, height: 313)) }
    }

    @Test func `the keys are those of the kind`() throws {
        #expect(try up(.emoji, 390, 844).1.layout == .emoji)
        #expect(try up(.numberPad, 390, 844).1.layout == .numberPad)
        #expect(try up(.inputView, 390, 844).1.layout == .custom)
        #expect(try up(.accessory, 390, 844).1.accessoryHeight == 44)
        #expect(try up(.letters, 390, 844).1.layout == .email)
    }

    @Test func `T1 T2 T3 T11 each kind announces itself in its own order`() throws {
        let once = "[fCS]----------[cs]"
        let phone = try [.letters, .thirdParty, .firstShowTwice, .hardware].map { try up($0, 390, 844).2 }
        #expect(phone == [once, "[fCSCScsCS]----------[cs]", "[fCS]----------[csCScs]", "[fCHch]"])
        let pad = try [.hardware, .floating].map { try up($0, 768, 1024).2 }
        #expect(pad == ["[fCS]----------[cs]", "[fCS]----------[csCH]----------[ch]"])
    }

    @Test func `a floating keyboard leaves the screen in its place`() throws {
        let stage = try stage(.floating, try Device.upright(834, 1194))
        let rest = try #require(stage.snapshot().node("Sign In")).frameInScreen
        try stage.recordFrames { try stage.tap("Email") }
        let snapshot = stage.snapshot()
        #expect(snapshot.keyboard.state == .undocked)
        #expect(snapshot.keyboard.frameInScreen == CGRect(x: 257, y: 597, width: 320, height: 260))
        #expect(snapshot.node("Sign In")?.frameInScreen == rest)
    }

    @Test func `what a screen has of its own is left alone`() throws {
        let stage = try stage(.emoji, try Device.upright(390, 844))
        try stage.tapAndSettle("Password")
        #expect(stage.snapshot().keyboard.layout == .letters, "a secure field never shows emoji")
    }

    @Test(arguments: KeyboardKind.allCases, Usage.allCases)
    func `both guides keep sign-in clear of every keyboard and usage`(kind: KeyboardKind, usage: Usage) throws {
        let sizes = [(320.0, 480.0), (393, 852), (834, 1194)]
        for device in try sizes.map({ try Device.upright($0.0, $0.1) })
        where KeyboardKind.kinds(on: device).contains(kind) {
            for orientation in Device.Orientation.allCases {
                for avoidance in [Avoidance.tideline, .apple] {
                    let run = try PlannedRun(
                        screen: .signIn, device: device, orientation: orientation, keyboard: kind, usage: usage,
                        avoidance: avoidance
                    ).play()
                    #expect(
                        run.isClear,
                        "\(kind), \(usage), \(device.name), \(orientation), \(avoidance): \(run.findings.map(\.message))"
                    )
                    #expect(run.keyboard == kind && run.usage == usage)
                }
            }
        }
    }

    @Test func `the three usages have these steps`() throws {
        func steps(_ usage: Usage) throws -> [String] {
            let device = try Device.upright(390, 844)
            return try PlannedRun(screen: .signIn, device: device, orientation: .portrait, usage: usage).play().steps
                .map(
                    \.name)
        }
        #expect(
            try steps(.typing) == ["keyboard down", "keyboard rising", "keyboard up", "next field", "keyboard gone"])
        #expect(
            try steps(.turning) == [
                "keyboard down", "keyboard rising", "keyboard up", "turned", "turned back", "next field",
                "keyboard gone"
            ])
        let round = ["first", "second", "third"].flatMap {
            ["\($0) rising", "\($0) up", "\($0) tapped again", "\($0) gone"]
        }
        #expect(try steps(.again) == ["keyboard down"] + round)
    }
}
