import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Controllers that avoid the keyboard by UIKit's own means, and keyboards of another process.
@MainActor
@Suite struct SelfAvoidingControllerTests {
    enum Kind: String, CaseIterable, Sendable {
        case table, collection

        @MainActor
        var controller: UIViewController {
            switch self {
            case .table: UITableViewController(style: .plain)
            case .collection: UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            }
        }
    }

    /// Insets on the list itself add what UIKit leaves out; see `OwnListTests`.
    enum Setting: String, CaseIterable, Sendable { case automatic, safeArea, translation }

    @Test(arguments: Kind.allCases, Setting.allCases)
    func `S129 a list's own controller is left alone`(kind: Kind, setting: Setting) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = kind.controller
        let table = controller as? UITableViewController, collection = controller as? UICollectionViewController
        let list = try #require(table?.tableView ?? collection?.collectionView as UIScrollView?), field = UITextField()
        field.frame = CGRect(x: 20, y: 700, width: 200, height: 40)
        field.accessibilityIdentifier = "Field"
        list.addSubview(field)
        var lines: [String] = []
        Keyboard.shared.onLog = { lines.append($0.description) }
        defer { Keyboard.shared.onLog = nil }
        switch setting {
        case .automatic: stage.phone.window.keyboardAvoidance = .automatic
        case .safeArea: controller.keyboardAvoidance = .safeArea
        case .translation: list.keyboardAvoidance = .translation
        }
        stage.present(controller)
        try stage.edit("Field")
        #expect(list.contentInset.bottom == 0 && controller.additionalSafeAreaInsets.bottom == 0)
        #expect(list.transform == .identity)
        #expect(lines.contains { $0.contains("left alone") && $0.contains("avoids the keyboard itself") }, "\(lines)")
    }

    /// The input is in a view of the other process, so this process has no first responder.
    @Test(arguments: AvoidanceWay.allCases, [[], [.reportsRemoteInputAsForeign]] as [Set<Reading>])
    func `a page behind another process's sheet does not move`(way: AvoidanceWay, readings: Set<Reading>) throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad), readings: readings), screen = WayScreen(way),
            sheet = UIViewController()
        stage.present(screen.controller)
        sheet.modalPresentationStyle = .formSheet
        screen.controller.present(sheet, animated: false)
        stage.settle()
        let start = screen.state
        stage.phone.showRemoteInput(height: 333)
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen != nil)
        #expect(screen.state == start, "\(way)")
    }
}
