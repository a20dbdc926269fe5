extension Device {
    /// Apple's names for the models with this device's facts, oldest first, such as `iPhone SE (3rd generation)`.
    public var models: [String] { Self.modelsByDevice[name] ?? [name] }

    /// If the newest model comes in two sizes, the smaller size is returned.
    static func newest(of family: String) -> Device? {
        guard let model = newestModels[family] else { return nil }
        return all.first { $0.models.contains(model) }
    }

    // Sources: Apple's pages "Identify your iPhone model" and "Identify your iPad model",
    // https://support.apple.com/en-us/108044 and https://support.apple.com/en-us/108043.
    private static let modelsByDevice: [String: [String]] = [
        "iPhone 4/4s": ["iPhone 4", "iPhone 4s"],
        "iPhone 5/5s/SE (1st)": ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)"],
        "iPhone 6/6s/7/8/SE (2nd, 3rd)": [
            "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"
        ],
        "iPhone 6/6s/7/8 Plus": ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
        "iPhone X/XS/11 Pro": ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
        "iPhone XS Max/11 Pro Max": ["iPhone XS Max", "iPhone 11 Pro Max"],
        "iPhone XR/11": ["iPhone XR", "iPhone 11"],
        "iPhone 12 mini/13 mini": ["iPhone 12 mini", "iPhone 13 mini"],
        "iPhone 12/12 Pro/13/13 Pro/14": ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"],
        "iPhone 12 Pro Max/13 Pro Max/14 Plus": ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
        "iPhone 14 Pro/15 Pro": ["iPhone 14 Pro", "iPhone 15 Pro"],
        "iPhone 14 Pro Max/15 Pro Max": ["iPhone 14 Pro Max", "iPhone 15 Pro Max"],
        "iPad 9.7\" (1-6), Air 1-2, mini 1-5, Pro 9.7\"": [
            "iPad (1st generation)", "iPad 2", "iPad (3rd generation)", "iPad (4th generation)",
            "iPad mini (1st generation)",
            "iPad Air (1st generation)", "iPad mini 2", "iPad mini 3", "iPad Air 2", "iPad mini 4",
            "iPad Pro (9.7-inch)", "iPad (5th generation)", "iPad (6th generation)", "iPad mini (5th generation)"
        ],
        "iPad 10.2\" (7-9)": ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
        "iPad Pro 10.5\"/Air 3": ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"],
        "iPad Pro 12.9\" (1-2)": ["iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (2nd generation)"],
        "iPad 10th gen (10.9\")/Air 4-5/Air 11\"": [
            "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (10th generation)",
            "iPad Air 11-inch (M2)", "iPad (A16)", "iPad Air 11-inch (M3)"
        ],
        "iPad Pro 11\" (1-4)": [
            "iPad Pro (11-inch)", "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
            "iPad Pro (11-inch) (4th generation)"
        ],
        "iPad Pro 11\" M4/M5": ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
        "iPad mini 6/7": ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
        "iPad Pro 12.9\" (3-6)/Air 13\"": [
            "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
            "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)",
            "iPad Air 13-inch (M3)"
        ],
        "iPad Pro 13\" M4/M5": ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]
    ]

    /// The first major version of iOS of the oldest model, or nil for version 15 and earlier.
    public var firstVersion: Double? { Self.firstVersions[name] }

    /// The last major version of iOS that the newest model runs, or nil if it runs version 26 or later.
    ///
    /// The list for version 27 has not been read, so a model that runs version 26 is played with version 27 as well.
    public var lastVersion: Double? { Self.lastVersions[name] }

    /// Whether one of the models shows overlapping windows in a version of iOS.
    ///
    /// Before version 26, only iPads with certain processors do; from version 26 on, every iPad does.
    public func hasStageManager(iOS version: Double) -> Bool {
        kind == .iPad && (version >= 26 || version >= 16 && Self.stageManagers.contains(name))
    }

    // Source: the same pages of Apple's, which say when a model was introduced; its version is that autumn's (INFERRED).
    private static let firstVersions: [String: Double] = [
        "iPhone 14 Pro/15 Pro": 16, "iPhone 14 Pro Max/15 Pro Max": 16, "iPhone 15": 17, "iPhone 15 Plus": 17,
        "iPhone 16": 18, "iPhone 16 Plus": 18, "iPhone 16 Pro": 18, "iPhone 16 Pro Max": 18, "iPhone 16e": 18,
        "iPhone 17": 26, "iPhone 17 Pro": 26, "iPhone 17 Pro Max": 26, "iPhone Air": 26, "iPad Pro 11\" M4/M5": 17,
        "iPad Pro 13\" M4/M5": 17
    ]
    // Source: Apple's lists of the models that iOS 15, 16, 17 and 26 support.
    private static let lastVersions: [String: Double] = [
        "iPhone 4/4s": 9, "iPhone 5/5s/SE (1st)": 15, "iPhone 6/6s/7/8 Plus": 16, "iPad Pro 12.9\" (1-2)": 17
    ]
    // Sources: https://www.macrumors.com/2022/06/10/apple-statement-on-stage-manager-m1-ipads/, for older processors
    // https://www.bolnews.com/technology/2022/09/ipados-16-beta-adds-stage-manager-to-older-ipad-pro-models/, and for
    // version 26 https://forums.macrumors.com/threads/ipados-26-more-love-for-old-ipads.2458536.
    private static let stageManagers: Set<String> = [
        "iPad 10th gen (10.9\")/Air 4-5/Air 11\"", "iPad Pro 11\" (1-4)", "iPad Pro 11\" M4/M5",
        "iPad Pro 12.9\" (3-6)/Air 13\"", "iPad Pro 13\" M4/M5"
    ]

    private static let newestModels = [
        "iphone se": "iPhone SE (3rd generation)", "ipad": "iPad (A16)", "ipad air": "iPad Air 11-inch (M3)",
        "ipad mini": "iPad mini (A17 Pro)", "ipad pro": "iPad Pro 11-inch (M5)"
    ]
}
