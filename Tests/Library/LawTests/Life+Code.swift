import DeviceSimulation
import HostTestSupport
import UIKit

extension Life {
    /// Returns Swift code that builds the screen and plays the steps of this event sequence.
    ///
    /// The code uses only UIKit's ordinary API.
    var code: String {
        var writer = NodeCode(depth: 2)
        screen.write(to: &writer, ways)
        let isList = screen.all.contains { [.table, .collection].contains($0.kind) } || !screen.bar.isEmpty
        let lists = isList ? Self.sources : ""
        return """
            final class Page: UIViewController {
                var heights: [Int: NSLayoutConstraint] = [:], stacks: [Int: UIStackView] = [:]
                var sources: [AnyObject] = []
                var body: UIScrollView?, ground: NSLayoutConstraint?

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(writer.lines.joined(separator: "\n"))
                }
            \(screen.habitCode(ways))\(screen.barCode)}
            \(lists)\(pushes ? Self.second : "")
            @MainActor func play() throws {
                let stage = SimulatedStage(try Device.named(#"\(screen.place.deviceName)"#)\(phoneCode)), page = Page()
            \(playCode)
            }
            """
    }

    private var pushes: Bool { steps.contains { if case .push = $0 { true } else { false } } }

    private static let second = """

        final class Second: UIViewController {
            let field = UITextField(frame: CGRect(x: 16, y: 120, width: 200, height: 44))
            let takesInput: Bool

            init(takesInput: Bool) {
                self.takesInput = takesInput
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.addSubview(field)
                if takesInput { field.becomeFirstResponder() }
            }
        }

        """

    private var phoneCode: String {
        let version = systemVersion == 17 ? "" : ", systemVersion: \(systemVersion)"
        return version + (reading.map { ", readings: [.\($0.rawValue)]" } ?? "")
    }

    private var playCode: String {
        var lines = ways.contains(.automatic) ? ["stage.phone.window.keyboardAvoidance = .automatic"] : []
        if launch != .told { lines.insert("// Nothing was announced to the keyboard that the page follows.", at: 0) }
        lines += screen.presentCode.filter { !$0.isEmpty } + screen.popupCode
        for (index, step) in steps.enumerated() {
            lines += step.code(on: screen, ways)
            let isHurried = steps.indices.contains(index + 1) && steps[index + 1] == .hurry
            if !isHurried { lines.append("stage.settle()") }
        }
        return lines.map { "    " + $0 }.joined(separator: "\n")
    }

    private static let sources = """

        final class Rows: NSObject, UITableViewDataSource {
            var makers: [() -> UIView]

            init(heights: [CGFloat], _ makers: [() -> UIView]) { self.makers = makers }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { makers.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentView.fill(with: makers[indexPath.row]())
                return cell
            }
        }

        final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            let heights: [CGFloat]
            let makers: [() -> UIView]

            init(heights: [CGFloat], _ makers: [() -> UIView]) { (self.heights, self.makers) = (heights, makers) }

            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { makers.count }

            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
                for subview in cell.contentView.subviews { subview.removeFromSuperview() }
                cell.contentView.fill(with: makers[indexPath.item]())
                return cell
            }

            func collectionView(
                _ view: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                CGSize(width: view.bounds.width, height: heights[indexPath.item] + 16)
            }
        }

        extension UIView {
            func fill(with view: UIView) {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                    view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
                    view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                    view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16)
                ])
            }
        }

        """
}

extension Place {
    fileprivate var deviceName: String {
        switch self {
        case .small: "iPhone 6/6s/7/8/SE (2nd, 3rd)"
        case .large: "iPhone 12/12 Pro/13/13 Pro/14"
        case .pad: #"iPad Pro 11" (1-4)"#
        }
    }
}
