// Fidelity: exact — rule G36: the animations of a layer by their keys

@MainActor
extension CALayer {
    func begin(_ animation: CAAnimation, forKey key: String?) {
        if let key { endAnimation(forKey: key) }
        let made = HandMadeAnimation(animation, forKey: key, of: self)
        handMade.append(made)
        made.start()
    }

    func runningAnimation(forKey key: String) -> CAAnimation? {
        if let made = handMade.last(where: { $0.key == key }) { return made.animation }
        return shownAnimations.last { $0.key.rawValue == key }.map(CAAnimation.describing)
    }

    var runningKeys: [String] { shownAnimations.map(\.key.rawValue) + handMade.compactMap(\.key) }

    private var shownAnimations: [LayerAnimation] {
        guard !Simulation.current.switches.contains(.hidesOwnAnimations) else { return [] }
        return animations.filter { !$0.isHandMade }
    }

    func endAnimations() {
        for made in handMade { made.stop() }
        Simulation.current.animations.remove(nil, from: self)
    }

    func endAnimation(forKey key: String) {
        for made in handMade where made.key == key { made.stop() }
        guard let key = LayerAnimation.Key(rawValue: key) else { return }
        Simulation.current.animations.remove(key, from: self)
    }

    func forget(_ made: HandMadeAnimation) {
        if !handMade.isEmpty { handMade.removeAll { $0 === made } }
    }
}
