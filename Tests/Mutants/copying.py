"""The copy of the package in which each planted fault is a switch."""
import subprocess
from collections import defaultdict

from faults import PACKAGE, planted
from trouble import Trouble

COPY = PACKAGE / ".build" / "mutants"
#: The variable that turns on one fault, by its number. With a path, the program adds a line to that file for each switch that
#: it reaches. Only the copy knows the variable.
VARIABLE = "TIDELINE_PLANTED"

HEADER = """#include <stdbool.h>

extern bool PlantedFaultsAsked;
bool PlantedFaultsIsOn(int number);

/// Whether a fault is on; the answer of a process stays the same.
static inline bool isPlanted(int number) { return PlantedFaultsAsked && PlantedFaultsIsOn(number); }
"""

SOURCE = """#include "PlantedFaults.h"
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool PlantedFaultsAsked = false;
static int planted = 0;
static const char *list = 0;
static const int numbers[] = {%(numbers)s};
enum { count = sizeof numbers / sizeof *numbers };
static atomic_bool reached[count];

__attribute__((constructor)) static void readVariable(void) {
    const char *value = getenv("%(variable)s");
    if (!value) return;
    PlantedFaultsAsked = true;
    if (value[0] == '/') { list = strdup(value); } else { planted = atoi(value); }
}

bool PlantedFaultsIsOn(int number) {
    if (!list) return number == planted;
    int index = 0;
    while (index < count && numbers[index] != number) index += 1;
    if (index == count || atomic_exchange(&reached[index], true)) return false;
    char line[16];
    int length = snprintf(line, sizeof line, "%%d\\n", number);
    int file = open(list, O_WRONLY | O_APPEND | O_CREAT, 0600);
    if (file < 0 || write(file, line, length) != length) abort();
    close(file);
    return false;
}
"""

MANIFEST = """
package.targets.append(.target(name: "PlantedFaults", path: "PlantedFaults"))
for target in package.targets where ![.plugin, .system].contains(target.type) && target.name != "PlantedFaults" {
    target.dependencies.append("PlantedFaults")
    // Optimizing a test takes more time than it saves. The exception is the law tests, which judge a million frames.
    if target.type == .test && target.name != "LawTests" {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
    }
}
"""


def make(faults):
    """Writes the copy. Files that stay as they are keep their dates, so that only changed modules are built again."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=PACKAGE, capture_output=True, check=False
    )
    if listed.returncode:
        raise Trouble(f"git can't list the package's files: {listed.stderr.decode().strip()}")
    contents = {}
    for path in filter(None, listed.stdout.decode().split("\0")):
        if (PACKAGE / path).is_file():
            contents[path] = (PACKAGE / path).read_bytes()
    by_file = defaultdict(list)
    for fault in faults:
        by_file[fault.file].append(fault)
    for path, own in by_file.items():
        if path not in contents:
            raise Trouble(f"{own[0].id}: there is no file {path}.")
        contents[path] = planted(path, contents[path].decode(), own).encode()
    contents["Package.swift"] += MANIFEST.encode()
    contents["PlantedFaults/include/PlantedFaults.h"] = HEADER.encode()
    contents["PlantedFaults/PlantedFaults.c"] = _source(faults).encode()
    _write(contents)
    # Reports name files by their paths in the repository. The copy is one of its own.
    if not (COPY / ".git").exists():
        subprocess.run(["git", "init", "--quiet", str(COPY)], check=False)


def _source(faults):
    return SOURCE % {"numbers": ", ".join(str(fault.number) for fault in faults), "variable": VARIABLE}


def _write(contents):
    for path, data in contents.items():
        file = COPY / path
        if not file.is_file() or file.read_bytes() != data:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
            mode = (PACKAGE / path).stat().st_mode if (PACKAGE / path).is_file() else 0o644
            file.chmod(mode)
    for file in COPY.rglob("*"):
        path = file.relative_to(COPY)
        if file.is_file() and path.parts[0] not in (".build", ".git", ".swiftpm") and str(path) not in contents:
            file.unlink()
