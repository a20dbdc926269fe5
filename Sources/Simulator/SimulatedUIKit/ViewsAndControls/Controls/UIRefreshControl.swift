// Fidelity: partial — its state and place; a pull does not refresh, and nothing rotates

import Foundation

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60
    open private(set) var isRefreshing = false
    open lazy var attributedTitle: NSAttributedString? = nil { didSet { undrawn("UIRefreshControl.attributedTitle") } }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
        isHidden = true
    }
    public init() {
        super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
        isHidden = true
    }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Partial: the content keeps its insets.
    open func beginRefreshing() {
        unmodelled("UIRefreshControl.beginRefreshing()")
        (isRefreshing, isHidden) = (true, false)
    }
    open func endRefreshing() { (isRefreshing, isHidden) = (false, true) }
}
