"""The copy's test program: building it, and running some of its suites."""
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field

from copying import COPY, VARIABLE
from faults import PACKAGE
from trouble import Trouble

#: These suites judge the text of the sources, which the switches have changed.
TEXT_SUITES = "ArchitectureTests."
#: The laws of a run: as many random sequences as plain `swift test` plays, but with several seeds. With these seeds the laws
#: hold, which the counting run checks. With the seed 0, so few sequences show none of some known faults.
EFFORT = "1"
SEEDS = ["7", "9", "17"]


@dataclass
class Outcome:
    """What a run of some suites has shown."""

    #: The tests that have failed, in the order of their failures.
    failed: list = field(default_factory=list)
    #: The failures in words.
    words: list = field(default_factory=list)
    #: Processor time of the process and of those that it has started, in seconds.
    seconds: float = 0.0
    #: How the process has ended, if it has not ended by itself.
    crash: str = ""
    #: How many tests have begun.
    started: int = 0

    @property
    def is_red(self):
        return bool(self.failed or self.crash)


class Program:
    """A program with the tests of the copy, in which each planted fault is a switch."""

    def __init__(self):
        self.suites = self._build()
        found = sorted((COPY / ".build" / "release").glob("*.xctest"))
        if len(found) != 1:
            raise Trouble(f"The build has left {len(found)} test programs in {COPY}/.build/release instead of one.")
        self.path = found[0]
        self.random = self._random_suites()
        self.seeds = SEEDS

    def _build(self):
        """Builds once, optimized, and returns the names of the suites."""
        command = ["swift", "test", "list", "-c", "release", "-debug-info-format", "none"]
        built = subprocess.run(command, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        if built.returncode:
            errors = [line for line in built.stderr.splitlines() if " error: " in line]
            raise Trouble("The copy with the planted faults does not build:\n" + "\n".join(errors or [built.stderr[-2000:]]))
        names = {line.split("/")[0] for line in built.stdout.splitlines() if "/" in line}
        suites = sorted(name for name in names if not name.startswith(TEXT_SUITES))
        if not suites:
            raise Trouble("The build lists no tests.")
        return suites

    def _random_suites(self):
        """Returns the suites that draw lots: the laws, and those that Docs/EnvironmentVariables.md names."""
        page = (PACKAGE / "Docs" / "EnvironmentVariables.md").read_text()
        names = set(re.findall(r"`(\w+Tests)`", page))
        plain = {suite: suite.split(".")[-1] for suite in self.suites}
        return {suite for suite, name in plain.items() if name in names or name.endswith("LawTests")}

    def run(self, suites, switch, seed, stops, limit):
        """Runs some suites with a switch on.

        - switch: a fault's number, or the path of a file for the switches that are reached.
        - stops: whether the first failure ends the run.
        - limit: the longest processor time, in seconds. A run that takes longer counts as hanging.
        """
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TIDELINE_")}
        environment |= {
            VARIABLE: str(switch), "TIDELINE_EFFORT": EFFORT, "TIDELINE_RANDOM_SEED": seed,
            "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
        }
        names = "|".join(re.escape(suite) for suite in suites)
        reader, writer = os.pipe()
        command = [str(self.path), "--testing-library", "swift-testing", "--filter", f"^({names})/"]
        command += ["--event-stream-output-path", f"/dev/fd/{writer}", "--event-stream-version", "0"]
        process = subprocess.Popen(
            command, cwd=COPY, env=environment, pass_fds=[writer], start_new_session=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        outcome = Outcome()
        try:
            status = self._watch(process.pid, reader, outcome, stops, limit)
        except BaseException:
            _kill(process.pid)
            raise
        finally:
            os.close(reader)
        if os.WIFSIGNALED(status) and not outcome.is_red:
            outcome.crash = f"ends by {signal.Signals(os.WTERMSIG(status)).name}"
        elif os.WIFEXITED(status) and os.WEXITSTATUS(status) not in (0, 69) and not outcome.is_red:
            outcome.crash = f"ends with {os.WEXITSTATUS(status)}"
        process.returncode = status
        return outcome

    def _watch(self, pid, reader, outcome, stops, limit):
        """Reads the events until the program has ended, and returns how it has ended."""
        buffer, deadline = b"", time.monotonic() + limit * 8
        while True:
            ready, _, _ = select.select([reader], [], [], 0.5)
            data = os.read(reader, 1 << 16) if ready else b""
            *lines, buffer = (buffer + data).split(b"\n")
            for line in filter(None, lines):
                self._note(json.loads(line), outcome)
            ended, status, usage = os.wait4(pid, 0 if ready and not data else os.WNOHANG)
            if ended:
                # Processes that outlive the program hold the pipe.
                _kill(pid)
                outcome.seconds += usage.ru_utime + usage.ru_stime
                return status
            if stops and outcome.failed or _seconds(pid) > limit or time.monotonic() > deadline:
                if not outcome.failed:
                    outcome.crash = f"does not end within {limit:.0f} s"
                _kill(pid)
                _, status, usage = os.wait4(pid, 0)
                outcome.seconds += usage.ru_utime + usage.ru_stime
                return status

    @staticmethod
    def _note(record, outcome):
        event = record["payload"] if record.get("kind") == "event" else {}
        if event.get("kind") == "testStarted" and "(" in event.get("testID", ""):
            outcome.started += 1
        if event.get("kind") == "issueRecorded" and not event.get("issue", {}).get("isKnown"):
            outcome.failed.append(event.get("testID", "?"))
            outcome.words.append(" ".join(message["text"] for message in event.get("messages", [])))


def suite_of(test):
    """Returns the suite of a test, such as `KeyboardModelTests.LedgerTests`."""
    return test.split("/")[0]


def _kill(pid):
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def _seconds(pid):
    """Returns the processor time of a running process, without those that it has started."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except OSError:
        return 0
    return sum(int(fields[index]) for index in (11, 12, 13, 14)) / os.sysconf("SC_CLK_TCK")


def progress(text):
    """Tells on standard error what is being done."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)
