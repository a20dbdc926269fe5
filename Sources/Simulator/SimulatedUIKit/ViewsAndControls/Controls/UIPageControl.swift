// Fidelity: partial — pages and natural size, inferred from a picture of three dots; taps, styles and pictures are absent

import Foundation

@preconcurrency @MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            pagesDidChange()
        }
    }
    open var currentPage = 0 {
        didSet {
            let clamped = max(0, min(currentPage, numberOfPages - 1))
            if currentPage != clamped { currentPage = clamped }
        }
    }
    open var hidesForSinglePage = false { didSet { pagesDidChange() } }
    open var pageIndicatorTintColor: UIColor? { didSet { undrawn("UIPageControl.pageIndicatorTintColor") } }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { undrawn("UIPageControl.currentPageIndicatorTintColor") }
    }

    private var isEmpty: Bool { numberOfPages == 0 || (hidesForSinglePage && numberOfPages == 1) }

    private func pagesDidChange() { invalidateIntrinsicContentSize() }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: pageCount > 0 ? 63 + 17.5 * CGFloat(pageCount) : 0, height: 26)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: isEmpty ? 0 : numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
