/// What `--help` prints.
enum HelpText {
    static let text = """
        Shows screens on simulated devices, uses them, and says what the keyboard covers.

        tideline-audit [SCREEN...] [--device NAME]... [--orientation portrait|landscape]...
                       [--keyboard NAME]... [--usage NAME]... [--avoidance NAME]... [--json FILE|-] [--html DIR]
                       [--exhaustive] [--workers NUMBER] [--cache DIR] [--no-cache]
            Audits screens; without arguments the whole gallery on all devices, and writes the report into
            tideline-report/. Of all runs it plays a choice: every model with every keyboard, orientation
            and usage, and every three of these and of what models have in common. A screen with a finding
            is played in all of its runs. The report says what was left out.

        tideline-audit compare [SCREEN...] [--device NAME]... [--orientation NAME]... [--keyboard NAME]...
                       [--usage NAME]... [--output FILE] [--workers NUMBER] [--cache DIR] [--no-cache]
            Plays screens on six devices with every way of keeping clear there is, and writes
            Docs/Comparison.md with its pictures in the folder Images beside it.

        tideline-audit replay TRACE.json... [--screen NAME] [--avoidance NAME] [--json FILE|-]
            Plays recorded keyboard logs through a screen. JSON is an object for one log, a list for several.

        tideline-audit devices [--json FILE|-]
            Lists the devices with their sizes, keyboards and sources.

        --avoidance  tideline (default); apple: Apple's guide, simulated; automatic: the window helps a screen
                     without keyboard code; none: nothing keeps the screen clear;
                     hand-rolled-guide, -translation, -insets, -constraint, -safe-area: what apps copy from articles.
        --keyboard   letters, letters-without-predictions, emoji, number-pad, accessory, input-view, hardware,
                     floating (iPads), cross-fade, third-party, first-show-twice; all of them unless said.
        --usage      typing: the screen's own script; turning: the device turns and turns back;
                     again: three shows and hides; all of them unless said.
        --device     a name, or a part of one that fits a single device.
        --exhaustive all runs, instead of a choice.
        --workers    how many processes play; as many as there are cores unless said.
        --cache      a folder for what was played, which need not be played again until the tool is built anew;
                     .build/tideline-audit-cache unless said. --no-cache plays everything.

        Exit code: 0 clear, 1 findings, 2 bad usage or unreadable input.
        """
}
