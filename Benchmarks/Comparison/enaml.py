"""Reads the constraints of kiwi's own benchmark from kiwi's source package, and writes them as a workload.

Nothing of that file is kept in this repository; it is read where the package was unpacked.
"""
import re

from trouble import Trouble

UPDATES = 120
# kiwi's weights, as the priorities that Drivers/kiwi.cpp turns into the same weights, but for a hundredth.
PRIORITIES = {
    "strength::required": 1000, "strength::strong": 999, "smedium": 833, "mmedium": 516, "strength::medium": 500,
    "strength::weak": 1,
}


def workload(source):
    """The text of a workload: two edit variables, whose sizes alternate as in the benchmark."""
    constraints = re.findall(r"^ *\((.+) (==|>=|<=) 0\) \| (\S+?),$", source, re.MULTILINE)
    sizes = re.findall(r"^ *\{ (\d+), (\d+) \},?$", source, re.MULTILINE)
    names = ["width", "height", *re.findall(r'^ *Variable (\w+)\("\1"\);$', source, re.MULTILINE)]
    if not constraints or not sizes:
        raise Trouble("kiwi's enaml_like_benchmark.cpp is written in another way than expected. Look at Comparison/enaml.py.")
    lines = [f"v {name}" for name in dict.fromkeys(names)]
    lines += ["e width 999", "e height 999"]
    for index, (sum_of_terms, relation, strength) in enumerate(constraints):
        terms, constant = _terms(sum_of_terms)
        words = " ".join(f"{coefficient:g} {name}" for coefficient, name in terms)
        lines.append(f"c c{index} {PRIORITIES[strength]} {relation} {-constant or 0:.10g} {words}")
    lines += [*_edits(sizes[0]), "u"]
    for update in range(1, UPDATES + 1):
        lines += [*_edits(sizes[update % len(sizes)]), "u"]
    return "\n".join(lines) + "\n"


def _edits(size):
    return [f"s width {size[0]}", f"s height {size[1]}"]


def _terms(text):
    """The terms of a sum such as `a + -0.5 * b + -10`, and its constant."""
    terms, constant = [], 0.0
    for summand in text.split(" + "):
        factor, _, name = summand.rpartition("*")
        name = name.strip()
        if re.fullmatch(r"-?[\d.]+(e\+\d+)?", name):
            constant += float(name)
            continue
        sign = -1.0 if name.startswith("-") else 1.0
        terms.append((sign * float(factor or 1), name.removeprefix("-")))
    return terms, constant
