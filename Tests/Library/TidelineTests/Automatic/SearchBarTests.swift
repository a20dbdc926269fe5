import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
import Tideline
import UIKit

/// Search bars in a window with an automatic avoidance.
///
/// UIKit keeps a search bar in sight only if the search bar is in a navigation bar. UIKit leaves the rows under the
/// keyboard.
@MainActor
@Suite struct SearchBarTests {
    private enum Place: String, CaseIterable {
        case top, navigationBar
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private final class SearchPage: Staged {
        let stage: SimulatedStage
        let controller = UIViewController(), table = UITableView(), bar = UISearchBar()
        let search = UISearchController(searchResultsController: nil)
        private let rows = Rows()

        init() throws {
            stage = SimulatedStage(try Screens.device(Screens.large))
            stage.phone.window.keyboardAvoidance = .automatic
            table.dataSource = rows
            table.rowHeight = 44
            table.frame = controller.view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(table)
        }

        func addBar(at y: CGFloat) {
            bar.frame = CGRect(x: 0, y: y, width: controller.view.bounds.width, height: 56)
            bar.autoresizingMask = [.flexibleWidth]
            controller.view.addSubview(bar)
            stage.present(controller)
            settle()
        }

        func addToNavigationBar() {
            search.obscuresBackgroundDuringPresentation = false
            controller.navigationItem.searchController = search
            controller.navigationItem.hidesSearchBarWhenScrolling = false
            stage.present(UINavigationController(rootViewController: controller))
            settle()
        }

        func edit(_ field: UIView) {
            phone.focus(field)
            settle()
        }

        var covered: CGFloat {
            let keyboard = phone.keyboard.frameInScreen?.minY ?? .infinity
            return max(0, table.convert(table.bounds, to: nil).maxY - keyboard)
        }
    }

    @Test(arguments: Place.allCases)
    private func `the rows beside a search bar can be scrolled above the keyboard`(place: Place) throws {
        let page = try SearchPage()
        switch place {
        case .top: page.addBar(at: 60)
        case .navigationBar: page.addToNavigationBar()
        }
        let offset = page.table.contentOffset
        page.edit(place == .top ? page.bar.searchTextField : page.search.searchBar.searchTextField)
        #expect(page.covered == 336)
        #expect(page.table.adjustedContentInset.bottom == 336)
        #expect(page.table.contentOffset == offset || place == .navigationBar)
        page.hide()
        #expect(page.table.contentInset.bottom == 0)
    }

    @Test func `a search bar at the bottom is kept in sight like every field`() throws {
        let page = try SearchPage()
        page.addBar(at: 750)
        page.edit(page.bar.searchTextField)
        let keyboard = try #require(page.phone.keyboard.frameInScreen)
        #expect(page.bar.convert(page.bar.bounds, to: nil).maxY <= keyboard.minY)
    }

    @Test func `rows that end at Apple's guide get no more room`() throws {
        let page = try SearchPage()
        page.table.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            page.table.topAnchor.constraint(equalTo: page.controller.view.topAnchor),
            page.table.leadingAnchor.constraint(equalTo: page.controller.view.leadingAnchor),
            page.table.trailingAnchor.constraint(equalTo: page.controller.view.trailingAnchor),
            page.table.bottomAnchor.constraint(equalTo: page.controller.view.keyboardLayoutGuide.topAnchor)
        ])
        page.addToNavigationBar()
        page.edit(page.search.searchBar.searchTextField)
        #expect(page.covered == 0 && page.table.contentInset.bottom == 0)
    }
}
