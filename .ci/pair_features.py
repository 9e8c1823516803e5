"""Features that `.ci/pairs` puts together, two by two, on one layer.

A feature takes slots of the layer, so that two that exclude each other are not tried: two blend
modes, two paints.  Effects, styles and text settings are those of Fixtures/features, whose numbers
are known to be right; the rest is said here.
"""
import copy
import json
from pathlib import Path

FIXTURES = Path(__file__).resolve().parent.parent / "Fixtures/features"


class Feature:
    def __init__(self, slots, change):
        self.slots, self.change = slots, change


def fixed(value):
    return {"a": 0, "k": value}


def moving(start, end):
    """From one value to another by a curve that is not the same both ways."""
    count = len(start) if isinstance(start, list) else 1
    listed = lambda value: value if isinstance(value, list) else [value]
    ease = lambda value: [value] * count
    return {"a": 1, "k": [
        {"t": 0, "s": listed(start), "o": {"x": ease(0.7), "y": ease(0)},
         "i": {"x": ease(0.8), "y": ease(0.6)}},
        {"t": 30, "s": listed(end)}]}


def fixture(name):
    return json.loads((FIXTURES / name / (name + ".json")).read_text(encoding="utf-8"))


def first(name, key):
    """What the first layer of a fixture that has it has under a key."""
    return next(layer[key] for layer in fixture(name)["layers"] if layer.get(key))


def outline(points):
    zero = [[0, 0] for _ in points]
    return {"c": True, "v": points, "i": zero, "o": zero}


def shape(points):
    return {"ty": "sh", "nm": "Outline", "ks": fixed(outline(points))}


def transform(**changes):
    whole = {"ty": "tr", "p": fixed([0, 0]), "a": fixed([0, 0]), "s": fixed([100, 100]),
             "r": fixed(0), "o": fixed(100), "sk": fixed(0), "sa": fixed(0)}
    whole.update(changes)
    return whole


def group(name, items):
    return {"ty": "gr", "nm": name, "it": items + [transform()]}


def fill(color, opacity=100):
    return {"ty": "fl", "nm": "Fill", "c": fixed(color + [1]), "o": fixed(opacity), "r": 1}


def layer(name, index, kind, **more):
    whole = {"ddd": 0, "ind": index, "ty": kind, "nm": name, "sr": 1, "ip": 0, "op": 30, "st": 0,
             "bm": 0, "ao": 0,
             "ks": {"o": fixed(100), "r": fixed(0), "p": fixed([100, 100, 0]),
                    "a": fixed([0, 0, 0]), "s": fixed([100, 100, 100])}}
    whole.update(more)
    return whole


def base():
    """An angle of one colour with a dot of another, over a ground of half the picture."""
    angle = [[-45, -50], [40, -35], [30, -5], [-5, -10], [-10, 45], [-50, 40]]
    subject = layer("Subject", 1, 4, shapes=[
        group("Angle", [shape(angle), fill([0.85, 0.3, 0.2])]),
        group("Dot", [{"ty": "el", "nm": "Dot", "d": 1, "p": fixed([25, 25]),
                       "s": fixed([44, 30])}, fill([0.2, 0.5, 0.9], 80)]),
    ])
    ground = layer("Ground", 9, 1, sw=200, sh=90, sc="#668844")
    ground["ks"]["a"] = fixed([100, 45, 0])
    ground["ks"]["p"] = fixed([100, 135, 0])
    return {"v": "5.12.2", "fr": 30, "ip": 0, "op": 30, "w": 200, "h": 200, "nm": "Pair",
            "ddd": 0, "assets": [], "layers": [subject, ground], "chars": [],
            "fonts": {"list": []}}


def animation(one, other):
    """The base with two features; transforms come last, since they go around the rest."""
    document = base()
    for name in sorted((one, other), key=lambda name: list(ALL).index(name)):
        ALL[name].change(document, document["layers"][0])
    return document


