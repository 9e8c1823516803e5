"""What .ci/fuzz does to trees of JSON, to bytes, to texts and to packages, by chance."""
import io
import json
import warnings
import zipfile
import zlib

# Two entries of one name are what is wanted.
warnings.filterwarnings("ignore", module="zipfile")
# A tree of more values than these does not grow any more: what takes a command's time for its size
# alone is no find.
MOST_VALUES = 40_000
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


def places(tree):
    """Every value of a tree with what holds it and its key or index there, the root first."""
    found = [(None, None, tree)]
    # What is found is looked at in turn, and so all of it.
    for _, _, value in found:
        if isinstance(value, dict):
            found.extend([(value, key, item) for key, item in value.items()])
        elif isinstance(value, list):
            found.extend([(value, index, item) for index, item in enumerate(value)])
    return found


def nodes(value, path=()):
    """Every value of a tree with the way to it, the root first."""
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


def copied(value):
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value


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
    lists = [value for _, _, value in places(tree) if isinstance(value, list) and len(value) > 1
             and all(isinstance(item, dict) and "t" in item for item in value)]
    if not lists:
        return
    keys = chance.choice(lists)
    first = keys[0]["t"]
    first = first if isinstance(first, (int, float)) else 0
    kind = chance.randrange(5)
    for index, key in enumerate(keys):
        key["t"] = [first, first - index, first + index * 1e-7, first + index * 1e6,
                    chance.uniform(-50, 100)][kind]
    if kind == 2:
        keys[:] = [copied(key) | {"t": first + index * 0.0001}
                   for index, key in enumerate(keys * chance.choice([1, 30]))]


def mutate_links(chance, tree):
    """A parent, matte or composition that leads in a circle or nowhere."""
    layers = [value for _, _, value in places(tree) if isinstance(value, dict) and "ty" in value
              and "ks" in value]
    names = [asset.get("id") for asset in tree.get("assets") or [] if isinstance(asset, dict)
             ] if isinstance(tree, dict) and isinstance(tree.get("assets"), list) else []
    if not layers:
        return
    layer = chance.choice(layers)
    key = chance.choice(["parent", "tp", "tt", "refId", "ind", "ddd", "ct", "tm", "sr", "st", "ao"])
    if key == "refId":
        layer["ty"] = 0
        layer[key] = chance.choice(names) if names else "none"
    elif key == "tm":
        layer[key] = {"a": 0, "k": chance.choice(EDGES)}
    else:
        layer[key] = chance.choice([layer.get("ind", 1), 1, 2, 3, -1, 0, 1e9])


def mutate_place(chance, found, other):
    """Changes one of the places of a tree; `other` gives those of another tree by their keys."""
    holder, key, value = found[chance.randrange(1, len(found)) if len(found) > 1 else 0]
    kind = chance.random()
    if holder is None:
        return
    if isinstance(value, (int, float)) and not isinstance(value, bool) and kind < 0.8:
        holder[key] = mutate_number(chance, value)
    elif isinstance(value, str) and kind < 0.3:
        holder[key] = chance.choice(NAMES)
    elif isinstance(holder, dict) and kind < 0.03 and isinstance(value, (dict, list)):
        holder["x"] = chance.choice(EXPRESSIONS)
    elif kind < 0.25:
        del holder[key]
    elif kind < 0.45 and isinstance(holder, list):
        holder.insert(chance.randrange(len(holder) + 1), copied(value))
    elif kind < 0.55 and isinstance(holder, list) and len(holder) > 1:
        place = chance.randrange(len(holder))
        holder[key], holder[place] = holder[place], holder[key]
    else:
        # The same key of another place, or of another file.
        alike = [item for item in other().get(key, ()) if type(item) is type(value)
                 ] if kind < 0.8 else []
        if alike:
            holder[key] = copied(chance.choice(alike))
        elif kind < 0.9:
            holder[key] = copied(chance.choice(found)[2])
        else:
            holder[key] = copied(chance.choice(
                [None, True, "", "1", [], {}, 0, [0], {"k": 0}, 1e308]))


