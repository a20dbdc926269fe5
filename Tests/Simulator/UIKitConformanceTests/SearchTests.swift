import Testing
import UIKit

@MainActor struct SearchTests {
    private final class Follower: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
        var log: [String] = []

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        func updateSearchResults(for searchController: UISearchController) {
            log.append("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
    }

    private final class SearchPage: UIViewController {
        let search = UISearchController(searchResultsController: nil)
    }

    private func cancelButton(of bar: UIView) -> UIButton? {
        if let button = bar as? UIButton { return button }
        return bar.subviews.lazy.compactMap(cancelButton).first
    }

    private final class WillingPage: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `after a search the page becomes first responder, and not the bar whose field has resigned`() {
        let host = Host(), page = WillingPage(), bar = UISearchBar()
        let window = host.makeWindow()
        window.rootViewController = page
        window.makeKeyAndVisible()
        page.view.addSubview(bar)
        #expect(bar.becomeFirstResponder() && bar.searchTextField.isFirstResponder)
        #expect(bar.resignFirstResponder() && !bar.isFirstResponder && page.isFirstResponder)
    }

    @Test func `D55 a search bar is 56 points high with a field of 36`() {
        let host = Host(), root = host.showPlainRoot(), bar = UISearchBar()
        bar.frame = rect(0, 100, 390, bar.sizeThatFits(.zero).height)
        root.addSubview(bar)
        host.endTurn()
        #expect(bar.intrinsicContentSize.height == 56 && bar.frame.height == 56)
        #expect(bar.searchTextField.frame == rect(8, 10, 374, 36))
        bar.showsCancelButton = true
        host.endTurn()
        let button = cancelButton(of: bar)?.frame ?? .zero
        #expect(button.maxX == 382 && bar.searchTextField.frame.maxX == button.minX - 8)
    }

    @Test func `D56 D57 the bar's field edits, and the delegate hears of it`() {
        let phone = Phone(), bar = UISearchBar(frame: rect(0, 100, 390, 56)), follower = Follower()
        bar.delegate = follower
        phone.root.addSubview(bar)
        phone.endTurn()
        #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isFirstResponder)
        phone.settle()
        #expect(phone.presentedKeyboard.minY < 844)
        phone.type("ab")
        #expect(follower.log == ["begin", "text a", "text ab"] || follower.log == ["begin", "text ab"])
        #expect(bar.text == "ab")
        phone.resign(bar)
        #expect(follower.log.last == "end" && phone.presentedKeyboard.minY >= 844)
    }

    @Test func `D69 results cover the content while the search has a text`() {
        let phone = Phone(), page = SearchPage(), results = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: results), follower = Follower()
        search.searchResultsUpdater = follower
        page.navigationItem.searchController = search
        phone.show(UINavigationController(rootViewController: page))
        phone.settle()
        _ = search.searchBar.becomeFirstResponder()
        phone.settle()
        #expect(search.isActive && results.viewIfLoaded?.window == nil)
        phone.type("ab")
        phone.settle()
        #expect(results.view.window != nil && results.parent === search)
        #expect(results.view.convert(results.view.bounds, to: nil) == page.view.convert(page.view.bounds, to: nil))
        #expect(results.view.safeAreaInsets.top == page.view.safeAreaInsets.top && page.view.safeAreaInsets.top > 90)
        search.isActive = false
        phone.settle()
        #expect(results.view.window == nil)
        search.showsSearchResultsController = true
        search.isActive = true
        phone.settle()
        #expect(results.view.window != nil)
    }

