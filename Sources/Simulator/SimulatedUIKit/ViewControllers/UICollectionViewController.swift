// Fidelity: partial — the collection view, its selection and the keyboard avoidance of table controllers (rules C26 to C28)

import Foundation

/// A controller of a collection view that automatically makes room for the keyboard.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let startingLayout: UICollectionViewLayout
    private var collectionStorage: UICollectionView?
    private var avoidsKeyboard = false
    /// Whether the selection is cleared when the view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller of a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        startingLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a collection view with a flow layout; names of nib files are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        startingLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        startingLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The collection view, which fills the controller's view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collectionStorage
        }
        set {
            loadViewIfNeeded()
            collectionStorage?.removeFromSuperview()
            let collection = newValue ?? makeCollectionView()
            collectionStorage = collection
            add(collection, to: view)
        }
    }

    open var collectionViewLayout: UICollectionViewLayout {
        collectionStorage?.collectionViewLayout ?? startingLayout
    }

    /// Creates the collection view, in a separate container view.
    open override func loadView() {
        let wrapper = UIView(frame: Simulation.current.screen.bounds), collection = makeCollectionView()
        collectionStorage = collection
        add(collection, to: wrapper)
        view = wrapper
    }

    private func makeCollectionView() -> UICollectionView {
        let collection = UICollectionView(
            frame: Simulation.current.screen.bounds, collectionViewLayout: startingLayout)
        collection.dataSource = self
        collection.delegate = self
        return collection
    }

    private func add(_ collection: UICollectionView, to view: UIView) {
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
    }

    /// Starts making room for the keyboard; an override that does not call super disables this (rule C28).
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        avoidsKeyboard = true
        if clearsSelectionOnViewWillAppear {
            for path in collectionStorage?.indexPathsForSelectedItems ?? [] {
                collectionStorage?.deselectItem(at: path, animated: animated)
            }
        }
        keyboardPlacementDidChange()
    }

    /// Stops making room for the keyboard.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        avoidsKeyboard = false
    }

    override func keyboardPlacementDidChange() {
        super.keyboardPlacementDidChange()
        guard avoidsKeyboard, !Simulation.current.switches.contains(.leavesCollectionsToApps) else { return }
        collectionStorage?.makeRoomForKeyboard()
    }

    // MARK: What Apple's class lets subclasses override

    /// Returns one section.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns no items unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns an empty cell unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    /// Returns an empty view unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// Returns true unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called when a finger highlights an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called when the finger is lifted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns true unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Returns true unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called when a person has selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called when a person has deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Called before a cell appears.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called before a header or a footer appears.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Called after a cell has left the screen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called after a header or a footer has left the screen.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Called after the content has scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when a finger starts to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called when the finger is lifted.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the finger is about to be lifted.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called when the content starts to decelerate after the finger was lifted.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when the content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Returns whether a tap on the status bar may scroll to the top.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called after a tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Called after an animated scroll by code.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Called after the adjusted insets changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
