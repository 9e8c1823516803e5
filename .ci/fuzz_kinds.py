"""Mutants for .ci/fuzz: what is changed of which files, and which commands read it.

A mutant is the files of a folder and the arguments of one command, which runs there.
"""
import copy
import io
import json
import random
import warnings
import zipfile
import zlib
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT.parent / "shared/corpus"
# Files above this take longer to mutate than what they find is worth.
LARGEST = 120_000
# Two entries of one name are what is wanted.
warnings.filterwarnings("ignore", module="zipfile")
# What draws has more to go wrong.
COMMANDS = {
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
         "configuration": 3, "theme": 2}
EDGES = [0, -0.0, 1, -1, 0.5, -0.5, 2, 3, 1e-9, 1e-300, 100, 360, 255, 1000, 10_000, -100, 65_535,
         65_536, 1e6, 1e7, 1e9, 1e15, 9.3e18, -9.3e18, 2**53 + 1, 1e40, 1e155, 1e200, 1e308, -1e308,
         12.345678, 29.0000010997325, 0.1 + 0.2]
NAMES = ["", "..", "/", "../../out", "a\u0000b", "\u202eabc", "\\(x)", '"""', "*/", "</script>",
         "init", "Self", "Type", "😀" * 200, "x" * 5_000, "\n", "&amp;", "`", "é\u0301"]
EXPRESSIONS = ["while(true){}", "value + time", "var a=[];while(1)a.push(a);", "thisComp.layer(1)",
               "loopOut('cycle')", "'x'.repeat(1e9)", "wiggle(1e9,1e9)", "valueAtTime(time-1)",
               "(function f(){f()})()", "Array(1e9).fill(0)", "$bm_rt = [NaN, Infinity]"]
WORDS = ["1e999999999", "-0", "0x1p9", "99999999999999999999", "[" * 2_000, "(" * 2_000, "*" * 3_000,
         "|" * 3_000, "#" * 300, "- " * 2_000, "> " * 2_000, "\u0000", "\ufeff", "\u202e", "\t",
         "&a [*a, *a]", "<<: *a", "!!binary x", "---\n", "```\n", "<!--", "]]>", "`" * 1_000,
         "~" * 999, "{{{{", "&#x110000;", "1000000000 s", "-5 frames", "∞", "NaN", "😀",
         "a" * 20_000, "\r", "1/0", "calc(1s + ", "cubic-bezier(9,9,9,9)", "every 0 ms"]


# MARK: Trees


def nodes(value, path=()):
    """Every place of a tree, the root first."""
    yield path, value
    if isinstance(value, dict):
        for key in value:
            yield from nodes(value[key], path + (key,))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from nodes(item, path + (index,))


def at(tree, path):
    for step in path:
        tree = tree[step]
    return tree


def put(tree, path, value):
    if not path:
        return value
    at(tree, path[:-1])[path[-1]] = value
    return tree


def text(tree):
    written = json.dumps(tree, allow_nan=True).replace("Infinity", "1e308").replace("NaN", "0")
    return written.encode("utf-8", "surrogatepass") + b"\n"


def mutate_number(chance, value):
    kind = chance.randrange(6)
    if kind == 0:
        return chance.choice(EDGES)
    if kind == 1:
        return -value
    if kind == 2:
        return value * chance.choice([0.01, 0.5, 2, 10, 1000])
    if kind == 3:
        return value + chance.choice([-1, 1, 1e-6, 0.5, -0.0000011])
    if kind == 4:
        return round(chance.uniform(-200, 200), chance.randrange(6))
    return chance.randrange(0, 40)


def mutate_times(chance, tree):
    """The keyframes of one property at times that are equal, descend, or lie far apart."""
    lists = [value for _, value in nodes(tree) if isinstance(value, list) and len(value) > 1
             and all(isinstance(item, dict) and "t" in item for item in value)]
    if not lists:
        return tree
    keys = chance.choice(lists)
    first = keys[0]["t"]
    first = first if isinstance(first, (int, float)) else 0
    kind = chance.randrange(5)
    for index, key in enumerate(keys):
        key["t"] = [first, first - index, first + index * 1e-7, first + index * 1e6,
                    chance.uniform(-50, 100)][kind]
    if kind == 2:
        keys[:] = [copy.deepcopy(key) | {"t": first + index * 0.0001}
                   for index, key in enumerate(keys * chance.choice([1, 30]))]
    return tree


