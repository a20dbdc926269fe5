"""Plants faults in a copy of the package, and tells which tests find them; CONTRIBUTING.md says how to read the table."""
import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import copying
import faults
import reach
import verdicts
from program import Program, progress
from trouble import Trouble


def main():
    wanted = _arguments()
    every = faults.load()
    chosen = _chosen(every, wanted.ids)
    copying.make(every)
    progress(f"building {copying.COPY} with {len(every)} faults as switches")
    program = Program()
    suites = reach.count(program, wanted.jobs)
    ask = verdicts.who if wanted.who else verdicts.caught
    found = []
    with ThreadPoolExecutor(wanted.jobs) as pool:
        for verdict in pool.map(lambda fault: ask(program, suites, fault), chosen):
            found.append(verdict)
            progress(f"{len(found)} of {len(chosen)}: {verdict.fault.id}: {len(verdict.catchers) or 'not'} caught")
    print(_table(found))
    return _complain(suites, found)


def _arguments():
    parser = argparse.ArgumentParser(prog=".ci/mutants", description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="FAULT", help="the id of a fault; all faults unless said")
    parser.add_argument(
        "--who", action="store_true", help="run every suite that reaches a fault, and name all that find it"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many test programs run at a time")
    return parser.parse_args()


def _chosen(every, ids):
    unknown = set(ids) - {fault.id for fault in every}
    if unknown:
        raise Trouble(f"There is no fault {', '.join(sorted(unknown))}: the ids are in Tests/Mutants/*.json.")
    return [fault for fault in every if not ids or fault.id in ids]


def _table(found):
    rows = [("Fault", "A person sees", "Caught by", "CPU s")]
    for verdict in found:
        catchers = [verdicts.catcher(test) for test in verdict.catchers] or [f"– {verdict.fault.survives or 'nobody'}"]
        rows.append((verdict.fault.id, verdict.fault.sees, ", ".join(catchers), f"{verdict.seconds:.1f}"))
    lines = [f"| {' | '.join(cell.replace('|', '∣') for cell in row)} |" for row in rows]
    lines.insert(1, "|---|---|---|---:|")
    total = sum(verdict.seconds for verdict in found)
    lines.append(f"\n{sum(bool(verdict.catchers) for verdict in found)} of {len(found)} faults are caught, in {total:.0f} s of the processor.")
    return "\n".join(lines)


def _complain(suites, found):
    complaints = [f"{suite.name} fails without a fault: {suite.red}" for suite in suites if suite.red]
    complaints += [f"{verdict.fault.id} {verdict.complaint}" for verdict in found if verdict.complaint]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints or not found else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(2)
