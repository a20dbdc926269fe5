"""What is compared, and what must come out: the one place to change either."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Workload:
    """A file that workloads.py writes, or enaml.py."""

    kind: str
    size: int = 0
    # Fresh processes per solver, and how often each of them plays the workload, if half a second is enough for that.
    runs: int = 5
    playings: int = 20000
    # Whether the other drivers play it too.
    peers: bool = False
    # After how many updates Tideline's solver is asked which values are unique; 0 for all. Asking is what takes time.
    inquiries: int = 0
    # Whether an update reads only what changed; otherwise it reads every variable.
    changes: bool = False

    @property
    def name(self):
        return f"{self.kind}-{self.size}" if self.size else self.kind


@dataclass(frozen=True)
class Threshold:
    """A ratio that is to be reached or not to be exceeded."""

    measure: str
    limit: float
    # For a peer: its time over ours must be at least the limit, on this workload.
    # For the floor: our time over its own must be at most the limit.
    # For growth: the exponent with which the time grows from `base` to this workload must be at most the limit.
    workload: str
    base: str = ""


WORKLOADS = [
    Workload("form", 3, peers=True),
    Workload("form", 5, peers=True),
    Workload("form", 10, peers=True),
    Workload("form", 50, peers=True),
    Workload("form", 200, peers=True),
    Workload("form", 1000, peers=True, inquiries=31),
    Workload("form-two", 50, peers=True),
    Workload("enaml", peers=True),
    Workload("dialog", 10, peers=True),
    Workload("dialog", 40, peers=True, inquiries=31),
    Workload("nested", 20, peers=True),
    Workload("nested", 100, peers=True, inquiries=3),
    Workload("form", 10000, runs=9),
    Workload("form-all", 1000, runs=9),
    Workload("form-all", 10000, runs=9),
    Workload("form-leaf", 1000, changes=True),
    Workload("form-leaf", 10000, changes=True),
    Workload("nested", 400, runs=9),
    Workload("nested", 4000, runs=9),
    Workload("dialog", 100),
    # Without kiwi, whose weights let a hundred texts outweigh the width of the screen.
    Workload("chat", 100),
    Workload("chat", 1000),
    Workload("column", 100),
    Workload("column", 400),
    Workload("rows", 1000),
    Workload("rows", 10000),
    Workload("rows-any", 1000),
    Workload("rows-any", 10000),
]

# Times of kiwi over times of ours, a sixth below what was measured: what has been reached is not to be lost. The README
# says where the fastest peer that is known stands, which is in no package registry. Nothing may be slower than kiwi.
SPEED = [
    Threshold("build", 1, "form-3"),
    Threshold("update", 2.5, "form-3"),
    Threshold("build", 1, "form-5"),
    Threshold("update", 3.6, "form-5"),
    Threshold("build", 1, "form-10"),
    Threshold("update", 5.3, "form-10"),
    Threshold("build", 2, "form-50"),
    Threshold("update", 33, "form-50"),
    Threshold("build", 20, "form-200"),
    Threshold("update", 85, "form-200"),
    Threshold("build", 300, "form-1000"),
    Threshold("update", 150, "form-1000"),
    Threshold("build", 2, "form-two-50"),
    Threshold("update", 13, "form-two-50"),
    Threshold("build", 1, "enaml"),
    Threshold("update", 3.2, "enaml"),
    Threshold("build", 10, "dialog-10"),
    Threshold("update", 3.2, "dialog-10"),
    Threshold("build", 45, "dialog-40"),
    Threshold("update", 5, "dialog-40"),
    Threshold("build", 1.5, "nested-20"),
    Threshold("update", 200, "nested-20"),
    Threshold("build", 20, "nested-100"),
    Threshold("update", 3500, "nested-100"),
]

# Times of ours over those of the floor, where one pass in the order of addition finds the solution.
FLOOR = [
    Threshold("build", 4, "form-3"),
    Threshold("build", 4, "form-5"),
    Threshold("build", 4, "form-10"),
    Threshold("build", 4, "form-50"),
    Threshold("build", 4, "form-200"),
    Threshold("build", 4, "form-1000"),
]

# The exponent 1 is proportional to the number of rows, and 0 independent of it; 0.2 is left for the caches. A leaf must
# not feel how many rows there are. A dialog and a column, where each line may give way for any other, may take the
# square. Rows in a random order are almost linear by the count of visits (GrowthTests), but what is visited next lies
# anywhere in memory.
GROWTH = [
    Threshold("build", 1.2, "form-10000", "form-1000"),
    Threshold("update", 1.2, "form-all-10000", "form-all-1000"),
    Threshold("update", 0.3, "form-leaf-10000", "form-leaf-1000"),
    Threshold("build", 1.2, "nested-4000", "nested-400"),
    Threshold("build", 1.2, "chat-1000", "chat-100"),
    Threshold("update", 1.2, "chat-1000", "chat-100"),
    Threshold("build", 1.2, "rows-10000", "rows-1000"),
    Threshold("update", 1.2, "rows-10000", "rows-1000"),
    Threshold("build", 2.2, "dialog-100", "dialog-40"),
    Threshold("build", 2.2, "column-400", "column-100"),
    Threshold("build", 1.6, "rows-any-10000", "rows-any-1000"),
]

# For Tideline's solver on every workload.
MOST_BYTES_PER_CONSTRAINT = 1024

# How far unique values may be apart.
AGREEMENT = 1e-6

# A run that takes longer is stopped, and what depends on it is missed.
SECONDS_PER_RUN = 120
