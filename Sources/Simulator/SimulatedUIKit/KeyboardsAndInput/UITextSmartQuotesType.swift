// Fidelity: exact — UITextInputTraits.h (rule D23)

import Foundation

/// Whether straight quotation marks become curly ones.
@available(iOS 11.0, *)
public enum UITextSmartQuotesType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

/// Whether two hyphens become a dash.
@available(iOS 11.0, *)
public enum UITextSmartDashesType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

/// Whether spaces are added and removed together with words.
@available(iOS 11.0, *)
public enum UITextSmartInsertDeleteType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
