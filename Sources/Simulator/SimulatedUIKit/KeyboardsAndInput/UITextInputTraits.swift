// Fidelity: exact — UITextInputTraits.h (rule D23)

import Foundation

/// The meaning of a text.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's account name.
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code from a message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A person's family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A person's middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A title after a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location in free text.
    public static let location = UITextContentType(rawValue: "location")
    /// Street and number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// An address's first line.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// An address's second line.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A state or a province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// A text input's settings for the keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization of typed letters.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typed words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether typed words are checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotation marks become curly ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are added and removed together with words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The kind of keys that the keyboard shows.
    var keyboardType: UIKeyboardType { get set }
    /// The look of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled without text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether text is shown as dots.
    var isSecureTextEntry: Bool { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The meaning of the text.
    var textContentType: UITextContentType! { get set }
}

/// The kind of keys that a keyboard shows.
public enum UIKeyboardType: _ImportedEnumeration {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...11)
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

/// The automatic capitalization of typed letters.
public enum UITextAutocapitalizationType: _ImportedEnumeration {
    case none
    case words
    case sentences
    case allCharacters
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}

/// Whether typed words are checked.
public enum UITextSpellCheckingType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

/// The label of the return key.
public enum UIReturnKeyType: _ImportedEnumeration {
    case `default`
    case go
    case google
    case join
    case next
    case route
    case search
    case send
    case yahoo
    case done
    case emergencyCall
    case `continue`
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...11)
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: _ImportedEnumeration {
    case `default`
    case dark
    case light
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
