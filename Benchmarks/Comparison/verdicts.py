"""Judges what was measured."""
import math

from plan import FLOOR, GROWTH, MOST_BYTES_PER_CONSTRAINT, SPEED, WORKLOADS


def judge(results):
    """One verdict for every threshold whose workloads were asked for; a run that was stopped misses its thresholds."""
    verdicts = []
    for threshold in SPEED:
        if threshold.workload not in results:
            continue
        ours, kiwi = (time(results, threshold.workload, threshold.measure, solver) for solver in ("tideline", "kiwi"))
        # A kiwi that was stopped took at least as long as it was given, which is no figure to divide.
        ratio = kiwi / ours if ours and kiwi else None
        verdicts.append(_verdict(
            "speed", threshold.workload, f"{threshold.measure}, kiwi / ours", ratio, threshold.limit, at_least=True))
    for threshold in FLOOR:
        if threshold.workload not in results:
            continue
        ours, floor = (time(results, threshold.workload, threshold.measure, solver) for solver in ("tideline", "floor"))
        verdicts.append(_verdict(
            "floor", threshold.workload, f"{threshold.measure}, ours / floor", ours / floor if ours and floor else None,
            threshold.limit, at_least=False))
    for threshold in GROWTH:
        if threshold.workload not in results or threshold.base not in results:
            continue
        large, small = (
            time(results, name, threshold.measure, "tideline") for name in (threshold.workload, threshold.base))
        rows = {workload.name: workload.size for workload in WORKLOADS}
        times_the_rows = rows[threshold.workload] / rows[threshold.base]
        exponent = math.log(large / small) / math.log(times_the_rows) if large and small else None
        verdicts.append(_verdict(
            "growth", threshold.workload, f"{threshold.measure}, exponent from {threshold.base}", exponent,
            threshold.limit, at_least=False))
    for name, result in results.items():
        ours = result["tideline"]
        verdicts.append(_verdict(
            "memory", name, "bytes per constraint", ours and ours["bytesPerConstraint"], MOST_BYTES_PER_CONSTRAINT,
            at_least=False))
    return verdicts


def time(results, name, measure, solver):
    """The least time in nanoseconds, or nothing."""
    result = results[name].get(solver)
    return result[f"{measure}Nanoseconds"] if result else None


def _verdict(group, workload, what, value, limit, at_least):
    passes = value is not None and (value >= limit if at_least else value <= limit)
    return {
        "group": group, "workload": workload, "what": what, "value": value, "limit": limit,
        "atLeast": at_least, "passes": passes,
    }
