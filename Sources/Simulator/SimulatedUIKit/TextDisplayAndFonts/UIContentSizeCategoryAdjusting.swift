// Fidelity: exact — UIContentSizeCategoryAdjusting.h

import Foundation

/// Text whose font can follow the text size of a person.
@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the text size of a person.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
