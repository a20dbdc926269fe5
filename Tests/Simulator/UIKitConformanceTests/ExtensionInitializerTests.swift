import Testing
import UIKit

// As apps write them: initializers in extensions of UIKit's own classes.

extension UITableView {
    fileprivate convenience init(source: any UITableViewDataSource, head: UIView) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        dataSource = source
        tableHeaderView = head
    }
}

extension UIStackView {
    fileprivate convenience init(column views: [UIView]) {
        self.init(arrangedSubviews: views)
        axis = .vertical
        spacing = 10
    }
}

extension UIView {
    fileprivate convenience init(invisible: Bool) {
        self.init(frame: .zero)
        isHidden = invisible
        clipsToBounds = true
        backgroundColor = .red
    }
}

extension UIScrollView {
    fileprivate convenience init(content: CGSize) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        contentInset.top = 7
        contentSize = content
    }
}

extension UILabel {
    fileprivate convenience init(lines: Int) {
        self.init(frame: .zero)
        text = "one\ntwo"
        _ = intrinsicContentSize
        numberOfLines = lines
    }
}

extension UITextField {
    fileprivate convenience init(icon: UIView) {
        self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        leftView = icon
        leftViewMode = .always
    }
}

extension UIPageControl {
    fileprivate convenience init(pages: Int) {
        self.init(frame: .zero)
        numberOfPages = pages
        currentPage = pages + 3
    }
}

extension UIViewController {
    fileprivate convenience init(named name: String) {
        self.init(nibName: nil, bundle: nil)
        title = name
    }
}

extension UICollectionView {
    fileprivate convenience init(source: any UICollectionViewDataSource, of layout: UICollectionViewLayout) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewLayout())
        collectionViewLayout = layout
        dataSource = source
    }
}

extension UITableViewCell {
    fileprivate convenience init(aside: UIView) {
        self.init(style: .default, reuseIdentifier: nil)
        accessoryView = aside
    }
}

extension UIButton.Configuration {
    fileprivate init(large: Bool) {
        self = .filled()
        buttonSize = .large
    }
}

/// What a property does when it is set, it does in an initializer in an extension of its own class, too (rule I24).
@MainActor @Suite struct ExtensionInitializerTests {
    @Test func `I24 a table takes its source and its header`() {
        let source = Lines(), head = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        let table = UITableView(source: source, head: head)
        Host().showPlainRoot().addSubview(table)
        table.layoutIfNeeded()
        #expect(head.superview === table && table.visibleCells.count > 0)
    }

    @Test func `I24 a stack is arranged along its axis`() {
        let views = (0..<2).map { _ in
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return view
        }
        let stack = UIStackView(column: views)
        Host().showPlainRoot().addSubview(stack)
        stack.layoutIfNeeded()
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50)
    }

    @Test func `I24 a view's layer follows the view`() {
        let view = UIView(invisible: true)
        #expect(view.layer.isHidden && view.layer.masksToBounds && view.layer.backgroundColor != nil)
    }

    @Test func `I24 content and insets reach the scroll view`() {
        let scroll = UIScrollView(content: CGSize(width: 100, height: 300))
        #expect(scroll.contentOffset.y == -7 && scroll.contentInset.top == 7 && scroll.contentSize.height == 300)
    }

    @Test func `I24 a label measures its lines anew`() {
        let two = UILabel()
        two.numberOfLines = 2
        two.text = "one\ntwo"
        #expect(UILabel(lines: 2).intrinsicContentSize == two.intrinsicContentSize)
    }

    @Test func `I24 a side view takes its place`() {
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 4)), field = UITextField(icon: icon)
        Host().showPlainRoot().addSubview(field)
        field.layoutIfNeeded()
        #expect(icon.superview === field && field.textRect(forBounds: field.bounds).minX == 12)
    }

    @Test func `I24 a page stays among the pages`() {
        #expect(UIPageControl(pages: 4).currentPage == 3)
    }

    @Test func `I24 a title reaches the bars' items`() {
        let controller = UIViewController(named: "Comments")
        #expect(controller.navigationItem.title == "Comments")
    }

    @Test func `I24 a collection view takes its source and its layout`() {
        let source = Tiles(), layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(source: source, of: layout)
        Host().showPlainRoot().addSubview(collection)
        collection.layoutIfNeeded()
        #expect(layout.collectionView === collection && collection.numberOfItems(inSection: 0) == 3)
    }

    @Test func `I24 an accessory joins its cell`() {
        let toggle = UISwitch(), cell = UITableViewCell(aside: toggle)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        #expect(toggle.superview === cell)
    }

    @Test func `I24 a large button has a large button's insets`() {
        var large = UIButton.Configuration.filled()
        large.buttonSize = .large
        #expect(UIButton.Configuration(large: true).contentInsets == large.contentInsets)
    }
}

private final class Tiles: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}

private final class Lines: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
