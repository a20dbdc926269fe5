import HostTestSupport
import TestSupport
import UIKit

/// An action of a person, the system or the app at any time while a keyboard is used.
enum AbuseStep: Equatable, CustomStringConvertible {
    case focus(String)
    case dismiss
    case rotate
    case predictions(Bool)
    case emoji(Bool)
    /// In seconds.
    case wait(Double)
    /// A person drags the keyboard off the screen's bottom, or docks the keyboard again.
    case undock, dock
    case exclude, include
    case stop, start
    /// The panel is taken off the screen, or put back.
    case detach, attach
    /// Another controller becomes the window's root for a while.
    case swapAway, swapBack
    case present(UIModalPresentationStyle, animated: Bool), dismissModal(animated: Bool)
    /// The app raises its own part of the avoidance's value, in whole points.
    case raiseOwn(CGFloat)
    case layout

    var description: String {
        switch self {
        case .focus(let name): "focus \(name)"
        case .predictions(let shows): "predictions \(shows ? "on" : "off")"
        case .emoji(let shows): "emoji \(shows ? "on" : "off")"
        case .wait(let seconds): "wait \(seconds) s"
        case .present(let style, let animated): "present \(style)\(animated ? " animated" : "")"
        case .dismissModal(let animated): "dismiss the modal\(animated ? " animated" : "")"
        case .raiseOwn(let points): "raise own by \(points)"
        default: "\(Self.name(of: self))"
        }
    }

    private static func name(of step: AbuseStep) -> String {
        switch step {
        case .dismiss: "dismiss"
        case .rotate: "rotate"
        case .undock: "undock"
        case .dock: "dock"
        case .exclude: "exclude"
        case .include: "include"
        case .stop: "stop"
        case .start: "start"
        case .detach: "detach"
        case .attach: "attach"
        case .swapAway: "swap away"
        case .swapBack: "swap back"
        default: "layout"
        }
    }

    static func sequence(on place: Place, using generator: inout SeededGenerator) -> [AbuseStep] {
        (0..<Int.random(in: 2...14, using: &generator)).map { _ in random(on: place, using: &generator) }
    }

    private static func random(on place: Place, using generator: inout SeededGenerator) -> AbuseStep {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0...4: .focus(["Top", "Field", "Plain", "Picker"].randomElement(using: &generator) ?? "Field")
        case 5: .dismiss
        case 6, 7: .rotate
        case 8: .predictions(Bool.random(using: &generator))
        case 9: .emoji(Bool.random(using: &generator))
        case 10, 11: .wait([0.016, 0.1, 0.3, 0.7].randomElement(using: &generator) ?? 0.1)
        case 12: place == .pad ? (Bool.random(using: &generator) ? .undock : .dock) : .layout
        case 13: Bool.random(using: &generator) ? .exclude : .include
        case 14: Bool.random(using: &generator) ? .stop : .start
        case 15: Bool.random(using: &generator) ? .detach : .attach
        case 16: Bool.random(using: &generator) ? .swapAway : .swapBack
        case 17:
            .present(
                [.fullScreen, .pageSheet, .overFullScreen].randomElement(using: &generator) ?? .fullScreen,
                animated: Bool.random(using: &generator))
        case 18: .dismissModal(animated: Bool.random(using: &generator))
        default: .raiseOwn([3, 8, 20, -5].randomElement(using: &generator) ?? 3)
        }
    }
}