def mutate_links(chance, tree):
    """A parent, matte or composition that leads in a circle or nowhere."""
    layers = [value for _, value in nodes(tree) if isinstance(value, dict) and "ty" in value
              and "ks" in value]
    names = [asset.get("id") for asset in tree.get("assets") or [] if isinstance(asset, dict)
             ] if isinstance(tree, dict) and isinstance(tree.get("assets"), list) else []
    if not layers:
        return tree
    layer = chance.choice(layers)
    key = chance.choice(["parent", "tp", "tt", "refId", "ind", "ddd", "ct", "tm", "sr", "st", "ao"])
    if key == "refId":
        layer["ty"] = 0
        layer[key] = chance.choice(names) if names else "none"
    elif key == "tm":
        layer[key] = {"a": 0, "k": chance.choice(EDGES)}
    else:
        layer[key] = chance.choice([layer.get("ind", 1), 1, 2, 3, -1, 0, 1e9])
    return tree


def mutate_once(chance, tree, other):
    kind = chance.random()
    if kind < 0.04:
        return mutate_times(chance, tree)
    if kind < 0.07:
        return mutate_links(chance, tree)
    places = list(nodes(tree))
    path, value = chance.choice(places[1:]) if len(places) > 1 else places[0]
    kind = chance.random()
    if isinstance(value, (int, float)) and not isinstance(value, bool) and kind < 0.8:
        return put(tree, path, mutate_number(chance, value))
    if isinstance(value, str) and kind < 0.3:
        return put(tree, path, chance.choice(NAMES))
    parent = at(tree, path[:-1]) if path else None
    if isinstance(parent, dict) and kind < 0.03 and isinstance(value, (dict, list)):
        parent["x"] = chance.choice(EXPRESSIONS)
        return tree
    if kind < 0.25 and parent is not None:
        del parent[path[-1]]
        return tree
    if kind < 0.45 and isinstance(parent, list):
        parent.insert(chance.randrange(len(parent) + 1), copy.deepcopy(value))
        return tree
    if kind < 0.55 and isinstance(parent, list) and len(parent) > 1:
        place = chance.randrange(len(parent))
        parent[path[-1]], parent[place] = parent[place], parent[path[-1]]
        return tree
    if kind < 0.8:
        # The same key of another place, or of another file.
        found = [item for way, item in nodes(other) if way and path and way[-1] == path[-1]
                 and type(item) is type(value)]
        if found:
            return put(tree, path, copy.deepcopy(chance.choice(found)))
    if kind < 0.9:
        return put(tree, path, copy.deepcopy(chance.choice(places)[1]))
    return put(tree, path, chance.choice([None, True, "", "1", [], {}, 0, [0], {"k": 0}, 1e308]))


def mutate_tree(chance, tree, other):
    for _ in range(chance.choice([1, 1, 2, 2, 3, 5, 8, 13])):
        tree = mutate_once(chance, tree, other)
        # What would take the command's time for its size alone is no find.
        if len(text(tree)) > 900_000:
            return at(tree, ())
    return tree


# MARK: Bytes and texts


def mutate_bytes(chance, data):
    data = bytearray(data)
    for _ in range(chance.choice([1, 2, 3, 8, 30])):
        if not data:
            break
        place = chance.randrange(len(data))
        end = min(len(data), place + chance.choice([1, 2, 4, 16, 200]))
        kind = chance.randrange(7)
        if kind == 0:
            data[place] = chance.randrange(256)
        elif kind == 1:
            data[place] ^= 1 << chance.randrange(8)
        elif kind == 2:
            del data[place:end]
        elif kind == 3:
            data[place:place] = data[place:end]
        elif kind == 4:
            data[place:place] = chance.choice(WORDS).encode()
        elif kind == 5:
            data[place:end] = bytes(chance.randrange(256) for _ in range(end - place))
        elif chance.random() < 0.2:
            del data[place:]
    return bytes(data)


