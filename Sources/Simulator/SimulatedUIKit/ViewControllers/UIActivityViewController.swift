// Fidelity: inert — an empty page sheet; nothing is shared

import Foundation

open class UIActivity: NSObject {
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public override init() { super.init() }
}

@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Kept for the app: no activity is shown.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        unmodelled("UIActivityViewController")
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        completionWithItemsHandler?(nil, false, nil, nil)
        completionWithItemsHandler = nil
    }
}
