import UIKit

struct ListControllerRow: CertificateRow {
    let isCollection: Bool
    var id: String { isCollection ? "PC-10b" : "PC-10a" }
    var question: String {
        "Does a \(isCollection ? "UICollectionViewController" : "UITableViewController") make room for the keyboard?"
    }
    var rules: [String] { isCollection ? ["C28"] : ["C26", "C27", "C28"] }
    var answers: [RowAnswer] {
        isCollection ? [RowAnswer("yes"), RowAnswer("no", reading: "leavesCollectionsToApps")] : [RowAnswer("yes")]
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

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        if isCollection {
            let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
            await stage.show(items)
            return await ask(items.field, in: items.collectionView, on: stage)
        }
        let table = UITableViewController(style: .plain)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        table.tableView.tableHeaderView = field
        await stage.show(table)
        return await ask(field, in: table.tableView, on: stage)
    }

    @MainActor private func ask(
        _ field: UITextField, in list: UIScrollView, on stage: CertificateStage
    ) async -> RowOutcome {
        let before = list.adjustedContentInset.bottom
        let posts = await stage.posts { field.becomeFirstResponder() }
        guard let end = posts.last("S")?.end, end.height > before else { return CertificateStage.silence }
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
