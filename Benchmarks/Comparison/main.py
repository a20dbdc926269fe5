"""Compares Tideline's constraint solver with kiwi and with a floor; Benchmarks/README.md says what is measured and how to read it."""
import argparse
import json
import sys
import time
from pathlib import Path

import runs
import tables
import tools
import verdicts
from plan import WORKLOADS
from trouble import Trouble


def main():
    wanted = _arguments()
    chosen = _chosen(wanted.only)
    say = _progress()
    say("building Tideline's driver")
    drivers = {"tideline": tools.tideline()}
    if any(workload.peers for workload in chosen):
        say("building kiwi's driver, and the floor's")
        drivers |= {"kiwi": tools.kiwi(), "floor": tools.floor()}
    results, checks = {}, {}
    for workload in chosen:
        path = tools.workload(workload)
        if workload.peers:
            say(f"{workload.name}: comparing values")
            checks[workload.name] = runs.check(workload, path, drivers["tideline"], drivers["kiwi"], tools.BUILD / "values")
    if not wanted.check:
        for workload in chosen:
            count = wanted.runs or workload.runs
            say(f"{workload.name}: {count} runs")
            players = drivers if workload.peers else {"tideline": drivers["tideline"]}
            results[workload.name] = runs.measure(workload, tools.workload(workload), players, count)
    say("done")
    judged = verdicts.judge(results)
    parts = [tables.agreements(checks, wanted.markdown)] if checks else []
    if results:
        parts.append(tables.times(results, wanted.markdown))
        if any("kiwi" in result for result in results.values()):
            parts.append(tables.peers(results, wanted.markdown))
        parts.append(tables.ratios(judged, wanted.markdown))
    print("\n\n".join(parts))
    output = Path(wanted.output) if wanted.output else tools.BUILD / "results.json"
    try:
        output.write_text(json.dumps({"results": results, "agreement": checks, "thresholds": judged}, indent=2) + "\n")
    except OSError as error:
        raise Trouble(f"--output can't write '{output}': {error.strerror}. Name a file in a folder that exists.") from error
    missed = sum(not verdict["passes"] for verdict in judged)
    stopped = sum(check["agree"] is None for check in checks.values())
    if missed or stopped:
        print(f"\n{missed} of {len(judged)} thresholds are missed, {stopped} comparisons of values were stopped.")
        return 1
    return 0


def _arguments():
    parser = argparse.ArgumentParser(
        prog="Benchmarks/compare", description=__doc__, allow_abbrev=False,
        epilog="Exit code: 0 all thresholds met, 1 at least one missed, 2 values disagree, bad usage or a failed tool.")
    parser.add_argument("--runs", type=_count, help="processes per solver and workload")
    parser.add_argument("--only", help="workloads, separated by commas: " + ",".join(w.name for w in WORKLOADS))
    parser.add_argument("--check", action="store_true", help="only compare the values of both solvers, one run each")
    parser.add_argument("--output", help="where the JSON goes; Benchmarks/.build/results.json unless said")
    parser.add_argument("--markdown", action="store_true", help="print the tables as Markdown")
    return parser.parse_args()


def _count(text):
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is no count. Write a whole number above zero.")
    return int(text)


def _chosen(only):
    if only is None:
        return WORKLOADS
    names = only.split(",")
    known = [workload.name for workload in WORKLOADS]
    for name in names:
        if name not in known:
            raise Trouble(f"'{name}' is no workload. Write some of: {','.join(known)}.")
    return [workload for workload in WORKLOADS if workload.name in names]


def _progress():
    """Says on standard error what is being done, and since when."""
    start = time.monotonic()

    def say(what):
        print(f"[{time.monotonic() - start:4.0f} s] {what}", file=sys.stderr, flush=True)

    return say


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        print(f"compare: {trouble}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