def mutate_text(chance, data, other):
    lines, rest = data.decode(errors="replace").split("\n"), other.decode(errors="replace").split("\n")
    for _ in range(chance.choice([1, 2, 3, 5, 8])):
        place = chance.randrange(len(lines))
        kind = chance.randrange(8)
        if kind == 0 and len(lines) > 1:
            del lines[place]
        elif kind == 1:
            lines[place:place] = [lines[place]] * chance.choice([1, 2, 100])
        elif kind == 2:
            lines[place:place] = [chance.choice(rest)]
        elif kind == 3:
            words = lines[place].split(" ")
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            lines[place] = " ".join(words)
        elif kind == 4:
            lines[place] = "".join(
                chance.choice(["9", "0", "-", ".", "1e9"]) if letter.isdigit() and chance.random() < 0.5
                else letter for letter in lines[place])
        elif kind == 5:
            lines[place] = " " * chance.randrange(12) + lines[place].lstrip()
        elif kind == 6:
            end = chance.randrange(len(lines))
            lines[place], lines[end] = lines[end], lines[place]
        else:
            lines[place] += chance.choice(WORDS)
    return "\n".join(lines).encode("utf-8", "replace")


# MARK: Packages


def mutate_package(chance, data, trees):
    """A zip file with entries that differ in content, name or order; or whose bytes do."""
    if chance.random() < 0.35:
        return mutate_bytes(chance, data)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as source:
            entries = [(info.filename, source.read(info)) for info in source.infolist()]
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, ValueError, OSError, RuntimeError):
        return mutate_bytes(chance, data)
    for _ in range(chance.choice([1, 1, 2, 4])):
        if not entries:
            break
        place = chance.randrange(len(entries))
        name, content = entries[place]
        kind = chance.randrange(7)
        if kind < 3 and name.endswith(".json"):
            try:
                tree = json.loads(content)
            except (ValueError, RecursionError):
                tree = None
            if isinstance(tree, (dict, list)):
                content = text(mutate_tree(chance, tree, chance.choice(trees)()))
            entries[place] = (name, content)
        elif kind == 3:
            entries[place] = (chance.choice(["../x.json", "/x", "manifest.json", "", "a" * 60_000,
                                             "animations/../manifest.json", "C:\\x", "a/b/"]), content)
        elif kind == 4:
            entries.append((name, content))
        elif kind == 5:
            del entries[place]
        else:
            entries[place] = (name, chance.choice([b"", b"\0" * 3_000_000, mutate_bytes(chance, content)]))
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as target:
        for name, content in entries:
            method = chance.choice([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
            info = zipfile.ZipInfo(name[:65_000])
            target.writestr(info, content, compress_type=method)
    data = made.getvalue()
    # Sizes and places that are said wrongly.
    if chance.random() < 0.2 and len(data) > 64:
        data = bytearray(data)
        place = chance.randrange(len(data) - 4)
        if chance.random() < 0.7:
            place = max(0, data.rfind(b"PK\x01\x02")) + chance.choice([16, 20, 24, 28, 42])
        data[place:place + 4] = chance.choice([b"\xff\xff\xff\xff", b"\0\0\0\0", b"\xff\xff\xff\x7f"])
        data = bytes(data)
    return data


# MARK: Mutants


def found(folder, *endings):
    return [path for path in sorted(folder.rglob("*")) if path.is_file()
            and path.name.endswith(endings) and path.stat().st_size <= LARGEST] if folder.is_dir() else []


@lru_cache(maxsize=256)
def content(path):
    return path.read_bytes()


class Sources:
    """The files that mutants are made from."""

    def __init__(self):
        self.animations = []
        for folder in (ROOT / "Fixtures", CORPUS):
            for path in found(folder, ".json"):
                if "hostile" in path.relative_to(folder).parts:
                    continue
                try:
                    tree = json.loads(path.read_bytes())
                except (ValueError, RecursionError):
                    continue
                if isinstance(tree, dict) and isinstance(tree.get("layers"), list):
                    self.animations.append(path)
        self.packages = found(ROOT / "Fixtures", ".lottie", ".tgs", ".zip") + found(CORPUS, ".lottie")
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

    def tree(self, path):
        return json.loads(content(path))


class Mutant:
    """The files of a folder, which of them was changed, and the command that reads them."""

    def __init__(self, kind, command, call, files, changed, origin):
        self.kind, self.command, self.call = kind, command, call
        self.files, self.changed, self.origin = files, changed, origin

    def with_content(self, data):
        return Mutant(self.kind, self.command, self.call, {**self.files, self.changed: data},
                      self.changed, self.origin)


def mutant(seed, sources, commands, kinds):
    """The mutant of a seed, the same for the same files."""
    chance = random.Random(seed)
    names = [name for name in KINDS if name in kinds]
    kind = chance.choices(names, [KINDS[name] for name in names])[0]
    wanted = [name for name in COMMANDS if name in commands]
    command = chance.choices(wanted, [COMMANDS[name][0] for name in wanted])[0]
    call = COMMANDS[command][1]

    def reading(name):
        return [part.replace("{in}", name) for part in call]

    path = chance.choice(sources.animations)
    other = chance.choice(sources.animations)
    if kind == "animation":
        tree = mutate_tree(chance, sources.tree(path), sources.tree(other))
        return Mutant(kind, command, reading("m.json"), {"m.json": text(tree)}, "m.json", path)
    if kind == "bytes":
        data = mutate_bytes(chance, content(path))
        return Mutant(kind, command, reading("m.json"), {"m.json": data}, "m.json", path)
    if kind == "package":
        path = chance.choice(sources.packages)
        name = "m" + path.suffix
        data = mutate_package(chance, content(path), [lambda: sources.tree(other)])
        return Mutant(kind, command, reading(name), {name: data}, name, path)
    if kind == "timing-file":
        path = chance.choice(sources.timings)
        animation = path.with_name(path.name.replace(".timing.yaml", ".json"))
        data = mutate_text(chance, content(path), content(chance.choice(sources.timings)))
        command, call = chance.choice([
            ("timing", ["timing", "m.json"]), ("sarif", ["timing", "m.json", "--format", "sarif"]),
            ("page", ["timing", "m.json", "--format", "html", "--output", "o.html"]),
            ("validate", ["validate", "."]), ("fixtures", ["fixtures", "."]),
            ("canvas", ["convert", "m.json", "--output", "out"])])
        return Mutant(kind, command, call, {"m.json": content(animation), "m.timing.yaml": data},
                      "m.timing.yaml", path)
    if kind == "document":
        path = chance.choice(sources.documents)
        data = mutate_text(chance, content(path), content(chance.choice(sources.documents)))
        name = "m" + path.suffix
        command, call = chance.choice([
            ("document", ["document", name]), ("facts", ["document", name, "--facts"]),
            ("document-for", ["document", name, "--for", "a.json"]),
            ("from-document", ["timing", "a.json", "--from-document", name])])
        return Mutant(kind, command, call, {name: data, "a.json": content(other)} if name != "a.json"
                      else {name: data}, name, path)
    if kind == "machine":
        path = chance.choice(sources.machines)
        tree = mutate_tree(chance, sources.tree(path), sources.tree(chance.choice(sources.machines)))
        command, more = chance.choice([
            ("machine", ["--script", chance.choice(sources.scripts)]),
            ("machine-swift", ["--swift"]), ("machine-describe", ["--describe"])])
        return Mutant(kind, command, ["machine", "m.json", "--animation", "a.lottie", *more],
                      {"m.json": text(tree), "a.lottie": content(sources.stage)}, "m.json", path)
    if kind == "configuration":
        path = chance.choice(sources.configurations)
        data = mutate_text(chance, content(path), content(chance.choice(sources.configurations)))
        return Mutant(kind, "convert", ["convert", "--config", "inbetween.yml"],
                      {"inbetween.yml": data, "Art/orb.json": content(path.parent / "Art/orb.json")
                       if (path.parent / "Art/orb.json").is_file() else content(other)},
                      "inbetween.yml", path)
    path = chance.choice(sources.themes or sources.configurations)
    data = mutate_text(chance, content(path), content(path))
    return Mutant(kind, "canvas", ["convert", "a.json", "--theme", "t.yml", "--output", "out"],
                  {"t.yml": data, "a.json": content(other)}, "t.yml", path)
