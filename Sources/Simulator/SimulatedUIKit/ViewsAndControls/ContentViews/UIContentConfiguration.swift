// Fidelity: exact — UIContentConfiguration.h in its Swift form

import Foundation

/// The content of a cell as a value.
@available(iOS 14.0, *)
public protocol UIContentConfiguration {
    /// Returns a new view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the content, adapted to a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view whose content is given as a value.
@preconcurrency @MainActor @available(iOS 14.0, *)
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a content.
    @available(iOS 16.0, *)
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 14.0, *)
extension UIContentView {
    /// Returns whether the content has the type of the present content.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}

/// The state of a view on which content depends.
@available(iOS 14.0, *)
public protocol UIConfigurationState {
    /// Creates the default state of a view.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A custom value that an app adds to the state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value that an app adds to a state.
@available(iOS 14.0, *)
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
