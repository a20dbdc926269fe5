#!/usr/bin/env python3
"""Writes constraint workloads in a line format that any solver driver can read.

    v NAME                         a variable
    c ID STRENGTH OP CONST k NAME  k terms `coef NAME`: sum(coef*NAME) OP CONST
    e NAME STRENGTH                make NAME an edit variable
    s NAME VALUE                   suggest a value
    r ID                           remove a constraint
    u                              update and read every variable
STRENGTH is a priority 1..1000 (1000 = required), OP is one of == <= >=.

Call it with a kind and a size: `workloads.py form 50`. The kinds are

    form N       a form of N rows whose keyboard rises: two variables change per update
    form-all N   the same form, but the top of the first row moves, and every row with it
    form-leaf N  the same form, but the height of the last row changes, and nothing else with it
    form-two N   the same form; the keyboard and the height of the middle row change in turn
    nested N     N cards; per update the body of one of them gets another height
    dialog N     a dialog of N lines, almost all inequalities; its width and its height change in turn
    chat N       N bubbles around labels, as wide as the texts, up to three quarters of a screen that turns
    column N     N labels that share the height of a screen that turns
    rows N       N rows of an icon and a label; each label is centred before its row has a place
    rows-any N   the same rows, with their constraints in a random order
"""
import random
import sys

def rect(out, n):
    for a in ("l", "t", "w", "h"):
        out.append(f"v {n}.{a}")

def con(out, cid, s, op, k, *terms):
    out.append(f"c {cid} {s} {op} {k} " + " ".join(f"{c} {v}" for c, v in terms))

def form(n, moved="kb.h", updates=120):
    """A form: n rows stacked in a column over a keyboard guide, the last row pinned above it.

    `moved` is what the updates suggest: the guide's height, the first row's top or the last row's height.
    """
    o = []; rect(o, "root"); rect(o, "kb")
    con(o, "root.l", 1000, "==", 0, (1, "root.l")); con(o, "root.t", 1000, "==", 0, (1, "root.t"))
    con(o, "root.w", 1000, "==", 393, (1, "root.w")); con(o, "root.h", 1000, "==", 852, (1, "root.h"))
    con(o, "kb.l", 1000, "==", 0, (1, "kb.l"), (-1, "root.l")); con(o, "kb.w", 1000, "==", 0, (1, "kb.w"), (-1, "root.w"))
    con(o, "kb.b", 1000, "==", 0, (1, "kb.t"), (1, "kb.h"), (-1, "root.t"), (-1, "root.h"))
    prev = None
    for i in range(n):
        r = f"r{i}"; rect(o, r)
        con(o, f"{r}.l", 1000, "==", 16, (1, f"{r}.l"), (-1, "root.l"))
        con(o, f"{r}.w", 1000, "==", -32, (1, f"{r}.w"), (-1, "root.w"))
        con(o, f"{r}.h", 750, "==", 44, (1, f"{r}.h"))
        con(o, f"{r}.h0", 1000, ">=", 0, (1, f"{r}.h"))
        if prev is None:
            # A required place would contradict the suggestions that move it.
            if moved != "r0.t": con(o, f"{r}.t", 1000, "==", 59, (1, f"{r}.t"), (-1, "root.t"))
        else: con(o, f"{r}.t", 1000, "==", 8, (1, f"{r}.t"), (-1, f"{prev}.t"), (-1, f"{prev}.h"))
        prev = r
    con(o, "last", 250, "==", -20, (1, f"{prev}.t"), (1, f"{prev}.h"), (-1, "kb.t"))
    o.append("e kb.h 999"); o.append("s kb.h 34")
    start, way = {"kb.h": (34, 302), "r0.t": (59, 60)}.get(moved, (44, 60))
    if moved != "kb.h": o.append(f"e {moved} 999"); o.append(f"s {moved} {start}")
    o.append("u")
    for i in range(updates):
        # The first update of the keyboard asks for what holds already, as a layout pass often does.
        step = i % 120 if moved == "kb.h" else i % 120 + 1
        o.append(f"s {moved} {start + way * step / 119:.3f}"); o.append("u")
    return o

def form_all(n):
    """A form whose first row moves, and every row below it."""
    return form(n, "r0.t")

