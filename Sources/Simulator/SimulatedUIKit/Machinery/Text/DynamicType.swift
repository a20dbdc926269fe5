// Fidelity: partial — rules H12, H13: Apple's font sizes, and the line spacing of Apple's guidelines

import CoreGraphics
import Foundation

/// The font sizes for each text style and for each text size that a person can choose.
enum DynamicType {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge
    ]

    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    ]

    /// The distances between lines in points, for font sizes from 11 to 60 points.
    private static let lineDistances: [CGFloat] = [
        13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41, 42, 43, 44, 46,
        46, 48, 49, 50, 51, 52, 53, 54, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68, 69, 70
    ]

    /// Returns the column in `sizes` for the text size of the traits.
    ///
    /// Without traits, this is the column of `large`.
    private static func place(of traits: UITraitCollection?) -> Int {
        traits.flatMap { categories.firstIndex(of: $0.preferredContentSizeCategory) } ?? 3
    }

    /// The current traits, or nil on other threads than the main thread.
    static var currentTraits: UITraitCollection? { Thread.isMainThread ? UITraitCollection.current : nil }

    static func isSmaller(_ one: UIContentSizeCategory, _ other: UIContentSizeCategory) -> Bool {
        guard let place = categories.firstIndex(of: one), let otherPlace = categories.firstIndex(of: other) else {
            return false
        }
        return place < otherPlace
    }

    static func size(of style: UIFont.TextStyle, in traits: UITraitCollection?) -> CGFloat {
        let row = sizes[style] ?? sizes[.body] ?? []
        let place = place(of: traits)
        return row.indices.contains(place) ? row[place] : 17
    }

    private static func lineDistance(ofSize size: CGFloat) -> CGFloat {
        lineDistances[min(max(0, Int(size) - 11), lineDistances.count - 1)]
    }

    /// Returns a style's line distance, divided by its line distance at the default text size.
    static func scale(of style: UIFont.TextStyle, in traits: UITraitCollection?) -> CGFloat {
        lineDistance(ofSize: size(of: style, in: traits)) / lineDistance(ofSize: size(of: style, in: nil))
    }
}
