// Fidelity: exact — UISearchBar.h; optional members do what UIKit does without them

import Foundation

/// Follows and steers a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Asked whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asked whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells that a person changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asked whether a person may change the text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells that the return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the button with bookmarks was tapped; it never is.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the button with results was tapped; it never is.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Tells that a person chose a scope; scopes do not show.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Allows it.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Allows it.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Allows it.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
