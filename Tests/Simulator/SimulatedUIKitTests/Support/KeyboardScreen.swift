import ConstraintSolver
import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

/// A window whose content avoids the keyboard, for tests that move the keyboard frame by frame.
@MainActor
final class KeyboardScreen {
    enum Content: CaseIterable {
        /// Every frame moves all rows.
        case standingRows
        /// Every frame moves and resizes all rows.
        case equalRows
        case scrolledRows
        case stackedRows
    }

    enum AvoidanceWay: CaseIterable {
        case layoutGuide, constraintByHand
    }

    let simulation = Simulation()
    let window: UIWindow
    let controller = UIViewController()
    let list: UIView
    let rows: [UIView]
    let way: AvoidanceWay
    let bottom: NSLayoutConstraint

    init(_ content: Content = .standingRows, _ way: AvoidanceWay = .layoutGuide, rowCount: Int = 20) {
        window = simulation.show(controller)
        self.way = way
        rows = (0..<rowCount).map { Self.makeRow("row \($0)") }
        switch content {
        case .standingRows, .equalRows: list = UIView()
        case .scrolledRows: list = UIScrollView()
        case .stackedRows: list = UIStackView()
        }
        let view: UIView = controller.view
        Self.add(list, to: view)
        bottom =
            way == .layoutGuide
            ? list.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
            : list.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom
        ])
        fill(content)
        window.layoutIfNeeded()
    }

    private static func add(_ view: UIView, to parent: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
    }

    private static func makeRow(_ text: String) -> UIView {
        let row = UIView(), label = UILabel()
        label.text = text
        add(label, to: row)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
            label.centerYAnchor.constraint(equalTo: row.centerYAnchor)
        ])
        return row
    }

    private func fill(_ content: Content) {
        if let stack = list as? UIStackView {
            stack.axis = .vertical
            stack.distribution = .fillEqually
            for row in rows { stack.addArrangedSubview(row) }
            return
        }
        for row in rows {
            Self.add(row, to: list)
            row.leadingAnchor.constraint(equalTo: list.leadingAnchor).isActive = true
            row.widthAnchor.constraint(equalTo: list.widthAnchor).isActive = true
            if content == .equalRows {
                row.heightAnchor.constraint(equalTo: rows[0].heightAnchor).isActive = row !== rows[0]
            } else {
                row.heightAnchor.constraint(equalToConstant: 20).isActive = true
            }
        }
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor).isActive = true
        }
        if content != .standingRows { rows.first?.topAnchor.constraint(equalTo: list.topAnchor).isActive = true }
        rows.last?.bottomAnchor.constraint(equalTo: list.bottomAnchor).isActive = true
    }

    // MARK: Frames

    private func height(at progress: CGFloat) -> CGFloat { 34 + 302 * progress }

    /// The position is between hidden (0) and shown (1).
    func showFrame(_ progress: CGFloat) {
        let screen = simulation.screen.bounds, height = height(at: progress)
        switch way {
        case .layoutGuide:
            simulation.setKeyboardPlacement(
                .docked(CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)))
        case .constraintByHand:
            bottom.constant = -height
            window.layoutIfNeeded()
        }
    }

    var engine: LayoutEngine {
        get throws { try #require(window.tree.engine) }
    }

    /// The only constraint in the solver whose constant changes in a frame.
    var movedConstraint: ConstraintID {
        get throws {
            guard way == .layoutGuide else { return try #require(bottom.relationID) }
            let guide = controller.view.keyboardLayoutGuide
            return try #require(engine.knownNode(of: guide)?.supports[1])
        }
    }

    /// The constant of ``movedConstraint``.
    func constant(at progress: CGFloat) -> Double {
        let screen = simulation.screen.bounds, height = height(at: progress)
        return Double(way == .layoutGuide ? screen.maxY - (screen.maxY - height) : -height)
    }
}

extension LayoutEngine {
    var variables: [Variable] { nodes.flatMap { [$0.x, $0.y, $0.width, $0.height] } }
}
