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

    /// Whether the attribute depends on the reading direction.
    var isRelative: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Raises an exception for two attributes that a constraint cannot relate (rules B26, B59).
    ///
    /// As in UIKit, a horizontal position may be combined with a vertical position.
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

    /// The attribute without its margin, such as `left` for `leftMargin`; nil for other attributes.
    ///
    /// A margin attribute of a view is the same as this attribute of the view's layout margins guide.
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
    public enum Attribute: _ImportedEnumeration {
        case notAnAttribute
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
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...20)
    }
}