ALL = {}


def feature(name, *slots):
    def add(change):
        ALL[name] = Feature(slots, change)
        return change
    return add


# --- Text in place of the artwork

def words(name, *more):
    def change(document, subject):
        given = fixture(name)
        text = next(item for item in given["layers"] if item["ty"] == 5)
        subject["ty"] = 5
        subject.pop("shapes")
        subject["t"] = copy.deepcopy(text["t"])
        # Characters along a path lie below its start.
        up = 60 if text.get("masksProperties") else -20
        subject["ks"]["a"] = fixed([text["ks"]["p"]["k"][0] * -1 + 100, up, 0]
                                   if text["ks"]["p"].get("a") == 0 else [0, 0, 0])
        if text.get("masksProperties"):
            subject["hasMask"] = True
            subject["masksProperties"] = copy.deepcopy(text["masksProperties"])
        document["chars"], document["fonts"] = given.get("chars", []), given.get("fonts")
        document["assets"] += [asset for asset in given.get("assets", [])]
    ALL[name] = Feature(("content", "animated text") + more, change)


for text_name in ["text-glyphs", "text-stroke", "text-justification", "text-animators",
                  "text-selector-ramp-up", "text-selector-random", "text-animator-properties"]:
    words(text_name)
words("text-on-path", "masks")


# --- Artwork: modifiers and paints

def angle(subject):
    return subject["shapes"][0]["it"]


def modifier(name, item, slot="modifier"):
    def change(document, subject):
        angle(subject).insert(1, dict(item, nm=name))
    ALL[name] = Feature(("content", slot), change)


modifier("trim", {"ty": "tm", "s": fixed(10), "e": moving(40, 90), "o": fixed(60), "m": 1})
modifier("round corners", {"ty": "rd", "r": moving(2, 14)})
modifier("offset path", {"ty": "op", "a": moving(-4, 6), "lj": 2, "ml": fixed(4)})
modifier("pucker", {"ty": "pb", "a": moving(-40, 20)})
modifier("zig zag", {"ty": "zz", "s": moving(2, 8), "r": fixed(3), "pt": fixed(1)})
modifier("twist", {"ty": "tw", "a": moving(20, 160), "c": fixed([0, 0])})


@feature("repeater", "content", "modifier")
def repeater(document, subject):
    items = angle(subject)
    items.insert(len(items) - 1, {
        "ty": "rp", "nm": "repeater", "c": fixed(3), "o": fixed(0), "m": 1,
        "tr": {"p": moving([12, 4], [26, -8]), "a": fixed([0, 0]), "s": fixed([80, 80]),
               "r": fixed(12), "so": fixed(100), "eo": fixed(40)}})


@feature("merge", "content", "modifier")
def merge(document, subject):
    angle(subject).insert(1, {"ty": "rc", "nm": "Box", "d": 1, "p": fixed([-5, 0]),
                              "s": moving([30, 30], [60, 20]), "r": fixed(4)})
    angle(subject).insert(2, {"ty": "mm", "nm": "merge", "mm": 3})


@feature("moving outline", "content", "modifier")
def moving_outline(document, subject):
    away = [[-45, -50], [20, -45], [44, -5], [5, 10], [-10, 45], [-30, 40]]
    item = angle(subject)[0]
    item["ks"] = {"a": 1, "k": [
        {"t": 0, "s": [item["ks"]["k"]], "o": {"x": 0.7, "y": 0}, "i": {"x": 0.8, "y": 0.6}},
        {"t": 30, "s": [outline(away)]}]}


def painted(name, *items):
    def change(document, subject):
        group_items = angle(subject)
        place = next(index for index, item in enumerate(group_items) if item["ty"] == "fl")
        group_items[place:place + 1] = [copy.deepcopy(item) for item in items]
    ALL[name] = Feature(("content", "paint"), change)


