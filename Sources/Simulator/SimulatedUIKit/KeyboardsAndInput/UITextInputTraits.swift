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
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A person's middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A title after a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A position in an organization.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, in any words.
    public static let location = UITextContentType(rawValue: "location")
    /// Street and number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// An address's first line.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// An address's second line.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A state or a province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town and its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
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
    /// Whether straight quotation marks become curly ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces come and go with words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
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

/// Which keys a keyboard shows.
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
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .asciiCapable
        case 2: self = .numbersAndPunctuation
        case 3: self = .URL
        case 4: self = .numberPad
        case 5: self = .phonePad
        case 6: self = .namePhonePad
        case 7: self = .emailAddress
        case 8: self = .decimalPad
        case 9: self = .twitter
        case 10: self = .webSearch
        case 11: self = .asciiCapableNumberPad
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .`default`: 0
        case .asciiCapable: 1
        case .numbersAndPunctuation: 2
        case .URL: 3
        case .numberPad: 4
        case .phonePad: 5
        case .namePhonePad: 6
        case .emailAddress: 7
        case .decimalPad: 8
        case .twitter: 9
        case .webSearch: 10
        case .asciiCapableNumberPad: 11
        @unknown default: unnamedNumber
        }
    }
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .no
        case 2: self = .yes
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .`default`: 0
        case .no: 1
        case .yes: 2
        @unknown default: unnamedNumber
        }
    }
}

/// When typed letters become capitals.
public enum UITextAutocapitalizationType: _ImportedEnumeration {
    case none
    case words
    case sentences
    case allCharacters
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .words
        case 2: self = .sentences
        case 3: self = .allCharacters
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .none: 0
        case .words: 1
        case .sentences: 2
        case .allCharacters: 3
        @unknown default: unnamedNumber
        }
    }
}

/// Whether typed words are checked.
public enum UITextSpellCheckingType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .no
        case 2: self = .yes
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .`default`: 0
        case .no: 1
        case .yes: 2
        @unknown default: unnamedNumber
        }
    }
}

/// What the return key says.
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
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .go
        case 2: self = .google
        case 3: self = .join
        case 4: self = .next
        case 5: self = .route
        case 6: self = .search
        case 7: self = .send
        case 8: self = .yahoo
        case 9: self = .done
        case 10: self = .emergencyCall
        case 11: self = .`continue`
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .`default`: 0
        case .go: 1
        case .google: 2
        case .join: 3
        case .next: 4
        case .route: 5
        case .search: 6
        case .send: 7
        case .yahoo: 8
        case .done: 9
        case .emergencyCall: 10
        case .`continue`: 11
        @unknown default: unnamedNumber
        }
    }
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: _ImportedEnumeration {
    case `default`
    case dark
    case light
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .dark
        case 2: self = .light
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .`default`: 0
        case .dark: 1
        case .light: 2
        @unknown default: unnamedNumber
        }
    }
}
