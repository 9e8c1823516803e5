"""Runs of mutants for .ci/fuzz: one in a process of its own, or many of one command in a folder.

What a batch tells, and what it leaves open, is run again alone: a find is what does it there too.
"""
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from fuzz_changes import at, nodes, text

# How often the processor time a command may take by the clock, on a busy machine.
PATIENCE = 20
# The command's word for a fault of its own.
FAULT = 70
# What a conversion among many says of a file whose worker ended, and why.
ENDED = {"C013": "ended", "C014": "time", "C015": "memory"}
# How many inputs commands get at once that work through them in one process: all together they may
# take as long as one, so that none goes unnoticed that takes longer.
AT_ONCE = {"inspect": 50, "page": 25}
MOST_AT_ONCE = 100


class End:
    """How a process ended, what it took and what it said."""

    def __init__(self, status, used, hung, output, errors):
        self.status, self.hung, self.output, self.errors = status, hung, output, errors
        self.seconds = used.ru_utime + used.ru_stime
        # Kilobytes on Linux, bytes on macOS; of it or of the largest process that it waited for.
        self.megabytes = used.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)

    @property
    def line(self):
        lines = self.errors.splitlines()
        return next((line for line in lines if "atal error" in line), "")[:160]

    @property
    def fault(self):
        """The command's own line on the file at which it ended; it may have gone on without it."""
        lines = self.errors.splitlines() + self.output.decode(errors="replace").splitlines()
        if line := next((line for line in lines if "[C013]" in line or '"C013"' in line), None):
            return line
        is_fault = os.WIFEXITED(self.status) and os.WEXITSTATUS(self.status) == FAULT
        return "" if is_fault else None


