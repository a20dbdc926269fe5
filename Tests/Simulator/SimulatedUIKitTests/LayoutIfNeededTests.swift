import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

/// An explicit layout of a view completes all work in its subtree.
@MainActor struct LayoutIfNeededTests {
    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.text = "Row"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                // The row is 44 points high, so the solver must break this constraint.
                label.heightAnchor.constraint(equalToConstant: 60)
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// The bar's field is attached to the bar's own safe area.
    private final class Chat: UIViewController, UITableViewDataSource {
        let table = UITableView(), bar = UIView(), field = UIView()
        private(set) lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)

        override func viewDidLoad() {
            super.viewDidLoad()
            table.register(Row.self, forCellReuseIdentifier: "Row")
            table.dataSource = self
            for (child, parent) in [(table, view), (bar, view), (field, bar)] {
                child.translatesAutoresizingMaskIntoConstraints = false
                parent?.addSubview(child)
            }
            let safe = bar.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: view.topAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: bar.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
                field.topAnchor.constraint(equalTo: bar.topAnchor),
                field.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
                field.heightAnchor.constraint(equalToConstant: 40),
                field.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
            ])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        }
    }

    @MainActor private final class Shown {
        let simulation: Simulation, window: UIWindow, chat = Chat()

        init() {
            simulation = Simulation(
                profile: ScreenProfile(
                    portraitSize: CGSize(width: 393, height: 852),
                    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))
            window = simulation.show(chat)
            simulation.commit()
        }
    }

    @Test(arguments: [true, false])
    func `a list above a bar on its own safe area is laid out at once`(isNewEngine: Bool) {
        let shown = Shown(), chat = shown.chat
        #expect(chat.bar.frame == CGRect(x: 0, y: 778, width: 393, height: 74))
        if isNewEngine { chat.view.layoutRoot.invalidateLayoutEngine() }
        chat.bottom.constant = -336
        chat.view.layoutIfNeeded()
        #expect(chat.bar.frame == CGRect(x: 0, y: 476, width: 393, height: 40))
        #expect(chat.bar.safeAreaInsets.bottom == 0)
        #expect(chat.view.dirtyViews().isEmpty && !chat.view.needsCommit)
        let at = chat.bar.frame, list = chat.table.frame
        shown.simulation.commit()
        #expect(chat.bar.frame == at && chat.table.frame == list, "nothing was left to do")
        chat.bottom.constant = 0
        chat.view.layoutIfNeeded()
        #expect(chat.bar.frame == CGRect(x: 0, y: 778, width: 393, height: 74), "and back")
    }

    @Test func `a layout finishes although its rows discard the engine`() {
        let shown = Shown(), chat = shown.chat
        for height in stride(from: CGFloat(0), through: 400, by: 40) {
            chat.bottom.constant = -height
            chat.table.reloadData()
            chat.view.layoutIfNeeded()
            let bar = chat.bar.frame, list = chat.table.frame
            shown.simulation.commit()
            #expect(chat.bar.frame == bar && chat.table.frame == list, "\(height)")
        }
    }
}
