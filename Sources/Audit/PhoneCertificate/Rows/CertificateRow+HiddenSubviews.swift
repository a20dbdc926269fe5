import CoreGraphics
import UIKit

extension CertificateRow {
    /// Questions whether a hidden subview behind all others changes the content of a system view.
    ///
    /// In the simulator the hidden subview changes nothing. The library adds a hidden view only to the window, and the
    /// question with the id PC-23 is about the window.
    static let hiddenSubviews = [
        hiddenSubview("PC-15a", in: "UIScrollView") {
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 300, height: 900)
            _ = scroll.adding(UIView(), at: CGRect(x: 10, y: 10, width: 50, height: 800))
            return scroll
        },
        hiddenSubview("PC-15b", in: "UITextView") {
            let text = UITextView()
            text.text = String(repeating: "a line of text\n", count: 40)
            return text
        },
        hiddenSubview("PC-15c", in: "UITableView") {
            let table = Table()
            table.rowHeight = 50
            table.dataSource = table
            return table
        },
        hiddenSubview("PC-15d", in: "UIStackView", rules: ["A21", "B45"]) {
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
            stack.distribution = .fillEqually
            stack.spacing = 10
            return stack
        }
    ]

    private static func hiddenSubview(
        _ id: String, in name: String, rules: [String] = ["A21"],
        make: @escaping @MainActor @Sendable () -> UIView
    ) -> CertificateRow {
        CertificateRow(
            id, "What does a hidden subview behind all others change in a \(name)?", rules: rules, plays: "nothing"
        ) { stage in
            let hidden = UIView()
            let view = await stage.showEmpty().adding(make(), at: CGRect(x: 0, y: 100, width: 300, height: 300))
            await stage.wait(0.5)
            (view as? UIScrollView)?.contentOffset.y = 20
            await stage.wait(0.5)
            let before = sight(of: view, without: hidden)
            hidden.isHidden = true
            stage.turn {
                view.insertSubview(hidden, at: 0)
                view.setNeedsLayout()
            }
            await stage.wait(0.5)
            let after = sight(of: view, without: hidden)
            let changes = zip(before, after).filter { $0 != $1 }.map { "\($0) -> \($1)" }
            let isEqual = changes.isEmpty && before.count == after.count
            return .answered(
                isEqual ? "nothing" : "something",
                details: [
                    "changes": changes.joined(separator: "; "), "lines": "\(before.count), \(after.count)",
                    "place": view.subviews.firstIndex(of: hidden).map(String.init) ?? "gone"
                ])
        }
    }

    /// A table with rows, which is its own data source.
    @MainActor private final class Table: UITableView, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @MainActor private static func sight(of view: UIView, without hidden: UIView) -> [String] {
        var lines = view.subviews.filter { $0 !== hidden }.map { "\(type(of: $0)) \($0.frame)" }
        if let scroll = view as? UIScrollView {
            lines.append("\(scroll.contentSize) \(scroll.contentOffset) \(scroll.adjustedContentInset)")
        }
        if let text = view as? UITextView { lines.append("\(text.caretRect(for: text.endOfDocument))") }
        if let table = view as? UITableView { lines.append("\(table.visibleCells.map(\.frame))") }
        if let stack = view as? UIStackView { lines.append("\(stack.arrangedSubviews.map(\.frame))") }
        return lines
    }
}
