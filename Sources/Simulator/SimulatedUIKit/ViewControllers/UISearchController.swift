// Fidelity: partial — activation, cancel button, updater and delegate and results (rules C47, C48, D58, D69); scopes are absent

import Foundation

@preconcurrency @MainActor @available(iOS 8.0, *)
open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Shown over the searched content while the search has a text (rule D69).
    open private(set) var searchResultsController: UIViewController?
    @available(iOS 13.0, *)
    open lazy var showsSearchResultsController = false { didSet { showResults() } }
    open private(set) lazy var searchBar = makeBar()
    open lazy var hidesNavigationBarDuringPresentation = true { didSet { navigationBar?.rowsDidChange() } }
    @available(iOS 9.1, *)
    open var obscuresBackgroundDuringPresentation: Bool {
        get { obscuresBackground }
        set {
            obscuresBackground = newValue
            if newValue { unmodelled("UISearchController.obscuresBackgroundDuringPresentation") }
        }
    }
    private var obscuresBackground = false
    @available(iOS 13.0, *)
    open var automaticallyShowsCancelButton = true
    private var isSearching = false

    /// Rules C48 and D58 describe how a search begins and ends.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue { begin() } else { end() }
        }
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        obscuresBackground = searchResultsController != nil
    }

    /// Names of nib files are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func makeBar() -> UISearchBar {
        let bar = UISearchBar()
        bar.searchController = self
        return bar
    }

    private var navigationBar: UINavigationBar? { searchBar.superview as? UINavigationBar }

    private func begin() {
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        showResults()
        move { [weak self] in
            if let self { delegate?.didPresentSearchController(self) }
        }
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        tellUpdater()
        move { [weak self] in
            if let self { delegate?.didDismissSearchController(self) }
        }
    }

    /// Moves the search bar and the content in the animation of a hiding navigation bar.
    private func move(completion: @escaping () -> Void) {
        navigationBar?.rowsDidChange()
        guard let view = navigationBar?.superview, view.window != nil else {
            return Simulation.current.clock.schedule(after: 0, completion)
        }
        let duration = Double(UINavigationController.hideShowBarDuration)
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
            view.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    func tellUpdater() {
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // MARK: Results (rule D69)

    private var navigation: UINavigationController? { navigationBar?.superview?.controller as? UINavigationController }

    private func showResults() {
        guard let results = searchResultsController else { return }
        let hasText = searchBar.text?.isEmpty == false
        guard isSearching, hasText || showsSearchResultsController, let content = navigation?.topViewController,
            let place = content.viewIfLoaded?.superview
        else { return hideResults() }
        if results.parent == nil {
            addChild(results)
            fill(view, with: results.view)
            results.didMove(toParent: self)
        }
        followContent()
        guard view.superview !== place else { return }
        beginAppearanceTransition(true, animated: false)
        place.insertSubview(view, aboveSubview: content.view)
        keyboardPlacementDidChange()
        endAppearanceTransition()
    }

    /// Keeps the results where the searched content is, with the room that the bars leave.
    func followContent() {
        guard let content = navigation?.topViewController, let frame = content.viewIfLoaded?.frame else { return }
        view.frame = frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerSafeAreaInsets = content.containerSafeAreaInsets
    }

    private func fill(_ view: UIView, with other: UIView) {
        other.frame = view.bounds
        other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(other)
    }

    private func hideResults() {
        guard let view = viewIfLoaded, view.superview != nil else { return }
        beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        endAppearanceTransition()
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isSearching else { return super.dismiss(animated: flag, completion: completion) }
        isActive = false
        if let completion { Simulation.current.clock.schedule(after: 0, completion) }
    }
}

@preconcurrency @MainActor @available(iOS 8.0, *)
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search begins or ends, and when a person changes the text.
    func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor @available(iOS 8.0, *)
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    /// The search begins in the usual way even if the delegate implements this method.
    func presentSearchController(_ searchController: UISearchController)
}

@available(iOS 8.0, *)
extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