    /// The list of a table controller makes room for a keyboard that is there already, and for one that comes.
    @Test func `C26 results make room for the keyboard`() {
        let phone = Phone(), page = SearchPage(), results = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: results)
        page.navigationItem.searchController = search
        phone.show(UINavigationController(rootViewController: page))
        phone.settle()
        _ = search.searchBar.becomeFirstResponder()
        phone.settle()
        let covered = phone.presentedKeyboard.height
        #expect(covered > 200)
        phone.type("ab")
        phone.settle()
        #expect(results.tableView.adjustedContentInset.bottom == covered)
        phone.dismissKeyboard()
        phone.settle()
        #expect(results.tableView.adjustedContentInset.bottom == page.view.safeAreaInsets.bottom)
        _ = search.searchBar.becomeFirstResponder()
        phone.settle()
        #expect(results.tableView.adjustedContentInset.bottom == covered)
    }

    @Test func `C47 a search bar enlarges the navigation bar and safe area`() {
        let phone = Phone(), page = SearchPage(), navigation = UINavigationController(rootViewController: page)
        phone.show(navigation)
        phone.settle()
        #expect(page.view.safeAreaInsets.top == 91)
        page.navigationItem.searchController = page.search
        phone.settle()
        #expect(page.view.safeAreaInsets.top == 143 && navigation.navigationBar.frame.height == 96)
        let field = page.search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil) == rect(16, 92, 358, 36))
        navigation.pushViewController(UIViewController(), animated: true)
        phone.settle()
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 91)
        navigation.popViewController(animated: true)
        phone.settle()
        #expect(page.view.safeAreaInsets.top == 143 && field.window != nil)
    }

    @Test func `C48 D58 a tap on the field begins a search, Cancel ends it`() throws {
        let phone = Phone(), page = SearchPage(), follower = Follower()
        page.navigationItem.searchController = page.search
        page.search.searchResultsUpdater = follower
        page.search.delegate = follower
        phone.show(UINavigationController(rootViewController: page))
        phone.settle()
        #expect(phone.tap(page.search.searchBar.searchTextField))
        phone.settle()
        #expect(page.search.isActive && page.view.safeAreaInsets.top == 99)
        #expect(follower.log == ["will present", "update ", "did present"])
        phone.type("x")
        #expect(follower.log.last == "update x")
        let cancel = try #require(cancelButton(of: page.search.searchBar))
        #expect(phone.tap(cancel))
        phone.settle()
        #expect(!page.search.isActive && page.view.safeAreaInsets.top == 143 && phone.presentedKeyboard.minY >= 844)
        #expect(page.search.searchBar.text?.isEmpty != false && follower.log.suffix(2) == ["update ", "did dismiss"])
    }

    @Test func `C48 the title's row stays where the app wants it to`() {
        let phone = Phone(), page = SearchPage()
        page.navigationItem.searchController = page.search
        page.search.hidesNavigationBarDuringPresentation = false
        phone.show(UINavigationController(rootViewController: page))
        phone.settle()
        page.search.isActive = true
        phone.settle()
        #expect(page.view.safeAreaInsets.top == 143)
    }

    @Test func `C76 a search bar as the title view fills the room between the items`() {
        let phone = Phone(), page = UIViewController(), search = UISearchBar()
        let navigation = UINavigationController(rootViewController: page), bar = navigation.navigationBar
        page.navigationItem.titleView = search
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
        phone.show(navigation)
        for landscape in [false, true, false] {
            phone.rotate(to: landscape)
            phone.settle()
            #expect(bar.frame.height == 56 && search.frame.minY == 0 && search.frame.height == 56, "\(landscape)")
            #expect(page.view.safeAreaInsets.top == bar.frame.maxY)
            #expect(search.frame.width > bar.bounds.width - 240 && search.frame.maxX < bar.bounds.width - 40)
        }
        #expect(phone.tap(search.searchTextField) && search.isFirstResponder)
        phone.type("ab")
        #expect(search.text == "ab" && search.isFirstResponder && search.superview === bar)
        navigation.pushViewController(UIViewController(), animated: false)
        phone.settle()
        #expect(search.superview == nil && bar.frame.height == 44)
    }

    @Test func `C76 the app's own height of a search bar keeps the bar as it is`() {
        let phone = Phone(), page = UIViewController(), search = UISearchBar()
        let navigation = UINavigationController(rootViewController: page)
        search.heightAnchor.constraint(equalToConstant: 44).isActive = true
        phone.show(navigation)
        phone.settle()
        page.navigationItem.titleView = search
        phone.settle()
        #expect(navigation.navigationBar.frame.height == 44 && search.frame.height == 44 && search.frame.minY == 0)
    }

    @Test func `C76 a title view without constraints has the size that fits`() {
        let phone = Phone(), page = UIViewController(), logo = UIView(frame: rect(0, 0, 120, 30))
        page.navigationItem.titleView = logo
        phone.show(UINavigationController(rootViewController: page))
        phone.settle()
        #expect(logo.frame == rect(135, 7, 120, 30))
    }
}
