import DeviceSimulation
import Foundation
import SceneModel
import SimulatedStages
import Testing
import UIKit

@MainActor
@Suite struct ShownControlTests {
    private final class Titled: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Oslo"
            cell.detailTextLabel?.text = "Norway"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Cities" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "That is all" }
    }

    private final class Counted: NSObject, UICollectionViewDataSource {
        var count = 2
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
    }

    private let stage: SimulatedStage
    private let page = UIViewController()

    init() throws {
        stage = SimulatedStage(try Device.named("iPhone 14"))
        page.view.backgroundColor = .systemBackground
    }

    private func shown(_ views: UIView...) -> [SceneNode] {
        for (row, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(row), width: 200, height: 44)
            page.view.addSubview(view)
        }
        stage.present(page)
        stage.recordFrames(of: "looking", settlingInto: "seen") {}
        return stage.recording.last?.root.flattened ?? []
    }

    @Test func `a switch shows whether it is on, also after a tap`() throws {
        let alarm = UISwitch()
        alarm.accessibilityIdentifier = "Alarm"
        #expect(shown(alarm).first { $0.name == "Alarm" }?.appearance.isOn == false)
        try stage.recordFrames(of: "tapping", settlingInto: "on") { () throws(StageError) in try stage.tap("Alarm") }
        #expect(stage.recording.last?.root.flattened.first { $0.name == "Alarm" }?.appearance.isOn == true)
    }

    @Test(arguments: [UITextField.BorderStyle.none, .line, .bezel, .roundedRect])
    func `a field shows the edge of its style`(style: UITextField.BorderStyle) throws {
        let field = UITextField()
        (field.borderStyle, field.placeholder) = (style, "Name")
        let look = try #require(shown(field).first { $0.name == "Name" }).appearance
        #expect((look.borderWidth > 0) == (style != .none) && (look.cornerRadius > 0) == (style == .roundedRect))
        let own = UITextField()
        (own.borderStyle, own.placeholder, own.layer.borderWidth) = (style, "Own", 3)
        #expect(shown(own).first { $0.name == "Own" }?.appearance.borderWidth == 3)
    }

    @Test func `a configured button shows title and second line, and goes by its title`() throws {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.subtitle) = ("Pay", "in one tap")
        var pictured = UIButton.Configuration.tinted()
        (pictured.title, pictured.image) = ("Rate", UIImage(systemName: "star"))
        let nodes = shown(UIButton(configuration: configuration), UIButton(configuration: pictured))
        let pay = try #require(nodes.first { $0.name == "Pay" })
        #expect(pay.kind == .button && pay.appearance.text == "Pay\nin one tap")
        let rate = try #require(nodes.first { $0.name == "Rate" && $0.kind == .button }).appearance
        #expect(rate.text == "Rate" && rate.alignment == .leading && (rate.textInset ?? 0) > 20)
    }

    @Test func `a section's titles and a cell's second line have room`() throws {
        let table = UITableView(frame: .zero, style: .grouped), source = Titled()
        table.dataSource = source
        _ = shown(table)
        table.frame.size.height = 400
        stage.recordFrames(of: "growing", settlingInto: "grown") {}
        let labels = try #require(stage.recording.last).root.nodes { $0.kind == .label }
        for text in ["Cities", "Oslo", "Norway", "That is all"] {
            let frame = try #require(labels.first { $0.appearance.text == text }, "\(text)").frameInScreen
            #expect(frame.width > 20 && frame.height > 10 && frame.minX >= 36, "\(text): \(frame)")
        }
    }

    @Test func `a section's title keeps clear of the sensor housing`() throws {
        stage.rotate(to: .landscape)
        let table = UITableView(frame: .zero, style: .grouped), source = Titled()
        table.dataSource = source
        _ = shown(table)
        table.frame = page.view.bounds
        stage.recordFrames(of: "growing", settlingInto: "grown") {}
        let labels = try #require(stage.recording.last).root.nodes { $0.kind == .label }
        let title = try #require(labels.first { $0.appearance.text == "Cities" }).frameInScreen
        #expect(abs(title.minX - 47 - 16) < 0.01 && abs(title.maxX - 844 + 47 + 16) < 0.01)
    }

    private nonisolated static let looks: [(UITableView.Style, SceneNode.Appearance.Chrome?)] = [
        (.plain, nil), (.grouped, .row), (.insetGrouped, .onlyRow)
    ]

    @Test(arguments: looks)
    func `a grouped table and its rows look as UIKit draws them`(
        style: UITableView.Style, row: SceneNode.Appearance.Chrome?
    ) throws {
        let table = UITableView(frame: .zero, style: style), source = Titled()
        table.dataSource = source
        _ = shown(table)
        table.frame.size.height = 400
        stage.recordFrames(of: "growing", settlingInto: "grown") {}
        let nodes = try #require(stage.recording.last).root.flattened
        #expect(nodes.compactMap(\.appearance.chrome) == (row.map { [.groupedList, $0] } ?? []))
    }

    @Test func `the rows of an inset list keep the card's corners while rows are added`() throws {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let source = Counted()
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = source
        _ = shown(list)
        list.frame.size.height = 400
        func rows() -> [SceneNode.Appearance.Chrome] {
            stage.recordFrames(of: "growing", settlingInto: "grown") {}
            let nodes = stage.recording.last?.root.flattened ?? []
            return nodes.filter { $0.appearance.chrome != nil }.sorted { $0.frameInScreen.minY < $1.frameInScreen.minY }
                .compactMap(\.appearance.chrome)
        }
        #expect(rows() == [.groupedList, .firstRow, .lastRow])
        source.count = 3
        list.insertItems(at: [IndexPath(item: 2, section: 0)])
        #expect(rows() == [.groupedList, .firstRow, .row, .lastRow])
    }

    @Test(arguments: [false, true]) func `a presented sheet tells that it is one, with its grabber`(isGrabbed: Bool) {
        _ = shown()
        let sheet = UIViewController()
        sheet.view.accessibilityIdentifier = "Sheet"
        if isGrabbed { sheet.sheetPresentationController?.prefersGrabberVisible = true }
        page.present(sheet, animated: true)
        stage.recordFrames(of: "coming", settlingInto: "there") {}
        let nodes = stage.recording.last?.root.flattened ?? []
        #expect(nodes.compactMap(\.appearance.chrome) == [isGrabbed ? .grabbedSheet : .sheet])
    }

    @Test func `a colour of the system's tells its dark one, a fixed one does not`() throws {
        let label = UILabel(), plain = UILabel()
        (label.text, label.backgroundColor) = ("system", .systemBackground)
        (plain.text, plain.textColor, plain.backgroundColor) = ("fixed", .black, .white)
        let nodes = shown(label, plain)
        let system = try #require(nodes.first { $0.name == "system" }).appearance
        #expect(system.background?.dark == [0, 0, 0, 1] && system.textColor?.dark == [1, 1, 1, 1])
        let fixed = try #require(nodes.first { $0.name == "fixed" }).appearance
        #expect(fixed.background?.red == 1 && fixed.background?.dark == nil && fixed.textColor?.dark == nil)
    }
}
