/// A view's name in the app's code: a property of its controller.
public struct CodeName: Sendable, Equatable {
    /// The class of the controller, such as `SignInViewController`.
    public var owner: String
    /// The property, such as `emailField`.
    public var property: String

    /// Names a view by a property of a controller.
    public init(owner: String, property: String) {
        self.owner = owner
        self.property = property
    }
}
