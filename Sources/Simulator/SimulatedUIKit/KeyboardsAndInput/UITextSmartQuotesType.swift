// Fidelity: exact — UITextInputTraits.h (rule D23)

import Foundation

@available(iOS 11.0, *)
public enum UITextSmartQuotesType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

@available(iOS 11.0, *)
public enum UITextSmartDashesType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

@available(iOS 11.0, *)
public enum UITextSmartInsertDeleteType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
