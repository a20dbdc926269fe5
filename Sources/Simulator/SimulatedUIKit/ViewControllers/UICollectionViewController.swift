// Fidelity: partial — the collection view, its selection and the keyboard avoidance of table controllers (rules C26 to C28)

import Foundation

@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let startingLayout: UICollectionViewLayout
    private var collectionStorage: UICollectionView?
    private var avoidsKeyboard = false
    open var clearsSelectionOnViewWillAppear = true

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        startingLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Names of nib files are ignored.
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

    /// Puts the collection view into a container view, which is the controller's view.
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

    /// Makes the controller make room for the keyboard from now on.
    ///
    /// If an override does not call `super`, the controller never makes room (rule C28).
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

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
