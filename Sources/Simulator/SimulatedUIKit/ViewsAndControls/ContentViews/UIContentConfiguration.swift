// Fidelity: exact — UIContentConfiguration.h as Swift has it

import Foundation

/// Content of a cell as a value.
@available(iOS 14.0, *)
public protocol UIContentConfiguration {
    /// A view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// The same content for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows content which is given as a value.
@preconcurrency @MainActor @available(iOS 14.0, *)
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show some content.
    @available(iOS 16.0, *)
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 14.0, *)
extension UIContentView {
    /// Content of the same type can be shown.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}

/// The state of a view that content depends on.
@available(iOS 14.0, *)
public protocol UIConfigurationState {
    /// Creates the state of a view that nothing has happened to.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// What an app adds to the state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to a state.
@available(iOS 14.0, *)
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
