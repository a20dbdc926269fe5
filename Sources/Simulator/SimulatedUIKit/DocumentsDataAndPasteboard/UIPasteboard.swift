// Fidelity: partial — strings, URLs, images and colours in memory; types, items and other apps are absent

import Foundation

/// A pasteboard that keeps copied content as long as the simulation runs.
open class UIPasteboard: NSObject {
    /// Posted after the content changed; the object is the pasteboard.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    private nonisolated(unsafe) static let systemWide = UIPasteboard()
    /// The system's pasteboard for copying and pasting.
    open class var general: UIPasteboard { systemWide }

    private var content: [Any] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    /// The number of changes of the content.
    open private(set) var changeCount = 0
    /// The number of items.
    open var numberOfItems: Int { content.count }

    /// The first string.
    open var string: String? {
        get { strings?.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    /// The strings; nil if there is none.
    open var strings: [String]? {
        get { all() }
        set { content = newValue ?? [] }
    }
    /// The first URL.
    open var url: URL? {
        get { urls?.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    /// The URLs; nil if there is none.
    open var urls: [URL]? {
        get { all() }
        set { content = newValue ?? [] }
    }
    /// The first picture.
    open var image: UIImage? {
        get { images?.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    /// The pictures; nil if there is none.
    open var images: [UIImage]? {
        get { all() }
        set { content = newValue ?? [] }
    }
    /// The first colour.
    open var color: UIColor? {
        get { colors?.first }
        set { content = newValue.map { [$0] } ?? [] }
    }
    /// The colours; nil if there is none.
    open var colors: [UIColor]? {
        get { all() }
        set { content = newValue ?? [] }
    }
    /// Whether there is a string.
    open var hasStrings: Bool { strings != nil }
    /// Whether there is a URL.
    open var hasURLs: Bool { urls != nil }
    /// Whether there is a picture.
    open var hasImages: Bool { images != nil }
    /// Whether there is a colour.
    open var hasColors: Bool { colors != nil }

    private func all<Value>() -> [Value]? {
        let found = content.compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }
}