def form_leaf(n):
    """A form whose last row changes its height, on which nothing else depends.

    Ten times as many updates, for an update takes a few nanoseconds and the first one after the build of a long form some
    thousand: the build has filled the caches with other rows.
    """
    return form(n, f"r{n - 1}.h", 1200)

def form_two(n):
    """A form in which two numbers are edited in turn."""
    middle = f"r{n // 2}.h"
    o = form(n)
    start = o.index("u")
    o[start:] = [f"e {middle} 999", f"s {middle} 44", "u"]
    for i in range(120):
        o.append(f"s {middle} {44 + i % 30}" if i % 2 else f"s kb.h {34 + 302 * i / 119:.3f}"); o.append("u")
    return o

def dialog(n):
    """A dialog of n lines with a label and a field each: bounds that are required, and wishes to lie on them.

    The width goes back and forth past the least one at which all fields are as wide as they wish.
    """
    o = [f"v {a}" for a in ("width", "height", "middle", "button.t", "button.h")]
    o += ["e width 999", "e height 999"]
    con(o, "width", 1000, ">=", 180, (1, "width")); con(o, "height", 1000, ">=", 40 * n + 80, (1, "height"))
    con(o, "middle", 1000, ">=", 20, (1, "middle"))
    prev = None
    for i in range(n):
        l, f = f"l{i}", f"f{i}"; rect(o, l); rect(o, f)
        for q in (l, f):
            for a in ("l", "t", "w", "h"): con(o, f"{q}.{a}0", 1000, ">=", 0, (1, f"{q}.{a}"))
        con(o, f"{l}.l", 1000, ">=", 20, (1, f"{l}.l")); con(o, f"{l}.l1", 260, "<=", 20, (1, f"{l}.l"))
        con(o, f"{l}.w", 1000, ">=", 40 + i * 13 % 60, (1, f"{l}.w")); con(o, f"{l}.w1", 251, "<=", 40 + i * 13 % 60, (1, f"{l}.w"))
        con(o, f"{l}.h", 900, ">=", 16, (1, f"{l}.h")); con(o, f"{l}.h1", 300, "<=", 16, (1, f"{l}.h"))
        con(o, f"{f}.h", 900, ">=", 21, (1, f"{f}.h")); con(o, f"{f}.h1", 300, "<=", 21, (1, f"{f}.h"))
        con(o, f"{f}.gap", 1000, ">=", 8, (1, f"{f}.l"), (-1, f"{l}.l"), (-1, f"{l}.w"))
        con(o, f"{f}.l", 1000, "==", 0, (1, f"{f}.l"), (-1, "middle"))
        con(o, f"{f}.w", 400, ">=", 120, (1, f"{f}.w"))
        con(o, f"{f}.r", 1000, "<=", -20, (1, f"{f}.l"), (1, f"{f}.w"), (-1, "width"))
        con(o, f"{f}.r1", 350, ">=", -20, (1, f"{f}.l"), (1, f"{f}.w"), (-1, "width"))
        con(o, f"{l}.c", 999, "==", 0, (1, f"{l}.t"), (0.5, f"{l}.h"), (-1, f"{f}.t"), (-0.5, f"{f}.h"))
        if prev is None: bounds = 20, (1, f"{f}.t")
        else: bounds = 6, (1, f"{f}.t"), (-1, f"{prev}.t"), (-1, f"{prev}.h")
        con(o, f"{f}.t", 1000, ">=", *bounds); con(o, f"{f}.t1", 270, "<=", *bounds)
        prev = f
    con(o, "middle1", 200, "<=", 20, (1, "middle"))
    con(o, "button.h", 900, ">=", 24, (1, "button.h")); con(o, "button.h1", 300, "<=", 24, (1, "button.h"))
    con(o, "button.t", 1000, ">=", 12, (1, "button.t"), (-1, f"{prev}.t"), (-1, f"{prev}.h"))
    con(o, "button.b", 1000, "==", -20, (1, "button.t"), (1, "button.h"), (-1, "height"))
    o += ["s width 400", f"s height {40 * n + 200}", "u"]
    for i in range(120):
        o.append(f"s height {40 * n + 100 + 7 * i % 300}" if i % 2 else f"s width {220 + 11 * i % 260}"); o.append("u")
    return o

