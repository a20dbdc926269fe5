"""Makes the two drivers and the workload files, each only where it is missing or older than its source."""
import hashlib
import os
import subprocess
import sys
import tarfile
from pathlib import Path

from trouble import Trouble

FOLDER = Path(__file__).resolve().parent.parent
BUILD = FOLDER / ".build"
KIWI_VERSION = "1.5.1"
KIWI_SHA256 = "f1303ef2eec81262a4b708c3e858afe58d7c75ad91c1c05266eda7673369859a"


def tideline():
    """Builds Tideline's driver and returns its path."""
    if FOLDER.parent.name.lower() == FOLDER.name.lower():
        raise Trouble(
            f"the checkout's folder is called {FOLDER.parent.name}, like the package in it, and SwiftPM takes the two "
            "for one. Call the checkout otherwise.")
    build = ["swift", "build", "-c", "release", "--package-path", str(FOLDER), "--product", "solver-benchmark"]
    _command(build)
    shown = _command([*build, "--show-bin-path"])
    return Path(shown.strip().splitlines()[-1]) / "solver-benchmark"


def kiwi():
    """Fetches kiwi's headers, builds the driver around them and returns its path."""
    folder = BUILD / "kiwi"
    source = FOLDER / "Kiwi" / "driver.cpp"
    driver = folder / "kiwi-benchmark"
    headers = _headers(folder)
    if not driver.exists() or driver.stat().st_mtime < source.stat().st_mtime:
        # The headers are a system's: their warnings are not ours to repair.
        _command(["g++", "-std=c++17", "-O2", "-isystem", str(headers), str(source), "-o", str(driver)])
    return driver


def workload(workload):
    """Writes a workload's file and returns its path."""
    folder = BUILD / "workloads"
    folder.mkdir(parents=True, exist_ok=True)
    path, generator = folder / f"{workload.name}.txt", FOLDER / "workloads.py"
    if not path.exists() or path.stat().st_mtime < generator.stat().st_mtime:
        text = _command([sys.executable, "-B", str(generator), workload.kind, str(workload.size)])
        # In two steps, so that an interrupted run leaves no half of a file behind.
        part = path.with_suffix(".part")
        part.write_text(text)
        part.replace(path)
    return path


def _headers(folder):
    """The folder to include kiwi's headers from; the source package is used as it is, nothing in it is built."""
    archive = folder / f"kiwisolver-{KIWI_VERSION}.tar.gz"
    headers = folder / f"kiwisolver-{KIWI_VERSION}"
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
    if not (headers / "kiwi" / "kiwi.h").exists():
        with tarfile.open(archive) as contents:
            inside = f"{headers.name}/kiwi/"
            for member in contents.getmembers():
                if member.isfile() and member.name.startswith(inside) and ".." not in member.name:
                    target = folder / member.name
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(contents.extractfile(member).read())
    return headers


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
