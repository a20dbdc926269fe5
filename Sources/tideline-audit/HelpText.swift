/// What `--help` prints.
enum HelpText {
    static let text = """
        Shows screens on simulated devices, uses them, and says what the keyboard covers.

        tideline-audit [SCREEN...] [--device NAME]... [--orientation portrait|landscape]...
                       [--avoidance NAME]... [--json FILE|-] [--html DIR]
            Audits screens; without arguments the whole gallery, all devices, both orientations, and
            writes the report into tideline-report/.

        tideline-audit replay TRACE.json... [--screen NAME] [--avoidance NAME] [--json FILE|-]
            Plays recorded keyboard logs through a screen. JSON is an object for one log, a list for several.

        tideline-audit devices [--json FILE|-]
            Lists the devices with their sizes, keyboards and sources.

        --avoidance  none: nothing keeps the screen clear; apple: Apple's guide, simulated; tideline (default).
        --device     a name, or a part of one that fits a single device.

        Exit code: 0 clear, 1 findings, 2 bad usage or unreadable input.
        """
}
