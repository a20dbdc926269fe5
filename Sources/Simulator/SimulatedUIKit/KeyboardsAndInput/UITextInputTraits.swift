// Fidelity: exact — UITextInputTraits.h (rule D23)

import Foundation

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    public static let middleName = UITextContentType(rawValue: "additional-name")
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var textContentType: UITextContentType! { get set }
    @available(iOS 12.0, *)
    var passwordRules: UITextInputPasswordRules? { get set }
}

@available(iOS 12.0, *)
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
    open private(set) var passwordRulesDescriptor: String

    public convenience init(descriptor passwordRulesDescriptor: String) { self.init(rules: passwordRulesDescriptor) }

    private init(rules: String) { passwordRulesDescriptor = rules }

    /// Rules never change, so a copy is the same object.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

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

public enum UITextAutocorrectionType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

public enum UITextAutocapitalizationType: _ImportedEnumeration {
    case none
    case words
    case sentences
    case allCharacters
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}

public enum UITextSpellCheckingType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

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

public enum UIKeyboardAppearance: _ImportedEnumeration {
    case `default`
    case dark
    case light
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
