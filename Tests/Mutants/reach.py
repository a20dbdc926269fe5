"""The counting run: which suites reach which planted fault, and how long they take."""
import hashlib
import json
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from copying import COPY
from program import EFFORT, progress

KNOWN = COPY / ".build" / "reach.json"
#: The longest processor time of a suite, in seconds.
LONGEST = 900


@dataclass
class Suite:
    """What a suite does while no fault is on."""

    name: str
    #: Processor time of a run with one seed, in seconds.
    seconds: float
    #: The numbers of the faults whose place the suite reaches.
    reached: list
    #: A digest of everything on which the suite depends.
    mark: str
    #: Why the suite fails even without a fault; empty for a suite that passes.
    red: str = ""


def count(program, jobs):
    """Returns all suites.

    What is known of a suite that passes is used again as long as its module's tests and all sources stay the same.
    """
    marks = _marks(program)
    suites = [suite for suite in _known() if marks.get(suite.name) == suite.mark and not suite.red]
    left = [name for name in program.suites if name not in {suite.name for suite in suites}]
    if left:
        progress(f"counting what {len(left)} suites reach")
    with ThreadPoolExecutor(jobs) as pool:
        for suite in pool.map(lambda name: _counted(program, name, marks[name]), left):
            suites.append(suite)
            KNOWN.write_text(json.dumps([asdict(suite) for suite in suites]))
    return suites


def _known():
    try:
        return [Suite(**entry) for entry in json.loads(KNOWN.read_text())]
    except (OSError, ValueError):
        return []


def _marks(program):
    """Returns a digest for each suite, of everything on which it depends."""
    shared = [COPY / name for name in ("Package.swift", "PlantedFaults", "Sources", "Examples", "Tests/Support")]
    common, folders = _digest(shared), {path.name: path for path in COPY.glob("*/*/*Tests")}
    own = {}
    for module in {suite.split(".")[0] for suite in program.suites}:
        own[module] = _digest([folders[module]] if module in folders else [])
    seeds = {suite: " ".join([EFFORT, *program.seeds]) for suite in program.random}
    return {suite: f"{common} {own[suite.split('.')[0]]} {seeds.get(suite, '')}".strip() for suite in program.suites}


def _digest(paths):
    digest = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and ".build" not in file.relative_to(COPY).parts:
                digest.update(f"{file.relative_to(COPY)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def _counted(program, name, mark):
    seeds = program.seeds if name in program.random else program.seeds[:1]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "reached"
        place.touch()
        outcomes = [program.run([name], place, seed, stops=False, limit=LONGEST) for seed in seeds]
        reached = sorted({int(line) for line in place.read_text().split()})
    seconds = round(sum(outcome.seconds for outcome in outcomes) / len(seeds), 2)
    # The first line of an issue says what is wrong. The law's further lines are code.
    red = {outcome.crash or outcome.words[0].splitlines()[0] for outcome in outcomes if outcome.is_red}
    return Suite(name, seconds, reached, mark, "; ".join(sorted(red)))