STOPS = {"p": 3, "k": fixed([0, 0.9, 0.7, 0.1, 0.4, 0.8, 0.2, 0.5, 1, 0.1, 0.3, 0.8])}
LINEAR = {"ty": "gf", "nm": "linear", "o": fixed(100), "r": 1, "g": STOPS, "t": 1,
          "s": moving([-50, -30], [-20, -50]), "e": fixed([45, 40])}
STROKE = {"ty": "st", "nm": "stroke", "c": fixed([0.1, 0.1, 0.4, 1]), "o": fixed(90),
          "w": moving(3, 9), "lc": 2, "lj": 2, "ml": 4}
painted("linear gradient", LINEAR)
painted("radial gradient", dict(LINEAR, t=2, h=fixed(30), a=fixed(20)))
painted("stroke", STROKE)
painted("stroke on fill", STROKE, fill([0.85, 0.3, 0.2], 60))
painted("dashes", dict(STROKE, lc=1, lj=1, d=[
    {"n": "d", "nm": "dash", "v": fixed(12)}, {"n": "g", "nm": "gap", "v": fixed(7)},
    {"n": "o", "nm": "offset", "v": moving(0, 30)}]))
painted("gradient stroke", dict(LINEAR, ty="gs", w=fixed(8), lc=1, lj=1, ml=4))


@feature("group opacity", "content", "group")
def group_opacity(document, subject):
    subject["shapes"] = [{"ty": "gr", "nm": "Both", "it": subject["shapes"] + [
        transform(o=moving(90, 40), r=fixed(10), s=fixed([90, 110]))]}]


# --- Masks

AROUND = [[-40, -45], [45, -30], [20, 35], [-35, 30]]
INNER = [[-10, -40], [35, -10], [0, 30]]


def masked(name, *masks):
    def change(document, subject):
        subject["hasMask"] = True
        subject["masksProperties"] = [
            dict({"inv": False, "mode": "a", "nm": "Mask", "pt": fixed(outline(AROUND)),
                  "o": fixed(100), "x": fixed(0)}, **mask) for mask in masks]
    ALL[name] = Feature(("masks",), change)


masked("mask add", {})
masked("mask subtract", {"mode": "s"})
masked("mask inverted", {"inv": True})
masked("mask feather", {"f": fixed([10, 10])})
masked("mask expansion", {"x": moving(-6, 8)})
masked("mask opacity", {"o": moving(100, 30)})
masked("mask intersect", {}, {"mode": "i", "pt": fixed(outline(INNER))})
masked("mask difference", {}, {"mode": "f", "pt": fixed(outline(INNER))})


# --- Effects and styles

def lifted(name, key, slot):
    def change(document, subject):
        subject.setdefault(key, []).extend(copy.deepcopy(first(name, key)))
    ALL[name] = Feature((slot,) if slot else (), change)


for effect_name in ["effect-drop-shadow", "effect-drop-shadow-only", "effect-gaussian-blur",
                    "effect-fill", "effect-tint", "effect-tritone", "effect-levels",
                    "effect-radial-wipe", "effect-transform"]:
    lifted(effect_name, "ef", None)


def half_shadow(change):
    """A shadow of exactly a half is within an outline or outside of it by how it is rounded."""
    def changed(document, subject):
        change(document, subject)
        for control in subject["ef"][-1]["ef"]:
            if control["nm"] == "Opacity":
                control["v"]["k"] = 160
    return changed


ALL["effect-drop-shadow"].change = half_shadow(ALL["effect-drop-shadow"].change)
for style_name in ["style-drop-shadow", "style-inner-shadow", "style-outer-glow",
                   "style-inner-glow", "style-stroke", "style-stroke-inside",
                   "style-color-overlay"]:
    lifted(style_name, "sy", None)


# --- Mattes and blending

