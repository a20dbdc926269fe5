import UIKit

/// A list of species that becomes shorter while a person types a search.
///
/// The class itself implements the delegate methods. Objective-C does not see an extension's methods if a superclass is
/// generic.
public final class CatalogueViewController: ContentViewController<CatalogueView>, UITextFieldDelegate,
    UITableViewDataSource, UITableViewDelegate
{
    private var results = Species.all
    private var found: Set<Species> = []

    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        super.init(contentView: CatalogueView(handling: handling))
        title = "Catalogue"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        contentView.tableView.dataSource = self
        contentView.tableView.delegate = self
        contentView.searchField.delegate = self
        contentView.searchField.addAction(
            UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
    }

    private func search() {
        let words = contentView.searchField.text ?? ""
        results = Species.found(by: words)
        contentView.tableView.reloadData()
        contentView.emptyLabel.text = "Nothing here is called \u{201C}\(words)\u{201D}."
        contentView.emptyLabel.isHidden = !results.isEmpty
    }

    // MARK: Search field

    /// Dismisses the keyboard; the results are shown already.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    // MARK: Table

    /// Returns the number of species that match the search.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }

    /// Returns a row for a species.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SpeciesCell.identifier, for: indexPath)
        let species = results[indexPath.row]
        (cell as? SpeciesCell)?.show(species, isFound: found.contains(species))
        return cell
    }

    /// Marks a species as found, or removes the mark.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let species = results[indexPath.row]
        if found.remove(species) == nil { found.insert(species) }
        (tableView.cellForRow(at: indexPath) as? SpeciesCell)?.show(species, isFound: found.contains(species))
    }
}
