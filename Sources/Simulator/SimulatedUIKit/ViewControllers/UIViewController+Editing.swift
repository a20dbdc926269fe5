// Fidelity: partial — the edit button and its state; the button's look while a row is swiped is absent

import Foundation

extension UIViewController {
    func makeEditItem() -> UIBarButtonItem {
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
        item.title = isEditing ? "Done" : "Edit"
        return item
    }
}