def nested(n):
    """n cards, each with a title, a body and a button, whose heights come from content priorities."""
    o = []; rect(o, "root")
    for a, k in (("l", 0), ("t", 0), ("w", 393)): con(o, f"root.{a}", 1000, "==", k, (1, f"root.{a}"))
    prev = None
    for i in range(n):
        p = f"c{i}"; rect(o, p)
        con(o, f"{p}.l", 1000, "==", 16, (1, f"{p}.l"), (-1, "root.l")); con(o, f"{p}.w", 1000, "==", -32, (1, f"{p}.w"), (-1, "root.w"))
        if prev: con(o, f"{p}.t", 1000, "==", 12, (1, f"{p}.t"), (-1, f"{prev}.t"), (-1, f"{prev}.h"))
        else: con(o, f"{p}.t", 1000, "==", 0, (1, f"{p}.t"), (-1, "root.t"))
        last = None
        for j, (hh, hug, crush) in enumerate(((20.5, 251, 750), (61 + i % 7, 250, 749), (44, 252, 751))):
            q = f"{p}.{j}"; rect(o, q)
            con(o, f"{q}.l", 1000, "==", 12, (1, f"{q}.l"), (-1, f"{p}.l"))
            con(o, f"{q}.w", 1000, "<=", -24, (1, f"{q}.w"), (-1, f"{p}.w"))
            con(o, f"{q}.wf", 252, "==", 150 + j * 40, (1, f"{q}.w"))
            con(o, f"{q}.hug", hug, "<=", hh, (1, f"{q}.h")); con(o, f"{q}.cr", crush, ">=", hh, (1, f"{q}.h"))
            if last: con(o, f"{q}.t", 1000, "==", 8, (1, f"{q}.t"), (-1, f"{last}.t"), (-1, f"{last}.h"))
            else: con(o, f"{q}.t", 1000, "==", 12, (1, f"{q}.t"), (-1, f"{p}.t"))
            last = q
        con(o, f"{p}.b", 1000, "==", 12, (1, f"{p}.t"), (1, f"{p}.h"), (-1, f"{last}.t"), (-1, f"{last}.h"))
        prev = p
    con(o, "root.b", 1000, "==", 0, (1, "root.h"), (-1, f"{prev}.t"), (-1, f"{prev}.h"))
    o.append("u")
    for k in range(40):
        i = (k * 37) % n
        o.append(f"r c{i}.1.cr"); o.append(f"r c{i}.1.hug")
        con(o, f"c{i}.1.hug", 250, "<=", 30 + k, (1, f"c{i}.1.h")); con(o, f"c{i}.1.cr", 749, ">=", 30 + k, (1, f"c{i}.1.h"))
        o.append("u")
    return o

def wishes(out, n, w, h):
    """What a label asks for: its text's size, which it neither exceeds nor falls below if it can."""
    for a, k in (("w", w), ("h", h)):
        con(out, f"{n}.{a}0", 1000, ">=", 0, (1, f"{n}.{a}"))
        con(out, f"{n}.{a}1", 251, "<=", k, (1, f"{n}.{a}")); con(out, f"{n}.{a}2", 750, ">=", k, (1, f"{n}.{a}"))

def turning(o, screen):
    """The screen turns a dozen times."""
    o.append("u")
    for i in range(12):
        for a, k in zip("wh", (852, 393) if i % 2 == 0 else (393, 852)): o.append(f"s {screen}.{a} {k}")
        o.append("u")
    return o

def chat(n):
    """Bubbles below each other, every third on the right side."""
    o = []; rect(o, "root"); o += ["e root.w 999", "e root.h 999", "s root.w 393", "s root.h 852"]
    prev = None
    for i in range(n):
        b, l = f"b{i}", f"l{i}"; rect(o, b); rect(o, l)
        if prev: con(o, f"{b}.t", 1000, "==", 8, (1, f"{b}.t"), (-1, f"{prev}.t"), (-1, f"{prev}.h"))
        else: con(o, f"{b}.t", 1000, "==", 8, (1, f"{b}.t"))
        if i % 3 == 0: con(o, f"{b}.r", 1000, "==", -16, (1, f"{b}.l"), (1, f"{b}.w"), (-1, "root.w"))
        else: con(o, f"{b}.l", 1000, "==", 16, (1, f"{b}.l"))
        con(o, f"{b}.w", 1000, "<=", 0, (1, f"{b}.w"), (-0.75, "root.w"))
        con(o, f"{l}.t", 1000, "==", 8, (1, f"{l}.t")); con(o, f"{l}.l", 1000, "==", 12, (1, f"{l}.l"))
        wishes(o, l, 60 + i * 37 % 400, 20 + i * 7 % 60)
        con(o, f"{l}.r", 1000, "==", -12, (1, f"{l}.l"), (1, f"{l}.w"), (-1, f"{b}.w"))
        con(o, f"{l}.b", 1000, "==", -8, (1, f"{l}.t"), (1, f"{l}.h"), (-1, f"{b}.h"))
        prev = b
    return turning(o, "root")

