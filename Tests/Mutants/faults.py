"""The planted faults, as the files of this folder list them."""
import json
import zlib
from dataclasses import dataclass
from pathlib import Path

from trouble import Trouble

FOLDER = Path(__file__).resolve().parent
PACKAGE = FOLDER.parent.parent


@dataclass(frozen=True)
class Fault:
    """A change of one expression of the code that a person would notice."""

    id: str
    file: str
    text: str
    replacement: str
    #: What a person sees while the fault is there.
    sees: str
    #: In words, a sequence of events that shows a fault of the library. PlantedLife.swift has it as a value, by the same id.
    life: str = ""
    #: The subject of the commit that has mended this fault, if the fault has ever been there.
    mended: str = ""
    #: Why no test can see the fault; empty if a test has to.
    survives: str = ""

    @property
    def number(self):
        """The number that turns the fault on. It depends on the id alone, so that a new fault changes no other switch."""
        return zlib.crc32(self.id.encode()) & 0x7FFFFFFF


def load():
    """Returns all faults. Each of them can be planted, or the error says why not."""
    faults = []
    for path in sorted(FOLDER.glob("*.json")):
        for entry in json.loads(path.read_text()):
            faults.append(Fault(**entry))
    known = {}
    for fault in faults:
        if fault.number in known:
            raise Trouble(f"{fault.id} and {known[fault.number].id} have one number: give one of them another id.")
        known[fault.number] = fault
    if not faults:
        raise Trouble(f"{FOLDER} lists no fault.")
    return faults


def planted(path, text, faults):
    """Returns a file's text with a switch for each of the faults, which are all of this file."""
    places = []
    for fault in faults:
        count = text.count(fault.text)
        if count != 1:
            raise Trouble(
                f"{fault.id}: the text “{fault.text}” occurs {count} times in {path} and must occur once. "
                f"Correct it in {FOLDER.name}, or delete the fault if its code is gone."
            )
        start = text.index(fault.text)
        places.append((start, start + len(fault.text), fault))
    places.sort(key=lambda place: place[0])
    for (_, end, fault), (start, _, other) in zip(places, places[1:]):
        if start < end:
            raise Trouble(f"{fault.id} and {other.id} change the same text of {path}: shorten one of the two texts.")
    for start, end, fault in reversed(places):
        switch = f"(isPlanted({fault.number}) ? ({fault.replacement}) : ({fault.text}))"
        text = text[:start] + switch + text[end:]
    # At the end, so that the numbers of all lines stay.
    return text + "\ninternal import PlantedFaults\n"
