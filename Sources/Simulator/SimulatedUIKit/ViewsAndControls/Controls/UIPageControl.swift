// Fidelity: partial — pages and natural size, inferred from a picture of three dots; taps, styles and pictures are absent

import Foundation

@preconcurrency @MainActor
open class UIPageControl: UIControl {
    open var numberOfPages: Int {
        get { count }
        set {
            count = max(0, newValue)
            currentPage = min(currentPage, max(0, count - 1))
            pagesDidChange()
        }
    }
    private var count = 0
    open var currentPage: Int {
        get { page }
        set { page = max(0, min(newValue, numberOfPages - 1)) }
    }
    private var page = 0
    open lazy var hidesForSinglePage = false { didSet { pagesDidChange() } }
    open lazy var pageIndicatorTintColor: UIColor? = nil { didSet { undrawn("UIPageControl.pageIndicatorTintColor") } }
    open lazy var currentPageIndicatorTintColor: UIColor? = nil {
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
