struct HelpText {
    let tool: String

    var overview: String {
        """
        Shows screens on simulated devices, uses them, and says what the keyboard covers.

        \(tool) [SCREEN...] [OPTION...]      audits screens; all of them unless named
        \(tool) compare [SCREEN...]          compares ways to avoid the keyboard
        \(tool) replay TRACE.json...         plays recorded keyboard logs through a screen
        \(tool) merge RECORDS...             reports what several machines have played
        \(tool) screens                      lists the screens
        \(tool) devices                      lists the devices
        \(tool) completion bash|zsh|fish     prints a script that completes command lines
        \(tool) help COMMAND|SCREEN          says more about one of them

        \(Self.audit)

        Exit code: 0 clear or warnings alone, 1 findings, 2 bad usage or unreadable input.
        """
    }

    func command(_ word: String) -> String? {
        switch word {
        case "compare":
            """
            \(tool) compare [SCREEN...] [--device NAME]... [--orientation NAME]... [--keyboard NAME]...
                [--usage NAME]... [--ios VERSION]... [--window NAME]... [--fault NAME]... [--setting NAME]...
                [--output FILE] [--workers NUMBER] [--time-limit SECONDS]

            Plays screens on six devices with every way to avoid the keyboard, and writes
            Docs/Comparison.md, with its pictures and figures in the folder Images beside it.
            """
        case "replay":
            """
            \(tool) replay TRACE.json... [--screen NAME] [--avoidance NAME] [--json FILE|-]

            Plays recorded keyboard logs through a screen, and the films in records of the phone certificate.
            JSON is an object for one log, a list for several.
            """
        case "merge":
            """
            \(tool) merge RECORDS... [SCREEN...] [OPTION...] [--play-missing]

            Reads the files that audits with --shard have written, and reports all of it: the same bytes as one
            audit with the same options. Other options are refused. A part that is missing, or was stopped, is an error unless --play-missing
            lets it be played here.

            \(Self.audit)
            """
        case "devices":
            """
            \(tool) devices [--json FILE|-]

            Lists the devices with their sizes, keyboards and sources.
            """
        case "screens":
            """
            \(tool) screens

            Lists the screens, each with its ways to avoid the keyboard.
            """
        case "completion":
            """
            \(tool) completion bash|zsh|fish

            Prints a script that completes command lines: names of screens, options and their values.
            """
        default: nil
        }
    }

    func screen(_ screen: Screen) -> String {
        let marked = (screen.marked.sorted() + ["what the audit guesses"]).joined(separator: ", ")
        return """
            \(screen.name), named at \(screen.file):\(screen.line)
              avoidances  \(screen.avoidances.map(\.rawValue).joined(separator: ", "))
              usages      \(screen.usages.map(\.rawValue).joined(separator: ", "))
              must stay in reach  \(marked)
            Audit it with: \(tool) \(screen.name)
            """
    }

    private static let audit = """
        What is played
          --device NAME        a model, or a part of a name that fits a single device; repeat it for more;
                               current: six models of today; all: those too old for iOS 15 as well
          --orientation NAME   portrait or landscape
          --keyboard NAME      letters, letters-without-predictions, emoji, number-pad, input-view, hardware,
                               floating (iPads), cross-fade, third-party, first-show-twice; and accessory, a bar
                               above the letters of every input, which is played only where it is named
          --usage NAME         typing: the screen's own script; turning: the device turns and turns back;
                               again: three shows and hides; restless: the keyboard is called back while it
                               moves; swipe: a finger drags it away; onward: the next page, and back
          --ios VERSION        the version of iOS, 17 unless said
          --window NAME        split, slide-over, stage-manager or dragged, on iPads; full screen unless said
          --fault NAME         a reported fault: frames-in-window, frames-without-accessory, docked-after-hide,
                               guide-stays or guide-stays-up of iOS 26, guide-stays-down or wrong-did-frames of
                               iOS 27, frames-without-gap of earlier versions
          --setting NAME       right-to-left, large-text or reduce-motion
                               Without these four options, --keyboard and --usage, each version, window and
                               setting is played with letters and typing, on a few devices.
          --with-faults        in addition a dragged window and each reported fault. They are left out otherwise,
                               because they cover screens that follow Apple's documentation as well.
          --avoidance NAME     a way to avoid the keyboard; each screen's own unless said
          --exhaustive         all runs. Otherwise a choice: every model with every keyboard, orientation and
                               usage, and every three values of keyboard, orientation, usage and common traits
                               of models that can meet. Of a screen with a finding the neighbours of the runs
                               with it are played. The report says what was left out.
          --first              ends after the runs with the first findings
          --no-remedies        tries no change on a screen with findings. Otherwise the report names a change that
                               was played in all runs of the screen, that cures it, and that adds nothing.
        What is written
          --html DIR           a page; tideline-report/ unless said, tideline-report/SCREEN/ for one screen. A folder
                               with other files is refused.
          --single-file        the page and its films in one file, to mail it
          --json FILE|-        the runs for scripts
          --junit FILE         a test case for each run
          --sarif FILE         findings for code review, at the line that names the screen
          --png DIR            a picture of each run, for tools that compare pictures; needs rsvg-convert
          --baseline FILE      findings that are accepted, each with a reason and a last day
          --strict             warnings count as findings
        How it is played
          --workers NUMBER     how many processes play; as many as there are cores unless said
          --time-limit SECONDS a run that takes more processor time, or ten times as long by the clock, is stopped,
                               and is the finding run-crashed; 60 unless said. A screen is left after three of them.
          --shard K/N          plays one of N equal parts, and writes it with --records FILE, for merge
        """
}
