// Fidelity: partial — pages and natural size, inferred from a picture of three dots; taps, styles and pictures are absent

import Foundation

/// Dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            pagesDidChange()
        }
    }
    /// The page that shows, from 0; setting it by code sends no action.
    open var currentPage = 0 {
        didSet {
            let clamped = max(0, min(currentPage, numberOfPages - 1))
            if currentPage != clamped { currentPage = clamped }
        }
    }
    /// Whether one page alone has no dot.
    open var hidesForSinglePage = false { didSet { pagesDidChange() } }
    /// The colour of dots; nil is the system's.
    open var pageIndicatorTintColor: UIColor? { didSet { undrawn("UIPageControl.pageIndicatorTintColor") } }
    /// The colour of the page's dot that shows; nil is the system's.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { undrawn("UIPageControl.currentPageIndicatorTintColor") }
    }

    private var isEmpty: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

    private func pagesDidChange() { invalidateIntrinsicContentSize() }

    /// The size in points that a number of pages takes.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: pageCount > 0 ? 63 + 17.5 * CGFloat(pageCount) : 0, height: 26)
    }

    /// The size in points that the pages take.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: isEmpty ? 0 : numberOfPages) }
    /// The size in points that the pages take; the offered one is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
