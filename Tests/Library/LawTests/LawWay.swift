import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A way of keeping clear of the keyboard: one of the entry's ways, or a face of the classics.
enum LawWay: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
    case insets, translation, safeArea, constant, guide, automatic
    case listener, responder, appearListener, followingConstraint, guideController

    /// The object that gives way.
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
