"""Mutants for .ci/fuzz: what is changed of which files, and which commands read it.

A mutant is the files of a folder and the arguments of one command, which runs there.
"""
import json
import random
from functools import lru_cache
from itertools import accumulate
from pathlib import Path

from fuzz_changes import mutate_bytes, mutate_package, mutate_text, mutate_tree, places, text
from fuzz_long import lengthen_package, lengthen_text, lengthen_tree
from fuzz_scenes import scene

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT.parent / "shared/corpus"
# Files above this take longer to mutate than what they find is worth; below it a file comes the less
# often the more bytes it has, and one of none as often as two of so many.
LARGEST, USUAL = 120_000, 3_000
# How often each command comes, and its words: what draws has more to go wrong.
COMMANDS = {
    "targets": (5, ["convert", "{in}", "--to", "literal", "--to", "timeline-json", "--to", "swiftui",
                    "--to", "core-animation", "--output", "out"]),
    "literal": (1, ["convert", "{in}", "--to", "literal", "--output", "out"]),
    "json": (1, ["convert", "{in}", "--to", "timeline-json", "--output", "out"]),
    "canvas": (5, ["convert", "{in}", "--to", "swiftui", "--output", "out"]),
    "keyframes": (3, ["convert", "{in}", "--to", "swiftui", "--style", "keyframes",
                      "--output", "out"]),
    "layers": (5, ["convert", "{in}", "--to", "core-animation", "--output", "out"]),
    "render": (2, ["render", "{in}", "--frames", "0,10,29", "--max-size", "256",
                   "--output", "out"]),
    "svg": (1, ["render", "{in}", "--frames", "7", "--format", "svg", "--output", "out"]),
    "inspect": (1, ["inspect", "{in}"]),
    "timing": (1, ["timing", "{in}"]),
    "page": (1, ["timing", "{in}", "--format", "html", "--output", "out.html"]),
}
# How often each kind of mutant comes.
KINDS = {"animation": 60, "bytes": 8, "package": 10, "timing-file": 6, "document": 6, "machine": 5,
         "configuration": 3, "theme": 2, "scene": 15}
# Those that come only where they are asked for, since each takes seconds: any other kind as long as a
# small file may be.
LONG = "long"
# How many files the effects, styles and texts of a scene are from.
LENDERS = 2


def found(folder, *endings):
    return [path for path in sorted(folder.rglob("*")) if path.is_file()
            and path.name.endswith(endings) and path.stat().st_size <= LARGEST] if folder.is_dir() else []


@lru_cache(maxsize=1_024)
def content(path):
    return path.read_bytes()


@lru_cache(maxsize=128)
def values(path):
    """The values of a file by their keys; not to be changed."""
    by_key = {}
    for _, key, value in places(json.loads(content(path))):
        by_key.setdefault(key, []).append(value)
    return by_key


class Choice:
    """Files of which one is drawn, small ones more often."""

    def __init__(self, paths):
        self.paths = paths
        self.weights = list(accumulate(1 / (path.stat().st_size + USUAL) for path in paths))

    def draw(self, chance):
        return chance.choices(self.paths, cum_weights=self.weights)[0]


class Sources:
    """The files that mutants are made from."""

    def __init__(self):
        animations = []
        for folder in (ROOT / "Fixtures", CORPUS):
            for path in found(folder, ".json"):
                if "hostile" in path.relative_to(folder).parts:
                    continue
                try:
                    tree = json.loads(path.read_bytes())
                except (ValueError, RecursionError):
                    continue
                if isinstance(tree, dict) and isinstance(tree.get("layers"), list):
                    animations.append(path)
        self.animations = Choice(animations)
        self.packages = Choice(
            found(ROOT / "Fixtures", ".lottie", ".tgs", ".zip") + found(CORPUS, ".lottie"))
        self.machines = found(ROOT / "Tests/Machines", ".json")
        self.stage = ROOT / "Tests/Machines/stage.lottie"
        self.scripts = [line.split("\t")[2] for line in
                        (ROOT / "Tests/Machines/cases.tsv").read_text().splitlines()[1:]]
        self.timings = [path for path in found(ROOT / "Fixtures", ".timing.yaml")
                        if path.with_name(path.name.replace(".timing.yaml", ".json")).is_file()]
        self.documents = found(
            ROOT / "Fixtures/documents", ".md", ".html", ".rst", ".swift", ".css", ".scss", ".json",
            ".xml", ".ts", ".svg") + found(CORPUS / "timing-documents", ".md", ".html", ".swift")
        self.configurations = found(ROOT / "Fixtures", "inbetween.yml", "key.yml", "syntax.yml",
                                    "value.yml", ".theme.yml")
        self.themes = found(ROOT / "Fixtures/command/theme", ".yml", ".yaml")


