import Testing
import UIKit

/// Members that typical screens use and that no other suite covers.
@MainActor @Suite struct TypicalMemberTests {
    @Test func `priorities are compared and moved by numbers`() {
        #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
        #expect(UILayoutPriority.required - 1 < .required)
        #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
    }

    @Test func `looks that the simulation only keeps have Apple's defaults`() throws {
        let inputs: [any UITextInputTraits] = [UITextField(), UITextView(), UISearchBar()]
        for input in inputs {
            #expect(input.passwordRules == nil)
            input.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
            #expect(input.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
        }
        let text = UITextView()
        text.linkTextAttributes = [.foregroundColor: UIColor.red]
        #expect(text.linkTextAttributes[.foregroundColor] as? UIColor == .red)
        text.linkTextAttributes = nil
        #expect(text.linkTextAttributes[.foregroundColor] as? UIColor == .link)
        let page = UIViewController(), scrollView = UIScrollView()
        page.setContentScrollView(scrollView)
        #expect(page.contentScrollView(for: .top) === scrollView && page.contentScrollView(for: .bottom) === scrollView)
        guard #available(iOS 16, *) else { return }
        #expect(text.textLayoutManager == nil && page.navigationItem.preferredSearchBarPlacement == .automatic)
        page.navigationItem.preferredSearchBarPlacement = .stacked
        #expect(page.navigationItem.preferredSearchBarPlacement == .stacked)
    }

