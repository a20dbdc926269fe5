import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// What makes room for the keyboard: an avoidance of the library, or a classic type from the articles.
enum LawWay: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
    case insets, translation, safeArea, constant, guide, automatic
    case listener, responder, appearListener, followingConstraint, guideController

    /// The object that an avoidance changes for the keyboard.
    enum Object { case body, card, ground, window }

    var object: Object {
        switch self {
        case .insets, .listener: .body
        case .translation, .responder: .card
        case .safeArea, .appearListener, .constant, .followingConstraint, .guide, .guideController: .ground
        case .automatic: .window
        }
    }

    var testDescription: String { rawValue }
}
