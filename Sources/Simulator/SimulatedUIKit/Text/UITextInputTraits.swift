// Fidelity: exact — UITextInputTraits.h (rule D23)

import Foundation

/// What a text is about.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's account name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code from a message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A person's family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
}

/// What a text input wants of the keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When typed letters become capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typed words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether typed words are checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Which keys the keyboard shows.
    var keyboardType: UIKeyboardType { get set }
    /// How the keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key waits for text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether text is shown as dots.
    var isSecureTextEntry: Bool { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What the text is about.
    var textContentType: UITextContentType! { get set }
}