def matted(name, kind, luma=False):
    def change(document, subject):
        items = [{"ty": "el", "nm": "Hole", "d": 1, "p": moving([-20, 0], [20, 10]),
                  "s": fixed([70, 80])}, fill([0.9, 0.9, 0.3] if luma else [0, 0, 0], 80)]
        source = layer("Matte", 2, 4, td=1, shapes=[group("Hole", items)])
        subject["tt"], subject["tp"] = kind, 2
        document["layers"].insert(0, source)
        document["layers"].remove(subject)
        document["layers"].insert(1, subject)
    ALL[name] = Feature(("matte",), change)


def blended(name, mode):
    def change(document, subject):
        subject["bm"] = mode
    ALL[name] = Feature(("blend",), change)


for mode_name, mode in [("multiply", 1), ("overlay", 3), ("difference", 10), ("hue", 12)]:
    blended(mode_name, mode)


# --- Where the layer stands

def standing(name, *slots, **changes):
    def change(document, subject):
        subject["ks"].update(copy.deepcopy(changes))
    ALL[name] = Feature(slots, change)


standing("turned", "rotation", r=fixed(30))
standing("turning", "rotation", r=moving(-20, 100))
standing("mirrored", "scale", s=fixed([-100, 100, 100]))
standing("stretched", "scale", s=fixed([130, 70, 100]))
standing("growing", "scale", s=moving([60, 90, 100], [120, 100, 100]))
standing("skewed", "skew", sk=fixed(25), sa=fixed(20))
standing("off its anchor", "anchor", "animated text", a=fixed([15, -10, 0]))
standing("moving", "position", p=moving([80, 90, 0], [120, 115, 0]))
standing("fading", "opacity", o=moving(90, 30))


@feature("on a curve", "position", "rotation", "3D")
def on_a_curve(document, subject):
    subject["ao"] = 1
    subject["ks"]["p"] = {"a": 1, "k": [
        {"t": 0, "s": [80, 90, 0], "to": [20, -30, 0], "ti": [-10, -30, 0],
         "o": {"x": 0.7, "y": 0}, "i": {"x": 0.8, "y": 0.6}},
        {"t": 30, "s": [120, 110, 0]}]}


@feature("3D", "rotation", "3D", "skew")
def depth(document, subject):
    subject["ddd"] = 1
    subject["ks"].pop("r")
    subject["ks"].update({"rx": fixed(35), "ry": moving(10, 50), "rz": fixed(15),
                          "or": fixed([0, 0, 0])})


@feature("parented", "parent")
def parented(document, subject):
    above = layer("Parent", 5, 3)
    above["ks"].update({"p": fixed([105, 95, 0]), "r": moving(-30, 20),
                        "s": fixed([110, 80, 100])})
    subject["parent"] = 5
    subject["ks"]["p"] = fixed([0, 0, 0]) if not subject["ks"]["p"]["a"] else subject["ks"]["p"]
    document["layers"].append(above)


def nested(name, composition, **more):
    """The layer within a composition, with all that belongs to it."""
    def change(document, subject):
        inside = [item for item in document["layers"] if item["nm"] != "Ground"]
        document["assets"].append({"id": "nested", "nm": "Nested", "layers": inside})
        outside = layer("Nested", 7, 0, refId="nested", w=200, h=200, **more)
        outside["ks"].update(copy.deepcopy(composition))
        document["layers"] = [outside] + [
            item for item in document["layers"] if item["nm"] == "Ground"]
    ALL[name] = Feature(("nesting",), change)


matted("matte", 1)
matted("matte inverted", 2)
matted("luma matte", 3, luma=True)
TURNED = {"a": fixed([100, 100, 0]), "r": fixed(-25), "s": fixed([90, 120, 100])}
nested("nested", TURNED)
nested("collapsed", TURNED, ct=1)
nested("remapped", {"a": fixed([100, 100, 0])}, tm=moving(0, 0.8))
nested("slowed", {"a": fixed([100, 100, 0])}, sr=2)
nested("nested and fading", dict(TURNED, o=moving(80, 40)))
