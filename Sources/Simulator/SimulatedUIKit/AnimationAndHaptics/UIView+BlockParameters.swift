// Fidelity: partial — UIView's old calls that begin an animation, set its parameters and commit it; repeating and
// transitions are absent

import Foundation
@_spi(Simulation) import ObjectiveC

extension UIView {
    @MainActor
    final class BlockParameters {
        var duration = 0.2, delay = 0.0
        var curve = AnimationOptions.curveEaseInOut.timingCurve
        var beginsFromCurrentState = false
        var delegate: AnyObject?
        var didStop: Selector?
        let identifier: String?
        private(set) var block: AnimationBlock?

        private static var open: [BlockParameters] = []

        static func begin(_ identifier: String?) {
            let parameters = BlockParameters(identifier)
            parameters.block = Simulation.current.animations.begin { parameters.tell($0) }
            parameters.block?.take(parameters)
            open.append(parameters)
        }

        private init(_ identifier: String?) { self.identifier = identifier }

        static func change(_ change: (BlockParameters) -> Void) {
            guard let last = open.last else { return }
            change(last)
            last.block?.take(last)
        }

        func take(_ curve: AnimationCurve) {
            self.curve = AnimationOptions(rawValue: UInt(bitPattern: curve.rawValue) << 16).timingCurve
        }

        static func commit() {
            guard let last = open.popLast(), let block = last.block else { return }
            Simulation.current.animations.end(block)
            last.block = nil
        }

        private func tell(_ finished: Bool) {
            guard let delegate, let didStop else { return }
            didStop.performOrNote(on: delegate, with: [identifier, NSNumber(value: finished), nil])
        }
    }
}