    @Test func `a left view takes room from the text while it shows`() {
        let root = Host().showPlainRoot()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 4))
        root.addSubview(field)
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        root.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 12, y: 0, width: 188, height: 40))
        #expect(field.leftView?.superview === field && field.leftView?.frame.midY == 20)
        field.leftViewMode = .never
        root.layoutIfNeeded()
        #expect(field.leftView?.superview == nil)
    }

    @Test func `an accessory takes room from a cell's content view`() {
        let root = Host().showPlainRoot(), toggle = UISwitch()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
        root.addSubview(cell)
        root.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320)
        cell.accessoryView = toggle
        root.layoutIfNeeded()
        #expect(toggle.superview === cell && toggle.frame.maxX < 320 && toggle.frame.midY == 22)
        #expect(cell.contentView.frame.maxX <= toggle.frame.minX)
        cell.accessoryView = nil
        cell.accessoryType = .disclosureIndicator
        root.layoutIfNeeded()
        #expect(toggle.superview == nil && cell.contentView.frame.width < 320)
    }

    @Test func `C75 rows of inset groups keep the side margins`() {
        let host = Host(), controller = UITableViewController(style: .insetGrouped), source = Rows()
        host.show(controller)
        controller.tableView.dataSource = source
        host.endTurn()
        let table: UITableView = controller.tableView, path = IndexPath(row: 0, section: 0)
        let cell = table.cellForRow(at: path)
        #expect(cell?.frame.minX == 16 && cell?.frame.width == 358 && table.rectForRow(at: path).minX == 16)
        #expect(table.rect(forSection: 0).width == 358)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 50)
        host.endTurn()
        #expect(cell?.frame.minX == 56 && cell?.frame.width == 268)
        #expect(cell?.contentView.frame.minX == 0 && cell?.contentView.frame.width == 268)
    }

    @Test func `C53 a content view stays inside the table's side safe area`() {
        let host = Host(), controller = UITableViewController(style: .plain), source = Rows()
        host.show(controller)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 50)
        controller.tableView.dataSource = source
        host.endTurn()
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        let width = controller.tableView.bounds.width
        #expect(cell?.frame.width == width)
        #expect(cell?.contentView.frame.minX == 40 && cell?.contentView.frame.maxX == width - 50)
        controller.tableView.insetsContentViewsToSafeArea = false
        host.endTurn()
        #expect(cell?.contentView.frame.width == width)
    }

    @Test func `a button is as large as its background at least`() {
        _ = Host()
        let button = UIButton(type: .custom), picture = UIImage(systemName: "star")
        button.setTitle("A", for: .normal)
        let plain = button.intrinsicContentSize
        button.setBackgroundImage(picture, for: .normal)
        #expect(button.backgroundImage(for: .highlighted) === picture && button.currentBackgroundImage === picture)
        #expect(button.intrinsicContentSize == plain && button.backgroundImage(for: .normal)?.size.width == 20)
        button.setBackgroundImage(nil, for: .normal)
        #expect(button.currentBackgroundImage == nil)
    }

    private final class Bar: UINavigationBar {}
    private final class Tools: UIToolbar {}

    @Test func `a navigation controller makes bars of the classes it is told`() {
        let host = Host(), controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        controller.viewControllers = [UIViewController()]
        host.show(controller)
        host.endTurn()
        #expect(controller.navigationBar is Bar && controller.toolbar is Tools)
        #expect(controller.navigationBar.superview === controller.view && controller.navigationBar.frame.height == 44)
        let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: plain.navigationBar) == UINavigationBar.self && plain.viewControllers.isEmpty)
    }

    @Test func `a configuration shows its texts in place of a cell's labels`() {
        let root = Host().showPlainRoot()
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100, width: 320, height: 60)
        var content = cell.defaultContentConfiguration()
        content.text = "Ann"
        content.secondaryText = "mobile"
        cell.contentConfiguration = content
        root.addSubview(cell)
        root.layoutIfNeeded()
        #expect(cell.contentView is UIListContentView)
        let first = cell.contentView
        content.text = "Bob"
        cell.contentConfiguration = content
        #expect(cell.contentView === first)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Bob")
    }

    @Test func `the edit button edits the controller and its table`() {
        let host = Host(), controller = UITableViewController(style: .plain)
        host.show(controller)
        #expect(controller.editButtonItem === controller.editButtonItem)
        controller.isEditing = true
        #expect(controller.tableView.isEditing && controller.editButtonItem.title == "Done")
        controller.setEditing(false, animated: false)
        #expect(!controller.tableView.isEditing && controller.editButtonItem.title == "Edit")
    }

    @Test func `a page control keeps its page among its pages`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1 && control.size(forNumberOfPages: 2) == control.intrinsicContentSize)
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        #expect(control.intrinsicContentSize.width == 0)
    }

    @Test func `C54 a collection's fresh cell begins with its layout's size`() {
        let root = Host().showPlainRoot(), layout = UICollectionViewFlowLayout(), source = Items()
        layout.itemSize = CGSize(width: 90, height: 30)
        let items = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        items.register(SizedCell.self, forCellWithReuseIdentifier: "Item")
        items.dataSource = source
        root.addSubview(items)
        root.layoutIfNeeded()
        #expect((items.cellForItem(at: IndexPath(item: 0, section: 0)) as? SizedCell)?.first.size == layout.itemSize)
    }

    @Test func `a transition changes its view at once and ends on time`() {
        let host = Host(), root = host.showPlainRoot(), label = UILabel()
        root.addSubview(label)
        var isDone = false
        UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) {
            label.text = "New"
        } completion: { _ in
            isDone = true
        }
        #expect(label.text == "New" && !isDone)
        host.advance(by: 0.4)
        #expect(isDone)
    }

    @Test func `an action that a row offers keeps what it was made with`() {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        let offer = UISwipeActionsConfiguration(actions: [delete])
        #expect(offer.actions == [delete] && delete.style == .destructive && offer.performsFirstActionWithFullSwipe)
    }

    @Test func `fonts of other kinds keep their size`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        #expect(font.pointSize == 12)
        #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 10).pointSize == 10)
        #expect(UIButton.ButtonType.roundedRect == .system)
        #expect(UIDataDetectorTypes.all.contains(.link))
    }
}

private final class SizedCell: UICollectionViewCell {
    private(set) var first = CGRect.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        first = contentView.bounds
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