# About how many bytes a file that has grown has: well below what may take its time for its size alone.
GROWN = 600_000
# How many of all mutants grow, as a share: see --growing.
growing = 0.08


def jittered(chance, value):
    """A copy with some numbers a little different, so that no two are the same."""
    if isinstance(value, dict):
        return {key: jittered(chance, item) for key, item in value.items()}
    if isinstance(value, list):
        return [jittered(chance, item) for item in value]
    if isinstance(value, float) and chance.random() < 0.3:
        return value * (1 + chance.uniform(-0.05, 0.05))
    return value


def grow(chance, tree):
    """One list grows: layers, items of groups, keyframes, vertices, effects, masks, animators, assets; or
    what stands in a group stands in groups within groups."""
    lists = [value for _, _, value in places(tree) if isinstance(value, list) and value
             and (isinstance(value[-1], (dict, list)) or len(value) > 8)]
    if not lists:
        return
    grown = chance.choice(lists)
    item = chance.choice(grown)
    size = len(json.dumps(item)) + 2
    if chance.random() < 0.1 and isinstance(item, dict) and "ty" in item and "it" not in item:
        # Deeper, each with a transform or a repeater of its own.
        for _ in range(min(chance.choice([10, 60, 90, 300]), GROWN // 400)):
            item = {"ty": "gr", "it": [item, {"ty": "tr", "r": {"a": 0, "k": chance.uniform(0, 9)}}]}
        grown[grown.index(grown[-1])] = item
        return
    room = max(0, GROWN - len(json.dumps(tree)))
    count = min(chance.choice([30, 100, 300, 1_000, 10_000, 100_000]), room // size)
    last = grown[-1].get("t") if isinstance(grown[-1], dict) else None
    step = chance.choice([1, 0.25, 0.01])
    first = max([layer.get("ind", 0) for layer in grown if isinstance(layer, dict)
                 and isinstance(layer.get("ind", 0), (int, float))] or [0])
    for index in range(count):
        copy = jittered(chance, item)
        if isinstance(copy, dict) and isinstance(last, (int, float)):
            copy["t"] = last + (index + 1) * step
        if isinstance(copy, dict) and "ind" in copy:
            copy["ind"] = first + index + 1
        grown.append(copy)


def mutate_tree(chance, tree, other):
    """Changes a tree some times; `other` gives the values of another one by their keys."""
    if chance.random() < growing:
        for _ in range(chance.choice([1, 1, 2, 3])):
            if len(places(tree)) <= MOST_VALUES:
                grow(chance, tree)
    for _ in range(chance.choice([1, 1, 2, 2, 3, 5, 8, 13])):
        kind = chance.random()
        if kind < 0.04:
            mutate_times(chance, tree)
        elif kind < 0.07:
            mutate_links(chance, tree)
        else:
            found = places(tree)
            if len(found) > MOST_VALUES:
                break
            mutate_place(chance, found, other)
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
    if chance.random() < growing:
        grow_text(chance, lines)
    return "\n".join(lines).encode("utf-8", "replace")


def grow_text(chance, lines):
    """Some lines come again and again, each for itself or all as one."""
    start = chance.randrange(len(lines))
    part = lines[start:start + chance.choice([1, 1, 2, 3, 5, 9, len(lines)])]
    joint = chance.choice(["\n", "\n", " "])
    size = sum(len(line.encode(errors="replace")) + 1 for line in part)
    room = max(0, GROWN - sum(len(line) + 1 for line in lines))
    count = min(chance.choice([100, 10_000, 100_000]), room // max(1, size))
    lines[start:start] = [joint.join(part * count)]


# MARK: Packages


def unzipped(data):
    """The names and contents of a zip file's entries; none where it is broken."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as source:
            return [(info.filename, source.read(info)) for info in source.infolist()]
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, ValueError, OSError, RuntimeError):
        return None


def mutate_package(chance, data, other):
    """A zip file with entries that differ in content, name or order; or whose bytes do."""
    entries = None if chance.random() < 0.35 else unzipped(data)
    if entries is None:
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
                content = text(mutate_tree(chance, tree, other))
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
