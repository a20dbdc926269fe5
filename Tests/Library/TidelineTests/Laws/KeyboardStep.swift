import DeviceSimulation
import Foundation
import KeyboardModel
import TestSupport
import UIKit

enum KeyboardStep: Equatable, CustomStringConvertible {
    /// A notification, with an end frame in the screen's coordinates, in points; nil leaves the frame out.
    case post(KeyboardEvent, CGRect?)
    case layout
    /// The new height of the view above the keyboard; the end of the sequence restores the original height.
    case resize(CGFloat)
    /// A wait in seconds; running animations may go on during the next step.
    case wait(Double)

    var description: String {
        switch self {
        case .post(let event, let frame):
            "\(event.rawValue) \(frame.map { "(\($0.minX), \($0.minY), \($0.width), \($0.height))" } ?? "without frame")"
        case .layout: "layout"
        case .resize(let height): "resize to \(height)"
        case .wait(let seconds): "wait \(seconds) s"
        }
    }

    /// A random sequence of up to nine steps, with frames of every kind that phones have reported, and with invalid
    /// frames.
    static func sequence(on screen: CGSize, using generator: inout SeededGenerator) -> [KeyboardStep] {
        (0..<Int.random(in: 1...9, using: &generator)).map { _ in random(on: screen, using: &generator) }
    }

    private static func random(on screen: CGSize, using generator: inout SeededGenerator) -> KeyboardStep {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return .layout
        case 1: return .resize(CGFloat(Int.random(in: 100...900, using: &generator)))
        case 2: return .wait([0.05, 0.25, 0.6].randomElement(using: &generator) ?? 0.25)
        default:
            let event = KeyboardEvent.allCases.randomElement(using: &generator) ?? .willShow
            return .post(event, frame(on: screen, using: &generator))
        }
    }

    /// Some heights have the odd fractions of third-party keyboards.
    static func dockedFrame(on screen: CGSize, using generator: inout SeededGenerator) -> CGRect {
        let heights: [CGFloat] = [216, 253.5, 260, 291, 335, 336, 366.666_666_666_666_74, 55.1]
        let height = heights.randomElement(using: &generator) ?? 336
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    private static func frame(on screen: CGSize, using generator: inout SeededGenerator) -> CGRect? {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return nil
        case 1: return .zero
        case 2: return CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
        case 3: return CGRect(x: 0, y: screen.height, width: screen.width, height: 336)
        case 4: return CGRect(x: 30, y: screen.height - 400, width: screen.width * 0.4, height: 260)
        case 5: return CGRect(x: 0, y: CGFloat.nan, width: screen.width, height: 336)
        case 6: return CGRect(x: 0, y: screen.height - 55, width: screen.width, height: 313)
        case 7: return CGRect(x: 0, y: -336, width: screen.width, height: 336)
        default: return dockedFrame(on: screen, using: &generator)
        }
    }
}
