// Fidelity: exact — UIContentSizeCategoryAdjusting.h

import Foundation

/// Text whose font can follow the person's text size.
@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows the person's text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
