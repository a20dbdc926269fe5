import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import Scenarios
import Testing

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Stage {
    /// The sign-in screen on the phone of 390 x 844 points.
    static func signIn(_ handling: KeyboardHandling = .tideline, framesPerSecond: Int = 60) throws -> Stage {
        let device = try #require(Device.all.first { $0.portraitSize == CGSize(width: 390, height: 844) })
        let stage = Stage(device, framesPerSecond: framesPerSecond, marked: ["Sign In"])
        stage.present(SignInViewController(handling: handling))
        return stage
    }
}

extension SceneSnapshot {
    func node(_ name: String) throws -> SceneNode { try #require(root.flattened.first { $0.name == name }) }
}
