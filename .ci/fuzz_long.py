"""Mutants for .ci/fuzz that are as long as a small file may be: one list, text or line of a file becomes
as long as fits, its members all different, while the rest stays as plain as it was.

What takes time for each pair of members shows itself in these, and what keeps all of them at once.
"""
import io
import json
import re
import zipfile

from fuzz_changes import copied, places, text, unzipped

# About how many bytes a mutant has.
FULL = 950_000
# Keys whose numbers choose among kinds, or say how something is written: others would be another file.
KEPT = {"ty", "a", "h", "ix", "bm", "ddd", "d", "lc", "lj", "m", "mm", "tt", "td", "sy", "b", "rn", "j",
        "of", "np", "en"}
# Characters of which long texts are made: those that stand alone, join, turn, combine, and lack a font.
SCRIPTS = ["abcdefghij klmnop qrs tuv", "0123456789", "áâãäåāăą ǎǟǡ", "\u0301\u0302\u0303\u0316",
           "السلام عليكم", "שלום עולם", "नमस्ते दुनिया", "漢字仮名交文", "😀😁👩‍👩‍👧🇩🇪", "\n", "\r", "a\u200d",
           "fi ffi fl ", "\u3000 \u00a0\t"]


class Members:
    """How the members of a list differ from one another."""

    def __init__(self, chance):
        self.chance = chance
        self.how = chance.choice(["near", "near", "far", "step", "same"])
        # Of some keys the numbers stay as they are.
        self.kept = {}
        self.links = chance.choice(["chain", "first", "any", "none", "none"])
        self.names = chance.choice(["own", "own", "one", "long"])

    def number(self, value, index):
        if self.how == "same":
            return value
        if self.how == "step":
            return value + index * 0.01
        if self.how == "far":
            return round(self.chance.uniform(-2, 2) * (abs(value) + 1), 3)
        return round(value * (1 + self.chance.uniform(-0.05, 0.05)) + self.chance.uniform(0, 1e-3), 4)

    def string(self, key, value, index):
        if key == "nm" and self.names == "one" or key in ("refId", "tm", "s", "mode"):
            return value
        if key in ("nm", "id", "cl", "ln", "t", "fName", "cm"):
            return f"{value}{index}" + ("x" * 200 if self.names == "long" and key == "nm" else "")
        return value

    def one(self, value, index, key=None):
        """The member, or the part of it that stands under a key, as the one of an index."""
        if isinstance(value, dict):
            return {key: self.one(item, index, key) for key, item in value.items()}
        if isinstance(value, list):
            return [self.one(item, index, key) for item in value]
        if isinstance(value, str):
            return self.string(key, value, index)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or key in KEPT:
            return value
        if self.kept.setdefault(key, self.chance.random() < 0.3):
            return value
        return self.number(value, index)

    def layer(self, made, first, index):
        """Numbers and parents of layers."""
        if "ind" in made:
            made["ind"] = first + index + 1
        if self.links != "none" and "ks" in made and index > 0:
            made["parent"] = first + {"chain": index, "first": 1,
                                      "any": self.chance.randrange(index) + 1}[self.links]


def size(value):
    return len(json.dumps(value)) + 2


def lengthen_list(chance, holder, room):
    """A list gets members until it has so many bytes."""
    last = chance.choice(holder)
    members = Members(chance)
    numbers = [member.get("ind") for member in holder if isinstance(member, dict)]
    first = max([number for number in numbers if isinstance(number, (int, float))] or [0])
    times = [member["t"] for member in holder if isinstance(member, dict)
             and isinstance(member.get("t"), (int, float))]
    step = chance.choice([1, 0.25, 0.01, 0.001])
    before = chance.random() < 0.3 and not times
    more = []
    while room > 0 and len(more) < 200_000:
        index = len(more)
        made = members.one(last, index)
        if isinstance(made, dict):
            if times and "t" in made:
                made["t"] = round(max(times) + (index + 1) * step, 6)
            members.layer(made, first, index)
        room -= size(made)
        if room > 0:
            more.append(made)
    holder[:] = more + holder if before else holder + more


