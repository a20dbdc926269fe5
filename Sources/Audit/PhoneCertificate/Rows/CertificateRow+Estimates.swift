import CoreGraphics
import Foundation
import UIKit

extension CertificateRow {
    static let estimates = [
        CertificateRow(
            "PC-42", "Does reloadData() of a self-sizing table keep the heights of rows that were in sight?",
            rules: ["C49"], plays: "no", readings: ["yes": "remembersMeasuredHeights"]
        ) { stage in
            let rows = TallRows(), table = await show(rows, on: stage)
            for row in 0..<TallRows.count {
                stage.turn { table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false) }
                await stage.wait(0.02)
            }
            let before = table.contentSize.height
            stage.turn { table.reloadData() }
            await stage.wait(0.1)
            let after = table.contentSize.height
            return .answered(
                abs(after - before) < 1 ? "yes" : "no", details: ["before": "\(before)", "after": "\(after)"])
        },
        CertificateRow(
            "PC-43", "Does a table keep an offset that code sets, while rows above turn out higher than estimated?",
            rules: ["C65"], plays: "yes", readings: ["no": "movesOffsetOverEstimates"]
        ) { stage in
            let rows = TallRows(), table = await show(rows, on: stage)
            stage.turn { table.contentOffset.y = TallRows.estimate * 20 }
            await stage.wait(0.1)
            let offset = table.contentOffset.y - TallRows.estimate * 6
            stage.turn { table.contentOffset.y = offset }
            await stage.wait(0.1)
            let moved = table.contentOffset.y - offset
            return .answered(abs(moved) < 1 ? "yes" : "no", details: ["moved": "\(moved)"])
        }
    ]

    @MainActor private static func show(_ rows: TallRows, on stage: CertificateStage) async -> UITableView {
        let table = UITableView()
        table.estimatedRowHeight = TallRows.estimate
        table.dataSource = rows
        _ = await stage.showEmpty().adding(table, at: CGRect(x: 0, y: 100, width: 300, height: 300))
        await stage.wait(0.1)
        return table
    }
}

/// Rows that are higher than their table expects.
@MainActor
private final class TallRows: NSObject, UITableViewDataSource {
    static let count = 40, estimate: CGFloat = 44

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.heightAnchor.constraint(equalToConstant: 62).isActive = true
        return cell
    }
}
