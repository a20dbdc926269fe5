"""Makes the drivers and the workload files, each only where it is missing or older than its source."""
import hashlib
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import enaml
from trouble import Trouble

FOLDER = Path(__file__).resolve().parent.parent
BUILD = FOLDER / ".build"
KIWI_VERSION = "1.5.1"
KIWI_SHA256 = "f1303ef2eec81262a4b708c3e858afe58d7c75ad91c1c05266eda7673369859a"


def tideline():
    """Builds Tideline's driver and returns its path."""
    build = ["swift", "build", "-c", "release", "--package-path", str(FOLDER), "--product", "solver-benchmark"]
    _command(build)
    shown = _command([*build, "--show-bin-path"])
    return Path(shown.strip().splitlines()[-1]) / "solver-benchmark"


def kiwi():
    """Fetches kiwi's headers, builds the driver around them and returns its path."""
    # The headers are a system's: their warnings are not ours to repair.
    return _peer("kiwi", "-isystem", str(_kiwi_package()))


def floor():
    """Builds the driver that does the least a solver can do, and returns its path."""
    return _peer("floor")


def _peer(name, *options):
    folder = FOLDER / "Drivers"
    driver = BUILD / f"{name}-benchmark"
    newest = max(source.stat().st_mtime for source in (folder / f"{name}.cpp", folder / "driver.h"))
    if not driver.exists() or driver.stat().st_mtime < newest:
        driver.parent.mkdir(parents=True, exist_ok=True)
        _command(["g++", "-std=c++17", "-O2", *options, str(folder / f"{name}.cpp"), "-o", str(driver)])
    return driver


def workload(workload):
    """Writes a workload's file and returns its path."""
    folder = BUILD / "workloads"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{workload.name}.txt"
    writer = Path(enaml.__file__) if workload.kind == "enaml" else FOLDER / "workloads.py"
    if not path.exists() or path.stat().st_mtime < writer.stat().st_mtime:
        if workload.kind == "enaml":
            text = enaml.workload((_kiwi_package() / "benchmarks" / "enaml_like_benchmark.cpp").read_text())
        else:
            text = _command([sys.executable, "-B", str(writer), workload.kind, str(workload.size)])
        # In two steps, so that an interrupted run leaves no half of a file behind.
        part = path.with_suffix(".part")
        part.write_text(text)
        part.replace(path)
    return path


def _kiwi_package():
    """The folder of kiwi's headers and its own benchmark; the source package is used as it is, nothing in it is built."""
    folder = BUILD / "kiwi"
    archive = folder / f"kiwisolver-{KIWI_VERSION}.tar.gz"
    package = folder / f"kiwisolver-{KIWI_VERSION}"
    if not archive.exists():
        folder.mkdir(parents=True, exist_ok=True)
        scratch = folder / "scratch"
        scratch.mkdir(exist_ok=True)
        # pip asks the package for its metadata, and for that it fetches the package's own build tools into a folder
        # that goes away again.
        _command(
            [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
             "--no-binary", ":all:", "--cache-dir", str(folder / "cache"), "--dest", str(folder),
             f"kiwisolver=={KIWI_VERSION}"],
            environment={"TMPDIR": str(scratch)})
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != KIWI_SHA256:
        raise Trouble(
            f"{archive} has the SHA-256 {found}, not {KIWI_SHA256}. Delete it and run again; if it comes back, "
            "the package index serves something else than what was reviewed.")
    if not (package / "benchmarks").exists():
        with tarfile.open(archive) as contents:
            inside = tuple(f"{package.name}/{part}/" for part in ("kiwi", "benchmarks"))
            for member in contents.getmembers():
                if member.isfile() and member.name.startswith(inside) and ".." not in member.name:
                    target = folder / member.name
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(contents.extractfile(member).read())
    return package


def _command(words, environment=None):
    """Runs a command and returns what it printed; its own words are the message if it fails."""
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, check=False, env={**os.environ, **(environment or {})})
    except OSError as error:
        raise Trouble(f"{words[0]} can't be started: {error.strerror}. Install it.") from error
    if done.returncode != 0:
        raise Trouble(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout
