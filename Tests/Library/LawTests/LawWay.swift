import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A way of keeping clear of the keyboard that the law judges: each of the entry's, and each face of the classics.
enum LawWay: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
    case insets, translation, safeArea, constant, guide, automatic
    case listener, responder, appearListener, followingConstraint, guideController

    /// What gives way.
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
