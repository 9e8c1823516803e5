"""Well-formed scenes of all features for .ci/fuzz, made by chance: legal values at their ends, in
combinations that no designer's file has.

Effects, layer styles and texts are those of other files, in new places.
"""
from fuzz_changes import copied

# Lengths, shares and angles that a file may hold and that something may divide by, or turn around.
LENGTHS = [0, 0, 1, -1, 0.001, 40, 80, 80, 100, 200, -50, 1e4, 1e6]
SHARES = [0, 0, 0, 50, 50, 100, 100, 100, 25.5, -10, 130]
ANGLES = [0, 0, 30, 45, 90, 180, 360, -360, 720, 3_600, -7, 1e6]
COUNTS = [0, 1, 2, 3, 3, 5, 5, 8, 40, 2.5]
RATES = [1, 24, 25, 29.97, 30, 30, 60, 60, 120, 1_000]
SIDES = [1, 2, 64, 200, 200, 200, 512, 1_080]
STRETCHES = [1, 1, 1, 1, -1, 0.5, 2, -0.25, 100, 0.01]
MODES = list(range(17))


class Scene:
    """What a scene is made with: `chance`, the length, and parts of other files by their keys."""

    def __init__(self, chance, parts):
        self.chance, self.parts = chance, parts
        self.end = chance.choices([1, 2, 10, 30, 60, 600, 36_001], [3, 3, 10, 10, 6, 1, 0.1])[0]
        # The deeper something lies, the less of it there is.
        self.room = chance.choice([3, 6, 15])

    def pick(self, *choices):
        return self.chance.choice(choices)

    def often(self, share):
        return self.chance.random() < share

    # MARK: Values

    def times(self, count):
        kind = self.chance.random()
        if kind < 0.1:
            return [self.chance.choice([0, 0, self.end])] * count
        low, high = (-self.end, 2 * self.end) if kind < 0.4 else (0, self.end)
        return sorted(round(self.chance.uniform(low, high), self.pick(0, 0, 0, 3))
                      for _ in range(count))

    def curve(self, size):
        x = [self.pick(0, 0.333, 0.333, 0.6, 1) for _ in range(size)]
        y = [self.pick(0, 0.333, 1, 1, -2, 3) for _ in range(size)]
        return {"x": x, "y": y}

    def moving(self, make, share=0.15, size=1):
        """A property of what `make` gives, still or with keyframes."""
        if not self.often(share):
            return {"a": 0, "k": make()}
        count = self.chance.choices([2, 3, 5, 12, 400, 2_000], [30, 20, 8, 3, 0.1, 0.03])[0]
        keys = []
        for time in self.times(count):
            value = make()
            key = {"t": time, "s": value if isinstance(value, list) else [value]}
            if self.often(0.2):
                key["h"] = 1
            else:
                key["i"], key["o"] = self.curve(size), self.curve(size)
            keys.append(key)
        return {"a": 1, "k": keys}

    def number(self, values, share=0.15):
        return self.moving(lambda: self.chance.choice(values), share)

    def point(self, values, size=2, share=0.15):
        made = self.moving(lambda: [self.chance.choice(values) for _ in range(size)], share)
        if made["a"] and self.often(0.3):
            for key in made["k"]:
                key["ti"] = [self.chance.choice(LENGTHS) for _ in range(size)]
                key["to"] = [self.chance.choice(LENGTHS) for _ in range(size)]
        return made

    def color(self):
        return self.moving(lambda: [self.pick(0, 0.2, 0.8, 1) for _ in range(3)] + [1])

    def outline(self):
        closed = self.often(0.6)

        def one():
            # Keyframes may differ in how many points they have.
            count = self.chance.choices([0, 1, 2, 3, 4, 9, 60], [2, 4, 4, 8, 8, 4, 1])[0]
            same = self.often(0.15)
            spot = [self.chance.choice(LENGTHS[:10]), 3]

            def corners(values):
                return [spot if same and values is LENGTHS else
                        [self.chance.choice(values), self.chance.choice(values)]
                        for _ in range(count)]
            return {"c": closed, "v": corners(LENGTHS), "i": corners([0, 0, 0, 20, -20]),
                    "o": corners([0, 0, 0, 20, -20])}

        made = self.moving(one, 0.3)
        if made["a"] == 0:
            return made
        for key in made["k"]:
            key["s"] = key["s"] if isinstance(key["s"], list) else [key["s"]]
        return made

    def transform(self, kind=None):
        made = {"a": self.point(LENGTHS, share=0.15), "p": self.point(LENGTHS[:10]),
                "s": self.point([100, 100, 100, 0, -100, 50, 1e4]),
                "r": self.number(ANGLES), "o": self.number(SHARES)}
        if self.often(0.2):
            made["sk"], made["sa"] = self.number(ANGLES), self.number(ANGLES)
        if kind:
            made["ty"] = kind
        return made

    # MARK: Shapes

    def stops(self):
        count = self.pick(1, 2, 2, 3, 8)
        equal = self.often(0.3)
        offsets = sorted(0.5 if equal else self.pick(0, 0.25, 0.5, 0.5, 1) for _ in range(count))
        colors = [part for offset in offsets
                  for part in [offset, *(self.pick(0, 0.5, 1) for _ in range(3))]]
        if self.often(0.4):
            colors += [part for offset in offsets for part in [offset, self.pick(0, 0.5, 1)]]
        return count, colors

    def gradient(self, kind):
        count, first = self.stops()
        return {"ty": kind, "o": self.number(SHARES), "r": self.pick(1, 2), "t": self.pick(1, 2),
                "g": {"p": count, "k": self.moving(lambda: list(first), 0.2)},
                "s": self.point(LENGTHS[:10]), "e": self.point(LENGTHS[:10]),
                "h": self.number(SHARES), "a": self.number(ANGLES)} | (
                    self.pen() if kind == "gs" else {})

    def pen(self):
        made = {"w": self.number([0, 1, 4, 20, 300, 1e5]), "lc": self.pick(1, 2, 3),
                "lj": self.pick(1, 2, 3), "ml": self.pick(0, 1, 4, 100)}
        if self.often(0.3):
            made["d"] = [{"n": name, "v": self.number([0, 1, 8, 30, 1e5])}
                         for name in self.pick(["d"], ["d", "g"], ["d", "g", "o"], ["o"])]
        return made

    def shape(self, depth):
        kinds = ["rc", "el", "sr", "sh", "sh", "fl", "fl", "st", "gf", "gs", "tm", "rp", "rd", "zz",
                 "pb", "tw", "op", "mm"] + (["gr"] * 5 if depth < 4 else [])
        kind = self.chance.choice(kinds)
        make = {
            "rc": lambda: {"s": self.point(LENGTHS), "p": self.point(LENGTHS[:10]),
                           "r": self.number(LENGTHS)},
            "el": lambda: {"s": self.point(LENGTHS), "p": self.point(LENGTHS[:10])},
            "sr": lambda: {"sy": self.pick(1, 2), "pt": self.number(COUNTS),
                           "p": self.point(LENGTHS[:10]), "r": self.number(ANGLES),
                           "ir": self.number(LENGTHS), "or": self.number(LENGTHS),
                           "is": self.number(SHARES), "os": self.number(SHARES)},
            "sh": lambda: {"ks": self.outline()},
            "fl": lambda: {"c": self.color(), "o": self.number(SHARES), "r": self.pick(1, 2)},
            "st": lambda: {"c": self.color(), "o": self.number(SHARES)} | self.pen(),
            "gf": lambda: self.gradient("gf"), "gs": lambda: self.gradient("gs"),
            "tm": lambda: {"s": self.number(SHARES, 0.6), "e": self.number(SHARES, 0.6),
                           "o": self.number(ANGLES), "m": self.pick(1, 2)},
            "rp": lambda: {"c": self.number(COUNTS), "o": self.number(COUNTS + [-3]),
                           "m": self.pick(1, 2),
                           "tr": self.transform("tr") | {"so": self.number(SHARES),
                                                         "eo": self.number(SHARES)}},
            "rd": lambda: {"r": self.number(LENGTHS)},
            "zz": lambda: {"s": self.number(LENGTHS), "r": self.number(COUNTS),
                           "pt": self.number([1, 2], 0.1)},
            "pb": lambda: {"a": self.number(SHARES + [-100])},
            "tw": lambda: {"a": self.number(ANGLES), "c": self.point(LENGTHS[:10])},
            "op": lambda: {"a": self.number(LENGTHS[:10]), "lj": self.pick(1, 2, 3),
                           "ml": {"a": 0, "k": 4}},
            "mm": lambda: {"mm": self.pick(1, 2, 3, 4, 5)},
            "gr": lambda: {"it": self.shapes(depth + 1) + [self.transform("tr")]},
        }
        return {"ty": kind, "nm": kind, "d": self.pick(1, 1, 3), "bm": self.mode()} | make[kind]()

    def shapes(self, depth=0):
        # A picture more often than not: something to paint, and paint.
        base = [{"ty": "rc", "s": {"a": 0, "k": [80, 60]}, "p": {"a": 0, "k": [0, 0]},
                 "r": {"a": 0, "k": 8}}] if self.often(0.5) else []
        paint = [{"ty": "fl", "c": self.color(), "o": {"a": 0, "k": 100}, "r": 1}
                 ] if self.often(0.6) else []
        self.room -= 1
        count = self.chance.randrange(1, 6) if self.room > 0 else 1
        made = base + [self.shape(depth) for _ in range(count)] + paint
        if self.often(0.2):
            self.chance.shuffle(made)
        return made

    # MARK: Layers

    def mode(self):
        return self.chance.choice(MODES) if self.often(0.2) else 0

    def part(self, key, wanted):
        """A part of another file, whole; nothing where none has it."""
        found = [value for value in self.parts(key) if wanted(value)]
        return copied(self.chance.choice(found)) if found else None

    def some(self, key):
        """Some elements of the lists of other files."""
        made = []
        for _ in range(self.pick(1, 1, 1, 2)):
            found = self.part(key, lambda value: isinstance(value, list) and value
                              and all(isinstance(item, dict) and "ty" in item for item in value))
            made += [self.chance.choice(found)] if found else []
        return made

    def mask(self):
        return {"mode": self.pick("a", "s", "i", "l", "d", "f", "n"), "inv": self.often(0.3),
                "pt": self.outline(), "o": self.number(SHARES), "x": self.number([0, 0, 5, -5, 1e4]),
                "f": self.point([0, 0, 10, 300], share=0.1)}

    def layer(self, index, names, images):
        kind = self.chance.choices([4, 1, 3, 0 if names else 4, 2 if images else 4, 5],
                                   [10, 3, 2, 6, 2, 2])[0]
        start, end = self.pick((0, self.end), (0, self.end), (-5, self.end * 2), (self.end / 3, 9),
                               (self.end / 2, self.end), (3, 3))
        made = {"ty": kind, "ind": index, "nm": f"Layer {index}", "ip": start, "op": end,
                "st": self.pick(0, 0, 0, -self.end, 7.5), "sr": self.chance.choice(STRETCHES),
                "bm": self.mode(), "ks": self.transform()}
        if kind == 4:
            made["shapes"] = self.shapes()
        elif kind == 1:
            made |= {"sw": self.pick(0, 1, 100, 200, 5_000), "sh": self.pick(1, 100, 200),
                     "sc": self.pick("#ff0000", "#00ff88", "#fff")}
        elif kind == 0:
            made |= {"refId": self.chance.choice(names), "w": self.pick(1, 100, 200, 2_000),
                     "h": self.pick(100, 200), "ct": int(self.often(0.2))}
            if self.often(0.3):
                made["tm"] = self.number([0, 0.5, 1, 2, -1, 100], 0.8)
        elif kind == 2:
            made["refId"] = self.chance.choice(images)
        elif kind == 5:
            text = self.part("t", lambda value: isinstance(value, dict) and "d" in value)
            made |= {"t": text} if text else {"ty": 3}
        if self.often(0.15):
            made["ddd"] = 1
            made["ks"] |= {"rx": self.number(ANGLES), "ry": self.number(ANGLES),
                           "rz": self.number(ANGLES), "p": self.point(LENGTHS[:10], 3),
                           "a": self.point(LENGTHS[:10], 3, 0.1)}
        if index > 1 and self.often(0.25):
            made["parent"] = self.chance.randrange(1, index)
        if index > 1 and self.often(0.2):
            made |= {"tt": self.pick(1, 2, 3, 4), "tp": self.chance.randrange(1, index)}
        if self.often(0.15):
            made |= {"hasMask": True, "masksProperties": [
                self.mask() for _ in range(self.pick(1, 1, 2, 4))]}
        if self.often(0.2):
            made["ef"] = self.some("ef")
        if self.often(0.1):
            made["sy"] = self.some("sy")
        made |= {key: 1 for key in ["ao", "td", "hd"] if self.often(0.04)}
        return made

    def layers(self, names, images):
        count = self.chance.choices([1, 2, 4, 9, 60], [5, 5, 4, 1, 0.05])[0]
        return [self.layer(index + 1, names, images) for index in range(count)]

    def tree(self):
        assets, names, images = [], [], []
        image = self.part("p", lambda value: isinstance(value, str) and value.startswith("data:")
                          and len(value) < 20_000)
        if image:
            images = ["picture"]
            assets.append({"id": "picture", "w": 40, "h": 30, "u": "", "p": image, "e": 1})
        # Each shows those before it, and so none itself.
        for number in range(self.chance.choice([0, 0, 0, 1, 2, 4])):
            assets.append({"id": f"c{number}", "layers": self.layers(names, images)})
            names = names + [f"c{number}"]
        tree = {"v": "5.12.2", "fr": self.chance.choice(RATES), "ip": self.pick(0, 0, 0, -10, 5),
                "w": self.chance.choice(SIDES), "h": self.chance.choice(SIDES), "ddd": 0,
                "nm": "Scene", "assets": assets, "layers": self.layers(names, images)}
        tree["op"] = tree["ip"] + self.end
        for key in ["fonts", "chars"]:
            if found := self.part(key, lambda value: bool(value)):
                tree[key] = found
        return tree


def scene(chance, parts):
    """A scene; `parts` gives the values of other files by their keys."""
    return Scene(chance, parts).tree()
