/// The version of iOS, the system's fault, the window's position and a person's setting in a run.
public struct Surroundings: Sendable, Hashable {
    /// The version of iOS, from 15; the default is 17.
    public var iOS: Double
    /// The position of the window, or nil for a window that fills the screen.
    public var window: WindowPlace?
    /// A fault of Apple's system in the run.
    public var fault: SystemFault?
    /// A person's setting in the run.
    public var setting: PersonalSetting?

    /// Creates surroundings, by default the usual ones.
    public init(
        iOS: Double = 17, window: WindowPlace? = nil, fault: SystemFault? = nil, setting: PersonalSetting? = nil
    ) {
        self.iOS = iOS
        self.window = window
        self.fault = fault
        self.setting = setting
    }

    /// iOS 17, a window that fills the screen, and a person's settings at their defaults.
    public static let usual = Surroundings()

    /// The surroundings of a default audit.
    ///
    /// The list begins with the usual surroundings. The other items vary one thing: the version of iOS, the window or a
    /// setting. In all of them iOS behaves as Apple documents it, so a finding is a fault of the screen.
    public static let standard: [Surroundings] =
        [.usual] + [15, 18, 26].map { Surroundings(iOS: $0) }
        + [.split, .slideOver, .stageManager].map { Surroundings(window: $0) }
        + PersonalSetting.allCases.map { Surroundings(setting: $0) }

    /// The surroundings in which iOS differs from Apple's documentation, as developers have reported.
    ///
    /// These are a window that a person drags (S46) and each ``SystemFault``, with the version and the window of the
    /// report. In these surroundings, even a screen that follows Apple's documentation can be covered. An audit
    /// therefore plays them only on request.
    public static let reported: [Surroundings] =
        [Surroundings(window: .dragged)]
        + SystemFault.allCases.map { Surroundings(iOS: $0.usualVersion, window: $0.window, fault: $0) }

    /// The surroundings in words, such as `iOS 26, split`, or an empty text for the usual surroundings.
    public var words: String { parts.joined(separator: ", ") }

    private var parts: [String] {
        [version.map { "iOS \($0)" }, window?.rawValue, fault?.rawValue, setting?.rawValue].compactMap(\.self)
    }

    /// The command line options for these surroundings, empty for the usual surroundings.
    public var options: [(name: String, value: String)] {
        [
            ("ios", version), ("window", window?.rawValue), ("fault", fault?.rawValue),
            ("setting", setting?.rawValue)
        ].compactMap { name, value in value.map { (name, $0) } }
    }

    var code: String {
        let parts = [
            version.map { "iOS: \($0)" }, window.map { "window: .\($0.codeName)" },
            fault.map { "fault: .\($0.codeName)" },
            setting.map { "setting: .\($0.codeName)" }
        ]
        return "Surroundings(\(parts.compactMap(\.self).joined(separator: ", ")))"
    }

    private var version: String? {
        guard iOS != 17 else { return nil }
        let text = iOS.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension Surroundings: RawRepresentable, Codable {
    /// The surroundings in words.
    public var rawValue: String { words }

    /// Reads surroundings from words, or returns nil for other text.
    public init?(rawValue: String) {
        self.init()
        for part in rawValue.split(separator: ",").map({ $0.drop { $0 == " " } }) {
            let name = String(part)
            if name.hasPrefix("iOS "), let version = Double(name.dropFirst(4)) {
                iOS = version
            } else if let place = WindowPlace(rawValue: name) {
                window = place
            } else if let known = SystemFault(rawValue: name) {
                fault = known
            } else if let known = PersonalSetting(rawValue: name) {
                setting = known
            } else {
                return nil
            }
        }
    }
}

extension SystemFault {
    fileprivate var window: WindowPlace? {
        switch self {
        case .framesInWindow: .stageManager
        case .guideStays: .dragged
        case .framesWithoutGap: .slideOver
        case .framesWithoutAccessory, .dockedAfterHide, .guideStaysDown, .wrongDidFrames, .guideStaysUp: nil
        }
    }
}
