// Fidelity: partial — pages and natural size, inferred from a picture of three dots; taps, styles and pictures are absent

import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            pagesDidChange()
        }
    }
    /// The current page, from 0; setting it by code sends no action.
    open var currentPage = 0 {
        didSet {
            let clamped = max(0, min(currentPage, numberOfPages - 1))
            if currentPage != clamped { currentPage = clamped }
        }
    }
    /// Whether the dot is hidden if there is only one page.
    open var hidesForSinglePage = false { didSet { pagesDidChange() } }
    /// The colour of dots; nil means the system's colour.
    open var pageIndicatorTintColor: UIColor? { didSet { undrawn("UIPageControl.pageIndicatorTintColor") } }
    /// The colour of the current page's dot; nil means the system's colour.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { undrawn("UIPageControl.currentPageIndicatorTintColor") }
    }

    private var isEmpty: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

    private func pagesDidChange() { invalidateIntrinsicContentSize() }

    /// Returns the size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: pageCount > 0 ? 63 + 17.5 * CGFloat(pageCount) : 0, height: 26)
    }

    /// The natural size for the pages, in points.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: isEmpty ? 0 : numberOfPages) }
    /// Returns the natural size for the pages, in points; the offered size has no effect.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
