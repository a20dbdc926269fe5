import UIKit

extension CertificateRow {
    static let tableController = CertificateRow(
        "PC-10a", "Does a UITableViewController make room for the keyboard?", rules: ["C26", "C27", "C28"],
        plays: "yes"
    ) { stage in
        let table = UITableViewController(style: .plain)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        table.tableView.tableHeaderView = field
        await stage.show(table)
        return await room(for: field, in: table.tableView, on: stage)
    }

    static let collectionController = CertificateRow(
        "PC-10b", "Does a UICollectionViewController make room for the keyboard?", rules: ["C28"], plays: "yes",
        readings: ["no": "leavesCollectionsToApps"]
    ) { stage in
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        await stage.show(items)
        return await room(for: items.field, in: items.collectionView, on: stage)
    }

    @MainActor private final class Items: UICollectionViewController {
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

    static let rowOfTextView = CertificateRow(
        "PC-10c", "Does a UITableViewController scroll the row of a text view above the keyboard?", rules: ["C28"],
        plays: "yes", readings: ["no": "leavesRowsOfTextViews"]
    ) { stage in
        let rows = Rows(style: .plain), table: UITableView = rows.tableView
        await stage.show(rows)
        let before = table.contentOffset.y
        let posts = await stage.posts { rows.text.becomeFirstResponder() }
        guard let end = posts.last("S")?.end else { return .silence }
        let bottom = rows.text.convert(rows.text.bounds, to: nil).maxY
        return .answered(
            bottom < end.minY + 1 ? "yes" : table.contentOffset.y == before ? "no" : "elsewhere",
            details: ["bottom": "\(bottom)", "keyboard": "\(end.minY)", "offset": "\(table.contentOffset.y - before)"])
    }

    /// The fourth of six rows, each as high as a quarter of the screen, begins with a text view.
    @MainActor private final class Rows: UITableViewController {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        override func viewDidLoad() {
            super.viewDidLoad()
            text.isScrollEnabled = false
            tableView.rowHeight = (view.bounds.height / 4).rounded()
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell()
            if indexPath.row == 3 { cell.contentView.addSubview(text) }
            return cell
        }
    }

    static let growingTextView = CertificateRow(
        "PC-10d", "Does a scroll view follow the caret of a text view in it that grows?", rules: ["C77"],
        plays: "yes", readings: ["no": "leavesGrowingTextViews"]
    ) { stage in
        let page = UIViewController(), text = UITextView(), scroll = UIScrollView()
        await stage.show(page)
        scroll.frame = page.view.bounds
        text.isScrollEnabled = false
        text.text = String(repeating: "\n", count: 99)
        text.frame = CGRect(x: 0, y: 0, width: 200, height: scroll.bounds.height * 9)
        scroll.contentSize = text.frame.size
        scroll.addSubview(text)
        page.view.addSubview(scroll)
        _ = await stage.posts { text.becomeFirstResponder() }
        text.selectedRange = NSRange(location: 99, length: 0)
        scroll.contentOffset = .zero
        _ = await stage.posts { text.insertText("a") }
        let caret = text.convert(text.caretRect(for: text.endOfDocument), to: scroll)
        guard caret.maxY > page.view.bounds.height else { return .silence }
        return .answered(
            caret.maxY <= scroll.bounds.maxY + 1 ? "yes" : scroll.contentOffset.y == 0 ? "no" : "elsewhere",
            details: ["caret": "\(caret.maxY)", "bottom": "\(scroll.bounds.maxY)"])
    }

    @MainActor private static func room(
        for field: UITextField, in list: UIScrollView, on stage: CertificateStage
    ) async -> RowOutcome {
        let before = list.adjustedContentInset.bottom
        let posts = await stage.posts { field.becomeFirstResponder() }
        guard let end = posts.last("S")?.end, end.height > before else { return .silence }
        let after = list.adjustedContentInset.bottom
        let word = abs(after - end.height) < 1 ? "yes" : after == before ? "no" : "other room"
        return .answered(
            word,
            details: [
                "before": "\(before)", "after": "\(after)", "keyboard": "\(end.height)",
                "contentInset": "\(list.contentInset.bottom)"
            ])
    }
}
