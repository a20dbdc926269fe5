import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import SimulatedStages
import Testing

extension SimulatedStage {
    static func signIn(_ handling: KeyboardHandling = .tideline, framesPerSecond: Int = 60) throws -> SimulatedStage {
        let device = try #require(Device.all.first { $0.portraitSize == CGSize(width: 390, height: 844) })
        let stage = SimulatedStage(device, framesPerSecond: framesPerSecond, marked: ["Sign In"])
        stage.present(SignInViewController(handling: handling))
        return stage
    }
}

extension SceneSnapshot {
    func node(_ name: String) throws -> SceneNode { try #require(root.flattened.first { $0.name == name }) }
}
