/// A format in which tools write the elements of a screen.
public enum TreeFormat: String, Sendable, CaseIterable {
    /// The hierarchy of Xcode 27's device tools, and `debugDescription` of XCUITest.
    case xcuitest
    /// `snapshot().dictionaryRepresentation` of XCUITest as JSON.
    case dictionary
    /// The page source of WebDriverAgent, which Appium hands on.
    case webDriverAgent = "webdriveragent"
    /// `agent-device snapshot --json`.
    case agentDevice = "agent-device"
    /// `describe-ui` of AXe, idb, sim-use and XcodeBuildMCP.
    case describeUI = "describe-ui"
    /// `maestro hierarchy`.
    case maestro

    /// What a format tells.
    public struct Capabilities: Sendable, Equatable {
        /// Whether the keyboard is in the tree, with its windows.
        public var keyboard: Bool
        /// Whether elements under the keyboard are in the tree.
        public var coveredElements: Bool
        /// Whether the tree tells what a person types into.
        public var focus: Bool
        /// Whether the tree has the scroll bars.
        public var scrollBars: Bool
        /// Whether the tree tells which elements another page hides.
        public var visibility: Bool
        /// How exact a coordinate is, in points.
        public var precision: Double

        /// The capabilities in words, each with whether the format has it, in the order of the page's table.
        public var rows: [(name: String, isThere: Bool)] {
            [
                ("keyboard's windows", keyboard), ("covered elements", coveredElements), ("focus", focus),
                ("scroll bars", scrollBars), ("visibility", visibility)
            ]
        }
    }

    /// What the format tells.
    public var capabilities: Capabilities {
        switch self {
        case .xcuitest: make(focus: true, visibility: false, precision: 0.1)
        case .dictionary: make(focus: false, visibility: false, precision: 0.1)
        case .webDriverAgent: make(focus: false, visibility: true, precision: 1)
        case .agentDevice: make(focus: true, visibility: false, precision: 1)
        case .describeUI, .maestro:
            Capabilities(
                keyboard: false, coveredElements: false, focus: false, scrollBars: false, visibility: false,
                precision: 1)
        }
    }

    private func make(focus: Bool, visibility: Bool, precision: Double) -> Capabilities {
        Capabilities(
            keyboard: true, coveredElements: true, focus: focus, scrollBars: true, visibility: visibility,
            precision: precision)
    }

    /// Whether a tree of the format is judged by itself.
    ///
    /// Any other format is judged only with what a person adds.
    public var isJudgedAlone: Bool { capabilities.keyboard && capabilities.coveredElements }

    /// The format's name for people.
    public var title: String {
        switch self {
        case .xcuitest: "XCUITest"
        case .dictionary: "XCUITest's dictionary"
        case .webDriverAgent: "WebDriverAgent"
        case .agentDevice: "agent-device"
        case .describeUI: "describe-ui"
        case .maestro: "Maestro"
        }
    }
}
