import UIKit

/// Classes that the library knows by their names, without generic arguments.
///
/// A class is reflected once, with its superclasses.
@MainActor
final class NamedClasses {
    private let names: [String]
    private var known: [ObjectIdentifier: String?] = [:]
    /// The last class that was asked about: a pass asks about one window again and again.
    private var latest: (type: ObjectIdentifier, name: String?)?

    private init(_ names: [String]) { self.names = names }

    /// Names, because the library links neither WebKit nor SwiftUI; each with the report that shows it.
    static let selfAvoiding = NamedClasses([
        "WKWebView",  // react-native-webview/react-native-webview#3689
        "_UIHostingView", "UIHostingController",  // apptekstudios/ASCollectionView#179
        "UIAlertController"  // hackiftekhar/IQKeyboardManager#667
    ])
    static let searchInputs = NamedClasses(["UISearchBar", "UISearchTextField"])
    static let searchFields = NamedClasses(["UISearchTextField"])
    static let searchControllers = NamedClasses(["UISearchController"])

    /// The name that the responder's class or one of its superclasses has, the nearest one; nil where none is known.
    func name(of responder: UIResponder) -> String? {
        let type = ObjectIdentifier(type(of: responder))
        if let latest, latest.type == type { return latest.name }
        let name: String?
        if let known = known[type] {
            name = known
        } else {
            name = reflectedName(of: responder)
            known[type] = .some(name)
        }
        latest = (type, name)
        return name
    }

    private func reflectedName(of responder: UIResponder) -> String? {
        let mirrors = sequence(first: Mirror(reflecting: responder)) { $0.superclassMirror }
        return mirrors.lazy.map { String(String(describing: $0.subjectType).prefix { $0 != "<" }) }
            .first(where: names.contains)
    }
}
