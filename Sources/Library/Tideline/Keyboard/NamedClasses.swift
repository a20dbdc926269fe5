import UIKit

/// Classes that the library recognizes by their names, without generic arguments.
@MainActor
final class NamedClasses {
    private let names: [String]
    private var known: [ObjectIdentifier: String?] = [:]
    /// The latest class for which a name was requested, with the answer.
    ///
    /// During one adjustment, the library asks many times for the class of the same window.
    private var latest: (type: ObjectIdentifier, name: String?)?

    private init(_ names: [String]) { self.names = names }

    /// Classes that avoid the keyboard themselves, each from a public report.
    ///
    /// The library compares names, because only the app links WebKit and SwiftUI.
    static let selfAvoiding = NamedClasses([
        "WKWebView",  // react-native-webview/react-native-webview#3689
        "_UIHostingView", "UIHostingController",  // apptekstudios/ASCollectionView#179
        "UIAlertController"  // hackiftekhar/IQKeyboardManager#667
    ])
    static let searchFields = NamedClasses(["UISearchTextField"])
    static let searchControllers = NamedClasses(["UISearchController"])

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
