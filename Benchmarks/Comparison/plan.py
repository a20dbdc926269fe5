"""What is compared, and what must come out: the one place to change either."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Workload:
    """A file that workloads.py writes."""

    kind: str
    size: int
    # Fresh processes per solver. Short ones cost nothing and are noisy, so that they run more often.
    runs: int
    # Whether kiwi plays it too.
    kiwi: bool = False
    # After how many updates Tideline's solver is asked which values are unique; 0 for all. Asking is what takes time.
    inquiries: int = 0
    # Whether an update reads only what changed; otherwise it reads every variable.
    changes: bool = False

    @property
    def name(self):
        return f"{self.kind}-{self.size}"


@dataclass(frozen=True)
class Threshold:
    """A ratio that is to be reached or not to be exceeded."""

    measure: str
    limit: float
    # For speed: kiwi's time over ours must be at least the limit, on this workload.
    # For growth: the time for this workload over the time for `base` must be at most the limit.
    workload: str
    base: str = ""


WORKLOADS = [
    Workload("form", 50, runs=21, kiwi=True),
    Workload("form", 200, runs=11, kiwi=True),
    Workload("form", 1000, runs=7, kiwi=True, inquiries=31),
    Workload("nested", 20, runs=11, kiwi=True),
    Workload("nested", 100, runs=5, kiwi=True, inquiries=3),
    Workload("form", 10000, runs=5),
    Workload("form-all", 1000, runs=7),
    Workload("form-all", 10000, runs=5),
    Workload("form-leaf", 1000, runs=11, changes=True),
    Workload("form-leaf", 10000, runs=11, changes=True),
    Workload("nested", 400, runs=5),
    Workload("nested", 4000, runs=5),
]

SPEED = [
    Threshold("build", 2, "form-50"),
    Threshold("update", 1, "form-50"),
    Threshold("build", 20, "form-200"),
    Threshold("update", 5, "form-200"),
    Threshold("build", 300, "form-1000"),
    Threshold("update", 10, "form-1000"),
    Threshold("build", 1.5, "nested-20"),
    Threshold("update", 20, "nested-20"),
    Threshold("build", 20, "nested-100"),
    Threshold("update", 500, "nested-100"),
]

# Ten times the rows: 13 leaves room for caches, and none for a square. A leaf must not feel how many rows there are.
GROWTH = [
    Threshold("build", 13, "form-10000", "form-1000"),
    Threshold("update", 13, "form-all-10000", "form-all-1000"),
    Threshold("update", 2, "form-leaf-10000", "form-leaf-1000"),
    Threshold("build", 13, "nested-4000", "nested-400"),
]

# For Tideline's solver on every workload.
MOST_BYTES_PER_CONSTRAINT = 1024

# How far unique values may be apart.
AGREEMENT = 1e-6

# A run that takes longer is stopped, and what depends on it is missed.
SECONDS_PER_RUN = 120
