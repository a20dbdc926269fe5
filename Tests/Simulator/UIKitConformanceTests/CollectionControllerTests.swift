import Testing
import UIKit

@MainActor struct CollectionControllerTests {
    /// A collection of a hundred items, of which the fifth has a field.
    private final class Items: UICollectionViewController {
        let field = UITextField(frame: rect(0, 5, 50, 34))
        var chosen: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            100
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            if indexPath.item == 4 { cell.contentView.addSubview(field) }
            return cell
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
        }
    }

    @Test func `C28 a collection controller makes room for the keyboard`() {
        for (device, rest, shown) in [(Device.p375, 0, 253), (.p390, 34, 336)] as [(Device, CGFloat, CGFloat)] {
            let host = Host(device), controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
            host.show(controller)
            host.endTurn()
            let collection: UICollectionView = controller.collectionView
            #expect(collection.adjustedContentInset.bottom == rest && collection.superview === controller.view)
            #expect(controller.field.becomeFirstResponder())
            host.settle()
            #expect(collection.adjustedContentInset.bottom == shown, "\(device)")
            #expect(collection.contentInset == .zero && controller.additionalSafeAreaInsets == .zero)
            host.resign(controller.field)
            #expect(collection.adjustedContentInset.bottom == rest, "\(device)")
        }
    }

    @Test func `C45 a controller's choice ends when its view comes again`() {
        let host = Host(.p390), controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
        host.show(controller)
        host.endTurn()
        #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
        let path = IndexPath(item: 2, section: 0)
        controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        #expect(controller.collectionView.indexPathsForSelectedItems == [path] && controller.chosen.isEmpty)
        for isAppearing in [false, true] {
            controller.beginAppearanceTransition(isAppearing, animated: false)
            controller.endAppearanceTransition()
        }
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }
}
