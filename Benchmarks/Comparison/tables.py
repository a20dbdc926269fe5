"""Writes results as text or Markdown."""
from plan import SECONDS_PER_RUN


SOLVERS = ("tideline", "kiwi", "floor")


def times(results, markdown):
    """What each workload took."""
    rows = [[
        "workload", "constraints", "runs", "cold build µs", "build µs", "update µs", "solve µs", "pivots", "KB",
        "bytes per constraint", "checksum"]]
    for name, result in results.items():
        for solver in SOLVERS:
            if solver not in result:
                continue
            found, title = result[solver], name if solver == "tideline" else f"{name}, {solver}"
            if found is None:
                rows.append([title, "", "", f"> {SECONDS_PER_RUN} s", "", "", "", "", "", "", ""])
                continue
            pivots = f"{found['buildPivots']} + {found['updatePivots']}" if "buildPivots" in found else ""
            rows.append([
                title, str(found["constraints"]), str(found["runs"]), *(
                    _microseconds(found.get(f"{time}Nanoseconds")) for time in ("coldBuild", "build", "update", "solve")),
                pivots, f"{found['peakBytes'] / 1024:.0f}", f"{found['bytesPerConstraint']:.0f}",
                f"{found['checksum']:.10g}"])
    return _table(rows, markdown)


def peers(results, markdown):
    """Ratios of all workloads that the other drivers play."""
    rows = [[
        "ratio", "build, kiwi / ours", "cold build, kiwi / ours", "update, kiwi / ours", "build, ours / floor",
        "update, ours / floor"]]
    for name, result in results.items():
        if "kiwi" not in result:
            continue
        rows.append([name, *(
            _ratio(result, *one) for one in (
                ("build", "kiwi", "tideline"), ("coldBuild", "kiwi", "tideline"), ("update", "kiwi", "tideline"),
                ("build", "tideline", "floor"), ("update", "tideline", "floor")))])
    return _table(rows, markdown)


def _ratio(result, time, above, below):
    if not result[above] or not result[below]:
        return "stopped"
    return _short(result[above][f"{time}Nanoseconds"] / result[below][f"{time}Nanoseconds"])


def ratios(verdicts, markdown):
    """Every threshold and whether it is met."""
    rows = [["threshold", "workload", "measured", "limit", "verdict"]]
    for verdict in verdicts:
        value = "stopped" if verdict["value"] is None else _short(verdict["value"])
        limit = f"{'at least' if verdict['atLeast'] else 'at most'} {_short(verdict['limit'])}"
        rows.append([
            verdict["what"], verdict["workload"], value, limit, "pass" if verdict["passes"] else "MISSED"])
    return _table(rows, markdown)


def agreements(checks, markdown):
    """How many values were compared."""
    rows = [["values", "updates", "compared", "ambiguous", "largest difference"]]
    for name, check in checks.items():
        if check["agree"] is None:
            rows.append([name, f"> {SECONDS_PER_RUN} s", "", "", ""])
            continue
        rows.append([
            name, f"{check['updates']} of {check['ofUpdates']}", str(check["compared"]), str(check["ambiguous"]),
            f"{check['largestDifference']:.1e}"])
    return _table(rows, markdown)


def _microseconds(nanoseconds):
    if nanoseconds is None:
        return ""
    value = nanoseconds / 1e3
    return f"{value:.0f}" if value >= 1000 else f"{value:.1f}" if value >= 10 else f"{value:.4f}"


def _short(value):
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"


def _table(rows, markdown):
    """Columns of equal width; the first is flush left, the others right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for index, row in enumerate(rows):
        cells = [
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths))]
        lines.append(f"| {' | '.join(cells)} |" if markdown else "  ".join(cells).rstrip())
        if index == 0:
            rules = ["-" * width if column == 0 else "-" * (width - 1) + ":" for column, width in enumerate(widths)]
            lines.append(f"| {' | '.join(rules)} |" if markdown else "  ".join("-" * width for width in widths))
    return "\n".join(lines)
