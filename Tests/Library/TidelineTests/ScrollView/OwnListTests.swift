import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// The lists of table and collection controllers, for which UIKit may make room itself (rules C26 to C28).
@MainActor
@Suite struct OwnListTests {
    enum Kind: CaseIterable { case table, collection }

    private func show(_ kind: Kind, _ readings: Set<Reading>) throws -> (SimulatedStage, UIScrollView) {
        let stage = SimulatedStage(try Screens.device(Screens.large), readings: readings)
        let controller: UIViewController =
            kind == .table
            ? UITableViewController() : UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        field.accessibilityIdentifier = "Field"
        let list = try #require(controller.ownList)
        list.addSubview(field)
        stage.present(controller)
        return (stage, list)
    }

    @Test(arguments: Kind.allCases)
    func `UIKit's room in a controller's own list needs nothing more`(kind: Kind) throws {
        let (stage, list) = try show(kind, [])
        list.keyboardAvoidance = .insets
        try stage.edit("Field")
        #expect(list.contentInset == .zero && list.adjustedContentInset.bottom == 336)
    }

    @Test(arguments: Kind.allCases, [[], [.leavesCollectionsToApps]] as [Set<Reading>])
    func `insets on a controller's own list add what UIKit leaves out`(kind: Kind, readings: Set<Reading>) throws {
        let (stage, list) = try show(kind, readings)
        list.contentInset.bottom = 20
        let start = list.adjustedContentInset
        list.keyboardAvoidance = .insets
        try stage.edit("Field")
        let room = list.adjustedContentInset.bottom
        #expect(room >= 336 && room <= 336 + 20, "\(kind): \(room)")
        stage.hide()
        #expect(list.adjustedContentInset == start && list.contentInset.bottom == 20, "\(kind)")
    }

    /// Makes room as UIKit may do it: by the inset, which is restored when the keyboard hides.
    private final class InsettingController: UICollectionViewController {
        private var former: UIEdgeInsets?
        private var tokens: [any NSObjectProtocol] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated {
                        Keyboard.shared.handle(note)
                        self?.makeRoom(isUp: name == UIResponder.keyboardWillShowNotification)
                    }
                }
            }
        }

        private func makeRoom(isUp: Bool) {
            if isUp {
                if former == nil { former = collectionView.contentInset }
                collectionView.contentInset.bottom = 302
            } else if let former {
                collectionView.contentInset = former
                self.former = nil
            }
        }

        isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func `a controller that restores its own inset leaves none of the library's`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), readings: [.leavesCollectionsToApps])
        let controller = InsettingController(collectionViewLayout: UICollectionViewFlowLayout())
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        field.accessibilityIdentifier = "Field"
        controller.collectionView.addSubview(field)
        controller.collectionView.keyboardAvoidance = .insets
        stage.present(controller)
        try stage.edit("Field")
        #expect(controller.collectionView.contentInset.bottom >= 302)
        stage.hide()
        #expect(controller.collectionView.contentInset == .zero)
    }
}
