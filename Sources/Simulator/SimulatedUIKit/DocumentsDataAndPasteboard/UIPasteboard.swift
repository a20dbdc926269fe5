// Fidelity: partial — strings, URLs, images and colours in memory; types, items and other apps are absent

import Foundation

open class UIPasteboard: NSObject {
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    private nonisolated(unsafe) static let systemWide = UIPasteboard()
    open class var general: UIPasteboard { systemWide }

    private var content: [Any] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    open private(set) var changeCount = 0
    open var numberOfItems: Int { content.count }

    open var string: String? {
        get { strings?.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    open var strings: [String]? {
        get { all() }
        set { content = newValue ?? [] }
    }
    open var url: URL? {
        get { urls?.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    open var urls: [URL]? {
        get { all() }
        set { content = newValue ?? [] }
    }
    open var image: UIImage? {
        get { images?.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    open var images: [UIImage]? {
        get { all() }
        set { content = newValue ?? [] }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    open var colors: [UIColor]? {
        get { all() }
        set { content = newValue ?? [] }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    private func all<Value>() -> [Value]? {
        let found = content.compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }
}
