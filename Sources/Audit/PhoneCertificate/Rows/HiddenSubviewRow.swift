import CoreGraphics
import UIKit

/// Asks whether a hidden subview behind all others changes the content of a system view, such as a table view.
///
/// In the simulator the hidden subview changes nothing. The library adds a hidden view only to the window, and the
/// question with the id PC-23 is about the window.
struct HiddenSubviewRow: CertificateRow {
    enum Host: Sendable, CaseIterable { case scroll, text, table, stack }

    let host: Host
    init(_ host: Host) { self.host = host }

    var id: String {
        switch host {
        case .scroll: "PC-15a"
        case .text: "PC-15b"
        case .table: "PC-15c"
        case .stack: "PC-15d"
        }
    }
    var question: String {
        let name =
            switch host {
            case .scroll: "UIScrollView"
            case .text: "UITextView"
            case .table: "UITableView"
            case .stack: "UIStackView"
            }
        return "What does a hidden subview behind all others change in a \(name)?"
    }
    var rules: [String] { host == .stack ? ["A21", "B45"] : ["A21"] }
    let answers = [RowAnswer("nothing")]

    @MainActor private final class Items: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), items = Items(), hidden = UIView()
        await stage.show(controller)
        let view = controller.view.adding(make(with: items), at: CGRect(x: 0, y: 100, width: 300, height: 300))
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

    @MainActor private func make(with items: Items) -> UIView {
        switch host {
        case .scroll:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 300, height: 900)
            _ = scroll.adding(UIView(), at: CGRect(x: 10, y: 10, width: 50, height: 800))
            return scroll
        case .text:
            let text = UITextView()
            text.text = String(repeating: "a line of text\n", count: 40)
            return text
        case .table:
            let table = UITableView()
            table.rowHeight = 50
            table.dataSource = items
            return table
        case .stack:
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
            stack.distribution = .fillEqually
            stack.spacing = 10
            return stack
        }
    }

    @MainActor private func sight(of view: UIView, without hidden: UIView) -> [String] {
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
