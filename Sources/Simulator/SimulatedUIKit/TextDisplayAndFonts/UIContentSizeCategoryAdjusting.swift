// Fidelity: exact — UIContentSizeCategoryAdjusting.h

import Foundation

@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
