// Fidelity: exact — NSLayoutConstraint.h (rules B26, B37)

import Foundation

extension NSLayoutConstraint.Attribute {
    enum Family { case horizontalAbsolute, horizontalRelative, horizontalCenter, vertical, size, none }

    var family: Family {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .horizontalAbsolute
        case _ where isRelative: .horizontalRelative
        case .centerX, .centerXWithinMargins: .horizontalCenter
        case .width, .height: .size
        case .notAnAttribute: .none
        default: .vertical
        }
    }

    /// Whether it counts in the direction that a view is read in.
    var isRelative: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Raises as UIKit does for pairs that mean nothing (rules B26, B59).
    ///
    /// A place may stand beside any other place, across the axes too.
    static func requirePair(_ first: Self, _ second: Self?, multiplier: CGFloat) {
        guard first != .notAnAttribute else { return }
        UIKitException.invalidArgument.require(
            first.family == .size || second != nil && multiplier != 0,
            "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the first "
                + "attribute creates an illegal constraint of a location equal to a constant. Location attributes "
                + "must be specified in pairs.")
        guard let second else { return }
        let one = first.family, other = second.family
        UIKitException.invalidArgument.require(
            !(one == .horizontalAbsolute && other == .horizontalRelative
                || one == .horizontalRelative && other == .horizontalAbsolute),
            "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a right/left "
                + "attribute. Use leading/trailing for both or neither.")
        UIKitException.invalidArgument.require(
            (one == .size) == (other == .size),
            "NSLayoutConstraint: Invalid pairing of layout attributes (\(first.word) and \(second.word)).")
    }

    var word: String { String(describing: self) }

    /// The same place on the margins guide, for the attributes that mean the margins.
    var withoutMargin: Self? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}

extension NSLayoutConstraint {
    /// An edge, a centre, a size or a baseline of a view or guide.
    public enum Attribute: _ImportedEnumeration {
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins
        /// None.
        case notAnAttribute
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .left
            case 2: self = .right
            case 3: self = .top
            case 4: self = .bottom
            case 5: self = .leading
            case 6: self = .trailing
            case 7: self = .width
            case 8: self = .height
            case 9: self = .centerX
            case 10: self = .centerY
            case 11: self = .lastBaseline
            case 12: self = .firstBaseline
            case 13: self = .leftMargin
            case 14: self = .rightMargin
            case 15: self = .topMargin
            case 16: self = .bottomMargin
            case 17: self = .leadingMargin
            case 18: self = .trailingMargin
            case 19: self = .centerXWithinMargins
            case 20: self = .centerYWithinMargins
            case 0: self = .notAnAttribute
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .left: 1
            case .right: 2
            case .top: 3
            case .bottom: 4
            case .leading: 5
            case .trailing: 6
            case .width: 7
            case .height: 8
            case .centerX: 9
            case .centerY: 10
            case .lastBaseline: 11
            case .firstBaseline: 12
            case .leftMargin: 13
            case .rightMargin: 14
            case .topMargin: 15
            case .bottomMargin: 16
            case .leadingMargin: 17
            case .trailingMargin: 18
            case .centerXWithinMargins: 19
            case .centerYWithinMargins: 20
            case .notAnAttribute: 0
            @unknown default: unnamedNumber
            }
        }
    }
}
