import CoreGraphics
import Foundation
import KeyboardModel
import TestSupport

extension KeyboardTransition {
    /// A random transition on a screen of 834 x 1194, with frames of every kind that phones have reported, and invalid
    /// frames.
    static func random(using generator: inout SeededGenerator) -> KeyboardTransition {
        let event = KeyboardEvent.allCases.randomElement(using: &generator) ?? .willShow
        return KeyboardTransition(event: event, endFrameInScreen: randomFrame(using: &generator))
    }

    private static func randomFrame(using generator: inout SeededGenerator) -> CGRect? {
        let height = CGFloat(Int.random(in: 1...500, using: &generator))
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: return nil
        case 1: return .zero
        case 2: return CGRect(x: 0, y: 1194, width: 834, height: 0)
        case 3: return CGRect(x: 0, y: 1194, width: 834, height: height)
        case 4, 5: return CGRect(x: 0, y: 1194 - height, width: 834, height: height)
        case 6: return CGRect(x: 250, y: 600, width: 320, height: 260)
        case 7: return CGRect(x: 0, y: CGFloat.nan, width: 834, height: height)
        default: return CGRect(x: 0, y: 1139, width: 834, height: 313)
        }
    }
}

/// A tablet's screen.
enum Pad {
    static let screen = CGRect(x: 0, y: 0, width: 834, height: 1194)

    static func step(_ event: KeyboardEvent, _ frame: CGRect? = nil) -> KeyboardTransition {
        KeyboardTransition(event: event, endFrameInScreen: frame)
    }

    static func frame(y: CGFloat, height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 834, height: height) }

    static func state(after steps: [KeyboardTransition], from start: KeyboardState = .hidden) -> KeyboardState {
        steps.reduce(start) { $0.reducing($1, in: screen) }
    }

    static func overlap(_ state: KeyboardState) -> CGFloat { state.overlap(withViewFrameInScreen: screen, scale: 2) }
}
