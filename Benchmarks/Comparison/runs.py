"""Plays workloads and collects what the drivers say."""
import array
import json
import math
import subprocess

from plan import AGREEMENT, SECONDS_PER_RUN
from trouble import Trouble


class TooSlow(Exception):
    """A run that was stopped."""


def measure(workload, path, drivers, runs):
    """Plays a workload with each driver in turn, so that all meet the machine under the same load; returns the least times."""
    found = {solver: [] for solver in drivers}
    slow = set()
    for _ in range(runs):
        for solver, driver in drivers.items():
            if solver in slow:
                continue
            try:
                options = ["--changes"] if workload.changes and solver == "tideline" else []
                found[solver].append(_play(driver, path, "--playings", str(workload.playings), *options))
            except TooSlow:
                slow.add(solver)
    sums = {run["checksum"] for run in found["tideline"]}
    if len(sums) > 1:
        raise Trouble(f"{workload.name}: Tideline's solver does not repeat itself, its checksums are {sorted(sums)}.")
    return {
        solver: None if solver in slow else _least(found[solver]) for solver in drivers
    }


def check(workload, path, ours, kiwi, folder):
    """Compares the values of both solvers wherever ours says that they are uniquely determined."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {name: folder / f"{workload.name}.{name}" for name in ("tideline", "kiwi")}
    inquiries = ["--inquiries", str(workload.inquiries)] if workload.inquiries else []
    try:
        once = ["--playings", "1"]
        played = _play(ours, path, "--values", str(files["tideline"]), *inquiries, *once)
        _play(kiwi, path, "--values", str(files["kiwi"]), *once)
    except TooSlow:
        return {"agree": None}
    values = {name: array.array("d", file.read_bytes()) for name, file in files.items()}
    mine, other, width = values["tideline"], values["kiwi"], played["variables"]
    if len(mine) != len(other) or len(mine) != width * (played["updates"] + 1):
        raise Trouble(f"{workload.name}: {len(mine)} values of ours, {len(other)} of kiwi's. Rebuild both drivers.")
    compared, largest, updates = 0, 0.0, set()
    for place, (one, two) in enumerate(zip(mine, other)):
        if math.isnan(one):
            continue
        difference = abs(one - two)
        # Written so that kiwi's NaN would not pass.
        if not difference <= AGREEMENT:
            update, variable = divmod(place, width)
            raise Trouble(
                f"{workload.name}: after update {update}, variable {variable} (in the order of the file) is {one!r} "
                f"for us and {two!r} for kiwi, though it is uniquely determined. One of the solvers is wrong, or the "
                "weights in Drivers/kiwi.cpp don't keep the priorities apart.")
        compared += 1
        updates.add(place // width)
        largest = max(largest, difference)
    if compared == 0:
        raise Trouble(f"{workload.name}: no value is uniquely determined, so that nothing can be compared.")
    asked = len(updates) * width
    return {
        "agree": True, "compared": compared, "ambiguous": asked - compared, "updates": len(updates),
        "ofUpdates": played["updates"] + 1, "largestDifference": largest,
    }


def _play(driver, path, *options):
    """One run in a fresh process."""
    json_options = ["--json", "-"] if driver.name == "solver-benchmark" else []
    try:
        done = subprocess.run(
            [str(driver), str(path), *json_options, *options], capture_output=True, text=True, check=False,
            timeout=SECONDS_PER_RUN)
    except subprocess.TimeoutExpired as error:
        raise TooSlow from error
    if done.returncode != 0:
        raise Trouble(done.stderr.strip() or f"{driver} ended with {done.returncode}.")
    return json.loads(done.stdout)


def _least(runs):
    """The first run's facts, with the least times, the least memory, and all times of all runs."""
    result = dict(runs[0])
    measured = [key for key in result if key.endswith("Nanoseconds")]
    for key in measured + ["peakBytes", "bytesPerConstraint"]:
        result[key] = min(run[key] for run in runs)
    result["runs"] = len(runs)
    result["all"] = [{key: run[key] for key in run if key.endswith("Nanoseconds")} for run in runs]
    return result