class Mutant:
    """The files of a folder, which of them was changed, and the command that reads them.

    In the words of the command `{in}` stands for the input, which is among the files; a command that
    has it takes a folder of many inputs as well.
    """

    def __init__(self, kind, command, call, files, changed, origin, input="m.json"):
        self.kind, self.command, self.call = kind, command, call
        self.files, self.changed, self.origin, self.input = files, changed, origin, input

    def with_content(self, data):
        return Mutant(self.kind, self.command, self.call, {**self.files, self.changed: data},
                      self.changed, self.origin, self.input)

    def arguments(self, input):
        return [part.replace("{in}", input) for part in self.call]

    @property
    def has_company(self):
        """Whether it can be one of many in a folder."""
        return "{in}" in self.call


def mutant(seed, sources, commands, kinds):
    """The mutant of a seed, the same for the same files."""
    chance = random.Random(seed)
    is_long = kinds == [LONG]
    names = [name for name in KINDS if name in kinds or is_long and name != "bytes"]
    kind = chance.choices(names, [KINDS[name] for name in names])[0]
    of_tree, of_text, of_package = (lengthen_tree, lengthen_text, lengthen_package) if is_long else (
        mutate_tree, mutate_text, mutate_package)
    wanted = [name for name in COMMANDS if name in commands]
    command = chance.choices(wanted, [COMMANDS[name][0] for name in wanted])[0]
    call = COMMANDS[command][1]

    path = sources.animations.draw(chance)
    other = sources.animations.draw(chance)
    if kind == "animation":
        tree = of_tree(chance, json.loads(content(path)), lambda: values(other))
        return Mutant(kind, command, call, {"m.json": text(tree)}, "m.json", path)
    if kind == "scene":
        lenders = [values(sources.animations.draw(chance)) for _ in range(LENDERS)]
        tree = scene(chance, lambda key: [value for lender in lenders for value in lender.get(key, ())])
        tree = lengthen_tree(chance, tree, lambda: {}) if is_long else tree
        return Mutant(kind, command, call, {"m.json": text(tree)}, "m.json", path)
    if kind == "bytes":
        data = mutate_bytes(chance, content(path))
        return Mutant(kind, command, call, {"m.json": data}, "m.json", path)
    if kind == "package":
        path = sources.packages.draw(chance)
        name = "m" + path.suffix
        data = of_package(chance, content(path), lambda: values(other))
        return Mutant(kind, command, call, {name: data}, name, path, name)
    if kind == "timing-file":
        path = chance.choice(sources.timings)
        animation = path.with_name(path.name.replace(".timing.yaml", ".json"))
        data = of_text(chance, content(path), content(chance.choice(sources.timings)))
        command, call = chance.choice([
            ("timing", ["timing", "{in}"]), ("sarif", ["timing", "{in}", "--format", "sarif"]),
            ("page", ["timing", "{in}", "--format", "html", "--output", "out.html"]),
            ("validate", ["validate", "{in}"]), ("fixtures", ["fixtures", "{in}"]),
            ("canvas", COMMANDS["canvas"][1])])
        return Mutant(kind, command, call, {"m.json": content(animation), "m.timing.yaml": data},
                      "m.timing.yaml", path)
    if kind == "document":
        path = chance.choice(sources.documents)
        data = of_text(chance, content(path), content(chance.choice(sources.documents)))
        name = "m" + path.suffix
        command, call = chance.choice([
            ("document", ["document", name]), ("facts", ["document", name, "--facts"]),
            ("document-for", ["document", name, "--for", "a.json"]),
            ("from-document", ["timing", "a.json", "--from-document", name])])
        return Mutant(kind, command, call, {name: data, "a.json": content(other)}, name, path)
    if kind == "machine":
        path = chance.choice(sources.machines)
        more = chance.choice(sources.machines)
        tree = of_tree(chance, json.loads(content(path)), lambda: values(more))
        command, more = chance.choice([
            ("machine", ["--script", chance.choice(sources.scripts)]),
            ("machine-swift", ["--swift"]), ("machine-describe", ["--describe"])])
        return Mutant(kind, command, ["machine", "m.json", "--animation", "a.lottie", *more],
                      {"m.json": text(tree), "a.lottie": content(sources.stage)}, "m.json", path)
    if kind == "configuration":
        path = chance.choice(sources.configurations)
        data = of_text(chance, content(path), content(chance.choice(sources.configurations)))
        return Mutant(kind, "convert", ["convert", "--config", "inbetween.yml"],
                      {"inbetween.yml": data, "Art/orb.json": content(path.parent / "Art/orb.json")
                       if (path.parent / "Art/orb.json").is_file() else content(other)},
                      "inbetween.yml", path)
    path = chance.choice(sources.themes or sources.configurations)
    data = of_text(chance, content(path), content(path))
    return Mutant(kind, "theme", ["convert", "a.json", "--theme", "t.yml", "--output", "out"],
                  {"t.yml": data, "a.json": content(other)}, "t.yml", path)