class Runner:
    def __init__(self, binary, seconds, megabytes):
        self.binary, self.seconds, self.megabytes = binary, seconds, megabytes
        self.slowest, self.largest = (0, ""), (0, "")
        # Of all processes.
        self.used = 0

    def start(self, call, folder, seconds, clock):
        """Runs the command in a folder, which may take so much processor time, and by the clock."""

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
            # What is asked for may be more than what is used, which counts.
            size = (self.megabytes << 20) * 3
            resource.setrlimit(resource.RLIMIT_AS, (size, size))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with (open(folder / ".output", "wb") as output, open(folder / ".errors", "wb") as errors):
            process = subprocess.Popen(
                [self.binary] + call, cwd=folder, stdin=subprocess.DEVNULL, stdout=output,
                stderr=errors, preexec_fn=limit)
        hung = threading.Event()
        watch = threading.Timer(clock, lambda: (hung.set(), process.kill()))
        watch.start()
        _, status, used = os.wait4(process.pid, 0)
        watch.cancel()
        process.returncode = 0
        end = End(status, used, hung.is_set(), (folder / ".output").read_bytes(),
                  (folder / ".errors").read_text(errors="replace"))
        self.used += end.seconds
        return end

    def cause(self, end):
        """Why a process failed; none when it did not."""
        if end.hung:
            return "hang"
        if os.WIFSIGNALED(end.status):
            number = os.WTERMSIG(end.status)
            # What takes the limit is killed; so is what the system has no memory for.
            return "time" if number in (signal.SIGXCPU, signal.SIGKILL) else signal.Signals(number).name
        if end.fault is not None:
            return "fault"
        if end.seconds > self.seconds:
            return "time"
        if end.megabytes > self.megabytes:
            return "memory"
        return None

    def run(self, mutant, label=""):
        """Why the command failed on a mutant, with a line of what it said; none when it did not."""
        with tempfile.TemporaryDirectory(prefix="fuzz") as folder:
            write(mutant.files, Path(folder))
            end = self.start(mutant.arguments(mutant.input), Path(folder), self.seconds,
                             self.seconds * PATIENCE)
            cause = self.cause(end)
            if cause == "memory":
                # Linux counts what its parent had at its start, too, which may be much.
                end.megabytes = self.measured(mutant.arguments(mutant.input), folder)
                cause = self.cause(end)
        self.slowest = max(self.slowest, (end.seconds, label))
        self.largest = max(self.largest, (end.megabytes, label))
        return (cause, end.line or end.fault or "") if cause else None

    def measured(self, call, folder):
        """The most memory that the command takes, in MB, as a small process sees it."""
        script = ("import os, resource, sys; os.spawnv(os.P_WAIT, sys.argv[1], sys.argv[1:]);"
                  "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)")
        ran = subprocess.run([sys.executable, "-S", "-c", script, self.binary] + call, cwd=folder,
                             stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, timeout=self.seconds * PATIENCE)
        kilobytes = int(ran.stderr.split()[-1])
        return kilobytes / (1 << 20 if sys.platform == "darwin" else 1 << 10)

    # MARK: Many at once

    def run_all(self, mutants):
        """What is found among mutants by their numbers: the mutant, the cause, and what it said."""
        found, groups = {}, {}
        for number, mutant in mutants.items():
            if not mutant.has_company:
                if failure := self.run(mutant, label(number, mutant)):
                    found[number] = (mutant, *failure)
            else:
                groups.setdefault((mutant.command, *mutant.call), []).append(number)
        for (command, *_), numbers in groups.items():
            size = len(numbers) if is_isolated(mutants[numbers[0]]) else AT_ONCE.get(
                command, MOST_AT_ONCE)
            for first in range(0, len(numbers), size):
                self.run_batch({number: mutants[number] for number in numbers[first:first + size]},
                               found)
        return found

    def run_batch(self, mutants, found):
        """Runs mutants of one command in one process, and what that leaves open again in halves."""
        if len(mutants) == 1:
            self.confirm(*next(iter(mutants.items())), "", found)
            return
        one = next(iter(mutants.values()))
        isolated = is_isolated(one)
        with tempfile.TemporaryDirectory(prefix="fuzz") as folder:
            inputs = Path(folder) / "in"
            others = []
            for number, mutant in mutants.items():
                write({named(name, number): data for name, data in mutant.files.items()}, inputs)
                # A folder stands for these.
                if not mutant.input.endswith((".json", ".lottie")):
                    others.append("in/" + named(mutant.input, number))
            call = [part for word in one.call for part in
                    (["in", *others] if word == "{in}" and len(others) < len(mutants)
                     else others if word == "{in}" else [word])]
            seconds = self.seconds
            if isolated:
                call += ["--jobs", "1", "--quiet", "--findings", "json",
                         "--time-limit", f"{self.seconds}s", "--memory-limit", str(self.megabytes)]
                # It ends what takes longer; this is for itself, and for what many take together.
                seconds = self.seconds * (len(mutants) + 1)
            end = self.start(call, Path(folder), seconds, seconds * PATIENCE)
        cause = self.cause(end) if not isolated or end.seconds > seconds else self.of_all(end)
        suspects = {}
        if isolated and cause is None:
            suspects = self.told(end, mutants)
        elif cause == "fault":
            # Only the file that ended it; what came after it was not looked at.
            suspects = {number: "ended" for number, mutant in mutants.items()
                        if f"in/{named(mutant.input, number)}:" in end.fault}
        for number, why in suspects.items():
            self.confirm(number, mutants[number], why, found)
        if cause is None:
            return
        rest = {number: mutant for number, mutant in mutants.items() if number not in suspects}
        items = list(rest.items())
        halves = [items] if suspects else [items[:len(items) // 2], items[len(items) // 2:]]
        for half in halves:
            if half:
                self.run_batch(dict(half), found)

    def of_all(self, end):
        """Why a batch of conversions failed itself; none when it told what became of each."""
        if end.hung or os.WIFSIGNALED(end.status) or end.fault is not None:
            return self.cause(end)
        if os.WEXITSTATUS(end.status) not in (0, 1):
            raise SystemExit(f"{self.binary} cannot be used so: {end.errors}")
        findings = read(end)
        if findings is None:
            return "output"
        is_told = any(finding["code"] == "C015" for finding in findings)
        return "memory" if end.megabytes > self.megabytes and not is_told else None

    def told(self, end, mutants):
        """The mutants whose workers ended, and why."""
        files = {"in/" + named(mutant.input, number): number for number, mutant in mutants.items()}
        return {files[finding["file"]]: ENDED[finding["code"]] for finding in read(end)
                if finding["code"] in ENDED}

    def confirm(self, number, mutant, why, found):
        """Runs a mutant alone; what it does among others only is a find as well."""
        failure = self.run(mutant, label(number, mutant))
        if failure or why:
            found[number] = (mutant, *(failure or (why + "-among-others", "")))


def is_isolated(mutant):
    """Whether the command works on each input in a process of its own."""
    return mutant.call[0] == "convert"


def label(number, mutant):
    return f"{number} {mutant.kind} {mutant.command} {mutant.origin.name}"


def named(name, number):
    """`m.json` as one of many: `m7.json`."""
    return f"m{number}" + name.removeprefix("m")


def read(end):
    """The findings that a batch of conversions listed; none where they cannot be read."""
    try:
        return json.loads(end.output)["findings"]
    except (ValueError, KeyError):
        return None


def write(files, folder):
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


# MARK: What a find does not need


def smaller(runner, mutant, cause, deadline):
    """The mutant without what the find does not need."""
    def same(data):
        found = runner.run(mutant.with_content(data))
        return found and found[0] == cause
    data = mutant.files[mutant.changed]
    try:
        tree = json.loads(data)
    except (ValueError, RecursionError):
        tree = None
    if tree is not None and mutant.kind in ("animation", "machine", "scene"):
        changed = True
        while changed and time.time() < deadline:
            changed = False
            for path, value in sorted(nodes(tree), key=lambda place: -len(json.dumps(place[1]))):
                if not path or time.time() > deadline:
                    continue
                trial = json.loads(text(tree))
                del at(trial, path[:-1])[path[-1]]
                if same(text(trial)):
                    tree, changed = trial, True
                    break
        return mutant.with_content(text(tree))
    step = len(data) // 2
    while step > 0 and time.time() < deadline:
        place = 0
        while place < len(data) and time.time() < deadline:
            trial = data[:place] + data[place + step:]
            if same(trial):
                data = trial
            else:
                place += step
        step //= 2
    return mutant.with_content(data)
