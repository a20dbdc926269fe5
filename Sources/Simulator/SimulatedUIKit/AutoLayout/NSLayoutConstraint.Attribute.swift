// Fidelity: exact — NSLayoutConstraint.h (rules B26, B37)

import Foundation

extension NSLayoutConstraint {
    /// An edge, a centre, a size or a baseline of a view or guide.
    public enum Attribute: Int, Sendable {
        /// A horizontal or vertical place, or a size.
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
            firstBaseline
        /// A place by the layout margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// A place by the layout margins.
        case centerXWithinMargins, centerYWithinMargins
        /// None.
        case notAnAttribute = 0

        enum Family { case horizontalAbsolute, horizontalRelative, horizontalCenter, vertical, size, none }

        var family: Family {
            switch self {
            case .left, .right, .leftMargin, .rightMargin: .horizontalAbsolute
            case .leading, .trailing, .leadingMargin, .trailingMargin: .horizontalRelative
            case .centerX, .centerXWithinMargins: .horizontalCenter
            case .width, .height: .size
            case .notAnAttribute: .none
            default: .vertical
            }
        }

        /// Raises as UIKit does for pairs that mean nothing.
        static func requirePair(_ first: Attribute, _ second: Attribute?) {
            guard first != .notAnAttribute else { return }
            guard let second else {
                UIKitException.invalidArgument.require(
                    first.family == .size,
                    "NSLayoutConstraint: A constraint cannot be made that sets a location equal to a constant. "
                        + "Location attributes must be specified in pairs.")
                return
            }
            let one = first.family, other = second.family
            UIKitException.invalidArgument.require(
                !(one == .horizontalAbsolute && other == .horizontalRelative
                    || one == .horizontalRelative && other == .horizontalAbsolute),
                "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a right/left "
                    + "attribute. Use leading/trailing for both or neither.")
            let axes: (Family) -> Int = { $0 == .vertical ? 1 : ($0 == .size ? 2 : 0) }
            UIKitException.invalidArgument.require(
                axes(one) == axes(other),
                "NSLayoutConstraint: Invalid pairing of layout attributes (\(first.word) and \(second.word)).")
        }

        var word: String { String(describing: self) }

        /// The same place on the margins guide, for the attributes that mean the margins.
        var withoutMargin: Attribute? {
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
}