def column(n):
    """Labels below each other; the last one ends where the screen ends."""
    o = []; rect(o, "root"); o += ["e root.w 999", "e root.h 999", "s root.w 393", "s root.h 852"]
    prev = None
    for i in range(n):
        l = f"l{i}"; rect(o, l); wishes(o, l, 40 + i * 13 % 300, 20.5)
        con(o, f"{l}.l", 1000, "==", 0, (1, f"{l}.l"))
        con(o, f"{l}.r", 1000, "==", 0, (1, f"{l}.l"), (1, f"{l}.w"), (-1, "root.w"))
        if prev: con(o, f"{l}.t", 1000, "==", 0, (1, f"{l}.t"), (-1, f"{prev}.t"), (-1, f"{prev}.h"))
        else: con(o, f"{l}.t", 1000, "==", 0, (1, f"{l}.t"))
        prev = l
    con(o, "b", 1000, "==", 0, (1, f"{prev}.t"), (1, f"{prev}.h"), (-1, "root.h"))
    return turning(o, "root")

def rows(n, order=None):
    """Rows that come to a screen in use. Each constraint is solved when it comes."""
    o = []; rect(o, "root")
    for a, k in (("l", 0), ("t", 0), ("w", 393)): con(o, f"root.{a}", 1000, "==", k, (1, f"root.{a}"))
    c = []; prev = None
    for i in range(n):
        a, b = f"a{i}", f"b{i}"; rect(o, a); rect(o, b)
        con(c, f"{b}.c", 1000, "==", 0, (1, f"{b}.t"), (0.5, f"{b}.h"), (-1, f"{a}.t"), (-0.5, f"{a}.h"))
        if prev: con(c, f"{a}.t", 1000, "==", 8, (1, f"{a}.t"), (-1, f"{prev}.t"), (-1, f"{prev}.h"))
        else: con(c, f"{a}.t", 1000, "==", 8, (1, f"{a}.t"), (-1, "root.t"))
        for q, k in ((a, 40), (b, 20)): con(c, f"{q}.h", 1000, "==", k, (1, f"{q}.h"))
        con(c, f"{a}.w", 1000, "==", 40, (1, f"{a}.w")); con(c, f"{a}.l", 1000, "==", 16, (1, f"{a}.l"), (-1, "root.l"))
        con(c, f"{b}.l", 1000, "==", 8, (1, f"{b}.l"), (-1, f"{a}.l"), (-1, f"{a}.w"))
        con(c, f"{b}.r", 1000, "==", -16, (1, f"{b}.l"), (1, f"{b}.w"), (-1, "root.w"))
        prev = a
    if order: random.Random(order).shuffle(c)
    # Ten more updates, in which a row in the middle grows.
    o += c + [f"r a{n // 2}.h", f"e a{n // 2}.h 999", f"s a{n // 2}.h 40", "u"]
    for i in range(10): o += [f"s a{n // 2}.h {41 + i}", "u"]
    return o

def rows_any(n):
    """Always the same random order."""
    return rows(n, order=7)

KINDS = {
    "form": form, "form-all": form_all, "form-leaf": form_leaf, "form-two": form_two, "nested": nested, "dialog": dialog,
    "chat": chat, "column": column, "rows": rows, "rows-any": rows_any,
}

if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in KINDS or not sys.argv[2].isdecimal() or int(sys.argv[2]) < 1:
        sys.exit(f"usage: workloads.py {'|'.join(KINDS)} SIZE")
    print("\n".join(KINDS[sys.argv[1]](int(sys.argv[2]))))