def lengthen_outline(chance, outline, room):
    """An outline gets vertices."""
    count = min(200_000, room // 40)
    shape = chance.randrange(3)
    for index in range(count):
        x, y = [(index * 0.37 % 400, index * 0.011), (chance.uniform(0, 400), chance.uniform(0, 400)),
                (index % 2 * 300, index * 0.01)][shape]
        outline["v"].append([round(x, 2), round(y, 2)])
        outline["i"].append([round(chance.uniform(-9, 9), 1), 0])
        outline["o"].append([0, round(chance.uniform(-9, 9), 1)])


def lengthen_gradient(chance, gradient, room):
    """A gradient gets colours, in order."""
    count = min(30_000, room // 40)
    stops = [[round(index / count, 6), *(round(chance.random(), 3) for _ in range(3))]
             for index in range(count)]
    gradient["p"] = count
    gradient["k"] = {"a": 0, "k": [number for stop in stops for number in stop]}


def long_text(chance, room):
    scripts = chance.choices(SCRIPTS, k=chance.choice([1, 1, 2, 5]))
    run = chance.choice([1, 1, 10, 1_000, 10**6])
    made, length = [], 0
    while length < room:
        script = chance.choice(scripts)
        part = "".join(chance.choice(script) for _ in range(min(run, 1 + (room - length) // 6)))
        made.append(part)
        length += len(json.dumps(part))
    return "".join(made)


def lengthen(chance, tree, room):
    """One list, outline, gradient or text of a tree becomes as long as there is room."""
    found = places(tree)
    kind = chance.random()
    outlines = [value for _, _, value in found if isinstance(value, dict) and all(
        isinstance(value.get(key), list) and value[key] for key in "vio")]
    gradients = [value for _, key, value in found if key == "g" and isinstance(value, dict) and "p" in value]
    strings = [(holder, key) for holder, key, value in found
               if isinstance(value, str) and isinstance(holder, dict)
               and (key in ("nm", "x") or key == "t" and "f" in holder)]
    if kind < 0.1 and outlines:
        lengthen_outline(chance, chance.choice(outlines), room)
    elif kind < 0.15 and gradients:
        lengthen_gradient(chance, chance.choice(gradients), room)
    elif kind < 0.25 and strings:
        holder, key = chance.choice([pair for pair in strings if pair[1] == "t"] or strings)
        holder[key] = long_text(chance, min(room, chance.choice([5_000, 90_000, room]))) if key != "x" else (
            "\n".join(f"var v{index} = {chance.randrange(99)} + time;" for index in range(room // 30)))
    else:
        # Each kind of list is as likely as another, however many of it there are.
        by_key = {}
        for _, key, value in found:
            if isinstance(value, list) and value and isinstance(value[-1], (dict, list)):
                by_key.setdefault(key if isinstance(key, str) else "", []).append(value)
        if by_key:
            lengthen_list(chance, chance.choice(by_key[chance.choice(sorted(by_key))]), room)


def lengthen_tree(chance, tree, other):
    """Makes a tree long at one place, or at two, of which each may be in the other."""
    if not isinstance(tree, (dict, list)):
        return tree
    layers = tree.get("layers") if isinstance(tree, dict) else None
    if isinstance(layers, list) and len(layers) > 3 and chance.random() < 0.7:
        # Fewer of the others: what is slow is then what has grown.
        tree["layers"] = copied(sorted(
            chance.sample(layers, 3), key=layers.index))
    for share in chance.choice([[1], [1], [1], [0.05, 1], [0.5, 1]]):
        room = int((FULL - size(tree)) * share)
        if room > 0:
            lengthen(chance, tree, room)
    return tree


# MARK: Texts and packages


def lengthen_text(chance, data, other):
    """Some lines come again and again, with other numbers and other words each time."""
    lines = data.decode(errors="replace").split("\n")
    start = chance.randrange(len(lines))
    part = lines[start:start + chance.choice([1, 1, 1, 2, 3, 5, 9, 20])]
    words = sorted(set(re.findall(r"[A-Za-z]{2,}", "\n".join(part))))
    changed = set(chance.sample(words, min(len(words), chance.choice([0, 1, 1, 2, 9]))))
    joint = chance.choice(["\n", "\n", "\n", " ", ""])
    varies = chance.random() < 0.7
    made, length, index = [], sum(len(line.encode(errors="replace")) + 1 for line in lines), 0
    while length < FULL and index < 200_000:
        copy = joint.join(part)
        if varies:
            copy = re.sub(r"\d+", lambda found: str(int(found[0][:9]) + index % 997), copy)
        copy = re.sub(r"[A-Za-z]{2,}",
                      lambda found: found[0] + (str(index) if found[0] in changed else ""), copy)
        made.append(copy)
        length += len(copy.encode(errors="replace")) + 1
        index += 1
    lines[start:start] = [joint.join(made)]
    return "\n".join(lines).encode("utf-8", "replace")


def lengthen_package(chance, data, other):
    """One file of a package becomes long; or there are very many of it."""
    entries = unzipped(data)
    trees = [index for index, (name, _) in enumerate(entries or []) if name.endswith(".json")]
    if not trees:
        return data
    place = chance.choice(trees)
    name, content = entries[place]
    if chance.random() < 0.3:
        count = min(20_000, FULL // (150 + 2 * len(name) + len(content)))
        stem = name.removesuffix(".json")
        entries += [(f"{stem}{index}.json", content) for index in range(count)]
        for index, (other_name, tree) in enumerate(entries):
            if other_name == "manifest.json":
                entries[index] = (other_name, named_all(tree, stem.rpartition("/")[2], count))
    else:
        try:
            tree = json.loads(content)
        except (ValueError, RecursionError):
            return data
        entries[place] = (name, text(lengthen_tree(chance, tree, other)))
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as target:
        for name, content in entries:
            target.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


def named_all(manifest, stem, count):
    """A manifest that names the copies of what it named."""
    try:
        tree = json.loads(manifest)
    except ValueError:
        return manifest
    for value in tree.values() if isinstance(tree, dict) else []:
        for item in list(value) if isinstance(value, list) else []:
            if isinstance(item, dict) and item.get("id") == stem:
                value += [item | {"id": f"{stem}{index}"} for index in range(count)]
    return text(tree)
