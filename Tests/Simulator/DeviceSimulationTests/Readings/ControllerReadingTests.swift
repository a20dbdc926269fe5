import DeviceSimulation
import Foundation
import Testing
import UIKit

/// Tests behaviours that UIKit may have in transitions, in the safe area and in controllers' own actions.
@MainActor struct ControllerReadingTests {
    private final class NotingPage: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did")
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            calls.append("safe area \(Int(view.safeAreaInsets.bottom))")
        }
    }

    @Test(arguments: [([], ["will"]), ([.startsPushInLayout], [])] as [(Set<Reading>, [String])])
    func `F4 the start of a push`(readings: Set<Reading>, calls: [String]) throws {
        let navigation = UINavigationController(rootViewController: UIViewController()), page = NotingPage()
        let screen = try ReadingScreen(readings, navigation)
        screen.phone.perform {
            navigation.pushViewController(page, animated: true)
            #expect(page.calls.filter { $0 == "will" } == calls)
            #expect(navigation.topViewController === page && navigation.transitionCoordinator != nil)
            #expect((page.view.superview == nil) == calls.isEmpty)
            screen.phone.endTurn()
        }
        #expect(page.calls.contains("will") && !page.calls.contains("did"))
        #expect(page.view.layer.animationKeys()?.contains("position") == true)
        screen.phone.settle()
        #expect(page.calls.last == "did" && page.view.frame == navigation.view.bounds)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test(arguments: [[], [.startsPushInLayout]] as [Set<Reading>])
    func `F4 F5 two pushes in one turn and a pop end as they should`(readings: Set<Reading>) throws {
        let root = NotingPage(), navigation = UINavigationController(rootViewController: root)
        let screen = try ReadingScreen(readings, navigation), pages = [NotingPage(), NotingPage()]
        screen.phone.perform { for page in pages { navigation.pushViewController(page, animated: true) } }
        screen.phone.settle()
        #expect(navigation.viewControllers == [root] + pages)
        #expect(pages[1].view.window != nil && pages[0].view.window == nil && root.view.window == nil)
        screen.phone.perform { _ = navigation.popToRootViewController(animated: true) }
        screen.phone.settle()
        #expect(navigation.viewControllers == [root] && root.view.frame == navigation.view.bounds)
        #expect(root.view.window != nil && pages[1].view.window == nil)
    }

    /// - Parameter offset: the offset of a scroll view that was scrolled to its end. The test reads the offset right
    ///   after the bottom safe area has become 50 points smaller.
    @Test(
        arguments: [
            ([], [], 1240), ([.changesSafeAreaInSetter], ["safe area 84"], 1190)
        ] as [(Set<Reading>, [String], CGFloat)])
    func `C9 when a safe area changes`(readings: Set<Reading>, calls: [String], offset: CGFloat) throws {
        let page = NotingPage(), screen = try ReadingScreen(readings, page)
        let scrollView = screen.add(UIScrollView(), at: page.view.bounds)
        scrollView.contentSize.height = 2000
        screen.phone.settle()
        page.calls = []
        page.additionalSafeAreaInsets.bottom = 50
        #expect(page.calls == calls)
        screen.phone.endTurn()
        #expect(page.calls == ["safe area 84"] && scrollView.adjustedContentInset.bottom == 84)
        scrollView.contentOffset.y = 1240
        page.additionalSafeAreaInsets.bottom = 0
        #expect(scrollView.contentOffset.y == offset)
        screen.phone.endTurn()
        #expect(page.calls.last == "safe area 34")
        #expect(scrollView.contentOffset.y == CGFloat(1190))
    }

    private final class Items: UICollectionViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
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
            if indexPath.item == 0 { cell.contentView.addSubview(field) }
            return cell
        }
    }

    @Test(arguments: [([], 336), ([.leavesCollectionsToApps], 34)] as [(Set<Reading>, CGFloat)])
    func `C28 the room that a collection controller makes`(readings: Set<Reading>, bottom: CGFloat) throws {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = try ReadingScreen(readings, items)
        #expect(screen.phone.tap(items.field) == .delivered)
        screen.phone.settle()
        #expect(items.collectionView.adjustedContentInset.bottom == bottom)
    }

    private final class Rows: UITableViewController {
        let text = UITextView(frame: CGRect(x: 0, y: 5, width: 260, height: 70))
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            if indexPath.row == 8 { cell.contentView.addSubview(text) }
            return cell
        }
    }

    /// The text view ends at 715 points, below the keyboard's upper edge at 508 points.
    @Test(
        arguments: [
            ([], 70, true), ([.leavesRowsOfTextViews], 70, false), ([], 900, true)
        ] as [(Set<Reading>, CGFloat, Bool)])
    func `C28 the row of a text view`(readings: Set<Reading>, height: CGFloat, isSeen: Bool) throws {
        let rows = Rows(style: .plain)
        rows.tableView.rowHeight = 80
        rows.text.isScrollEnabled = false
        rows.text.frame.size.height = height
        let screen = try ReadingScreen(readings, rows), text = rows.text
        #expect(rows.tableView.contentOffset.y == -47)
        text.becomeFirstResponder()
        screen.phone.settle()
        let caret = text.convert(text.caretRect(for: text.endOfDocument), to: nil)
        #expect((caret.maxY < screen.phone.keyboard.presentedFrameInScreen.minY + 0.1) == isSeen)
        #expect((rows.tableView.contentOffset.y > -47) == isSeen)
    }

    private final class NoteTable: UITableViewController, UITextViewDelegate {
        let text = UITextView()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.contentView.addSubview(text)
            text.isScrollEnabled = false
            text.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
            ])
            return cell
        }
        func textViewDidChange(_ textView: UITextView) { tableView.performBatchUpdates(nil) }
    }

    @Test(arguments: [([], true), ([.leavesGrowingTextViews], false)] as [(Set<Reading>, Bool)])
    func `C77 the caret of a text view that grows in a table`(readings: Set<Reading>, isSeen: Bool) throws {
        let table = NoteTable(style: .plain), text = table.text
        let screen = try ReadingScreen(readings, table)
        text.delegate = table
        text.becomeFirstResponder()
        screen.phone.settle()
        for _ in 0..<40 { text.insertText("line\n") }
        screen.phone.settle()
        let caret = text.convert(text.caretRect(for: text.endOfDocument), to: nil)
        #expect((caret.maxY < screen.phone.keyboard.presentedFrameInScreen.minY + 0.1) == isSeen)
    }

    @Test func `C77 a text view that grows in the next layout is followed a letter later`() throws {
        let screen = try ReadingScreen([]), text = UITextView()
        let scroll = screen.add(UIScrollView(), at: CGRect(x: 0, y: 0, width: 390, height: 300))
        text.isScrollEnabled = false
        text.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
        ])
        text.becomeFirstResponder()
        for _ in 0..<20 {
            text.insertText("\n")
            screen.phone.settle()
        }
        func hidden() -> CGFloat { text.caretRect(for: text.endOfDocument).maxY - scroll.bounds.maxY }
        #expect(hidden() > 0)
        text.insertText("a")
        #expect(hidden() <= 0)
    }

    private final class Editor: NSObject, UITextViewDelegate {
        var calls = ""
        func textViewDidChange(_ textView: UITextView) { calls += "delegate " }
    }

    @Test(
        arguments: [
            ([], "delegate notification "), ([.postsTextChangeBeforeDelegate], "notification delegate ")
        ] as [(Set<Reading>, String)])
    func `D13 a text view's change is told`(readings: Set<Reading>, calls: String) throws {
        let screen = try ReadingScreen(readings), editor = Editor()
        let text = screen.add(UITextView(), at: CGRect(x: 0, y: 100, width: 300, height: 100))
        text.delegate = editor
        let token = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: text, queue: nil
        ) { _ in MainActor.assumeIsolated { editor.calls += "notification " } }
        screen.phone.tap(text)
        screen.phone.type("a")
        #expect(editor.calls == calls)
        NotificationCenter.default.removeObserver(token)
    }
}
