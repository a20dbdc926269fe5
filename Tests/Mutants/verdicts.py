"""The answers to the two questions about each fault."""
from dataclasses import dataclass, field

from program import suite_of
from trouble import Trouble

#: Suites that together take this time, in seconds of the processor, run in one process.
FIRST_BATCH = 1.5
#: The suite that plays the lives of the library's faults.
LIVES = "LawTests.PlantedLifeTests"


@dataclass
class Verdict:
    """What the suites have said about a fault."""

    fault: object
    #: How many suites reach the fault's place.
    reached: int
    #: The tests that have failed.
    catchers: list = field(default_factory=list)
    #: Processor time of all runs, in seconds.
    seconds: float = 0.0
    #: Whether the life of a fault of the library has failed; None for a fault without a life.
    is_shown: bool | None = None

    @property
    def complaint(self):
        """What is wrong with the fault or with the tests, in words; empty if nothing is."""
        if self.catchers and self.fault.survives:
            return "is caught and is listed as one that survives: delete its reason"
        if not self.catchers and not self.fault.survives:
            reach = "no suite reaches it" if not self.reached else f"{self.reached} suites reach it"
            return f"survives, and {reach}: write a test, or say in “survives” why none can see it"
        if self.is_shown is False:
            return "its life does not show it: correct it in PlantedLife.swift"
        return ""


def caught(program, suites, fault):
    """Runs the suites that reach a fault, the fastest first, until one fails."""
    able = _able(suites, fault)
    verdict = Verdict(fault, len(able))
    for seeds, members in ((program.seeds[:1], able), (program.seeds[1:], _random(program, able))):
        for seed in seeds:
            for batch in _batches(members):
                verdict.catchers = _catchers(program, batch, fault, seed, verdict)
                if verdict.catchers:
                    return _shown(program, able, verdict)
    return _shown(program, able, verdict)


def _catchers(program, batch, fault, seed, verdict):
    """Runs some suites in one process. A suite counts only if it also fails alone, because suites can disturb each other."""
    outcome = _run(program, batch, fault, seed, stops=True)
    verdict.seconds += outcome.seconds
    if not outcome.is_red:
        return []
    if len(batch) == 1:
        return outcome.failed[:1] or [f"{batch[0].name} {outcome.crash}"]
    first = suite_of(outcome.failed[0]) if outcome.failed else ""
    for suite in sorted(batch, key=lambda suite: suite.name != first):
        found = _catchers(program, [suite], fault, seed, verdict)
        if found:
            return found
    return []


def who(program, suites, fault):
    """Runs every suite that reaches a fault, and returns all that fail."""
    able = _able(suites, fault)
    verdict = Verdict(fault, len(able))
    for suite in able:
        for seed in program.seeds if suite.name in program.random else program.seeds[:1]:
            outcome = _run(program, [suite], fault, seed, stops=True)
            verdict.seconds += outcome.seconds
            if outcome.is_red:
                verdict.catchers.append(suite.name)
                break
    return _shown(program, able, verdict)


def _able(suites, fault):
    fit = [suite for suite in suites if fault.number in suite.reached and not suite.red]
    return sorted(fit, key=lambda suite: suite.seconds)


def _random(program, suites):
    return [suite for suite in suites if suite.name in program.random]


def _batches(suites):
    """Parts the suites, from the fastest to the slowest. The first part is small, and each further one twice as large."""
    batch, most = [], FIRST_BATCH
    for suite in suites:
        if batch and sum(member.seconds for member in batch) + suite.seconds > most:
            yield batch
            batch, most = [], most * 2
        batch.append(suite)
    if batch:
        yield batch


def _run(program, suites, fault, seed, stops):
    limit = 30 + 10 * sum(suite.seconds for suite in suites)
    outcome = program.run([suite.name for suite in suites], fault.number, seed, stops, limit)
    if not outcome.is_red and not outcome.started:
        raise Trouble(f"{fault.id}: nothing was checked, because {suites[0].name} ran no test.")
    return outcome


def _shown(program, able, verdict):
    """Plays the lives of all faults. Only the life of this fault has to fail."""
    if verdict.fault.life:
        lives = [suite for suite in able if suite.name == LIVES]
        outcome = _run(program, lives, verdict.fault, program.seeds[0], stops=False) if lives else None
        verdict.is_shown = outcome is not None and any(verdict.fault.id in words for words in outcome.words)
        verdict.seconds += outcome.seconds if outcome else 0
    return verdict


def catcher(test):
    """Returns a test as the table names it: its suite, and the test's own name."""
    suite, _, name = test.partition("/")
    return f"{suite} {name.rsplit('/', 1)[0].removesuffix('()')}".strip() if name else suite_of(test)
