// Where layers stand: from their own space to the composition's and back, seen as a composition
// without a camera is.

extension Prelude {
  static let spaces = #"""
    // A matrix of three rows of four numbers: what each of x, y, z becomes.
    function product(a, b) {
      // First b, then a.
      var made = [];
      for (var row = 0; row < 3; row++) {
        for (var column = 0; column < 4; column++) {
          var total = column === 3 ? a[row * 4 + 3] : 0;
          for (var i = 0; i < 3; i++) total += a[row * 4 + i] * b[i * 4 + column];
          made.push(total);
        }
      }
      return made;
    }
    function moved(v) { return [1, 0, 0, v[0], 0, 1, 0, v[1], 0, 0, 1, v[2] || 0]; }
    function scaled(v) {
      return [v[0] / 100, 0, 0, 0, 0, v[1] / 100, 0, 0, 0, 0, v.length > 2 ? v[2] / 100 : 1, 0];
    }
    function turned(axis, degrees) {
      var a = degrees * Math.PI / 180, c = Math.cos(a), s = Math.sin(a);
      if (axis === 'x') return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0];
      if (axis === 'y') return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0];
      return [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0];
    }
    function skewed(skew, axis) {
      var shear = Math.tan(-Math.max(-85, Math.min(85, skew)) * Math.PI / 180);
      return product(turned('z', -axis), product([1, shear, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
        turned('z', axis)));
    }
    function valueIn(node, name, t, standard) {
      var found = child(node, name);
      if (!found) return standard;
      return sample(found.meta || (found.meta = metaOf(found)), t);
    }
    // The transform of a group or layer at a time.
    function standing(node, t) {
      var made = moved(neg(valueIn(node, 'Anchor Point', t, [0, 0])));
      made = product(scaled(valueIn(node, 'Scale', t, [100, 100])), made);
      var skew = valueIn(node, 'Skew', t, 0);
      if (skew) made = product(skewed(skew, valueIn(node, 'Skew Axis', t, 0)), made);
      made = product(turned('z', valueIn(node, 'Rotation', t, 0)), made);
      var x = valueIn(node, 'X Rotation', t, 0), y = valueIn(node, 'Y Rotation', t, 0);
      if (y) made = product(turned('y', y), made);
      if (x) made = product(turned('x', x), made);
      var way = valueIn(node, 'Orientation', t, null);
      if (way) {
        made = product(turned('x', way[0]), product(turned('y', way[1]),
          product(turned('z', way[2]), made)));
      }
      return product(moved(valueIn(node, 'Position', t, [0, 0])), made);
    }
    function placed(layer, t, depth) {
      var made = standing(child(layer[$root], 'Transform'), t);
      if (layer[$data].p < 0) return made;
      if (depth > 500) throw new RangeError('parents without end');
      return product(placed(layers[layer[$data].p], t, (depth || 0) + 1), made);
    }
    function applied(m, v, isStep) {
      var x = plain(v[0]), y = plain(v[1]), z = plain(v[2]) || 0, w = isStep ? 0 : 1, made = [];
      for (var row = 0; row < 3; row++) {
        made.push(m[row * 4] * x + m[row * 4 + 1] * y + m[row * 4 + 2] * z + m[row * 4 + 3] * w);
      }
      return made;
    }
    function inverse(m) {
      var a = m[0], b = m[1], c = m[2], d = m[4], e = m[5], f = m[6], g = m[8], h = m[9], i = m[10];
      var A = e * i - f * h, B = f * g - d * i, C = d * h - e * g;
      var size = a * A + b * B + c * C;
      if (Math.abs(size) < 1e-12) throw new RangeError('a layer of no size has no way back');
      var n = [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h,
        a * e - b * d].map(function(x) { return x / size; });
      var to = [m[3], m[7], m[11]], made = [];
      for (var row = 0; row < 3; row++) {
        made.push(n[row * 3], n[row * 3 + 1], n[row * 3 + 2],
          -(n[row * 3] * to[0] + n[row * 3 + 1] * to[1] + n[row * 3 + 2] * to[2]));
      }
      return made;
    }
    function flat(layer, v, given) {
      return layer[$data].d3 || given.length > 2 ? v : v.slice(0, 2);
    }
    function converter(isBack, isStep) {
      return {value: function(v, t) {
        var m = placed(this, at(t));
        return flat(this, applied(isBack ? inverse(m) : m, v, isStep), v);
      }};
    }
    // How much nearer to the middle of the picture a depth is seen: through a lens of 50 mm before a
    // film 36 mm wide.
    function shrinking(layer, z) {
      var comp = layer[$comp], s = 1 + z / (Math.max(1, comp.width) * 50 / 36);
      if (!(s > 1e-9)) throw new RangeError('what lies behind the viewer is not seen');
      return s;
    }
    function towards(layer, v, share) {
      var x = layer[$comp].width / 2, y = layer[$comp].height / 2;
      return [x + (v[0] - x) * share, y + (v[1] - y) * share, v[2]];
    }
    function toPicture(v, t) {
      var made = applied(placed(this, at(t)), v);
      if (this[$data].d3) made = towards(this, made, 1 / shrinking(this, made[2]));
      return flat(this, made, v);
    }
    function fromPicture(v, t) {
      var given = [plain(v[0]), plain(v[1]), plain(v[2]) || 0], m = placed(this, at(t));
      if (this[$data].d3) given = towards(this, given, shrinking(this, given[2]));
      return flat(this, applied(inverse(m), given), v);
    }
    // The point of the layer's own plane that is seen at a point of the picture.
    function toSurface(v, t) {
      var m = placed(this, at(t)), comp = this[$comp], x = comp.width / 2, y = comp.height / 2;
      var depth = Math.max(1, comp.width) * 50 / 36, g = 0, h = 0, w = 1;
      if (this[$data].d3) { g = m[8] / depth; h = m[9] / depth; w = 1 + m[11] / depth; }
      var sx = plain(v[0]) - x, sy = plain(v[1]) - y;
      var a = m[0] - sx * g, b = m[1] - sx * h, c = m[4] - sy * g, d = m[5] - sy * h;
      var p = sx * w - m[3] + x, q = sy * w - m[7] + y, size = a * d - b * c;
      return flat(this, [(d * p - b * q) / size, (a * q - c * p) / size, 0], v);
    }
    Object.defineProperties(layerMembers, {
      toComp: {value: toPicture}, toWorld: converter(false, false),
      fromComp: {value: fromPicture}, fromWorld: converter(true, false),
      toCompVec: converter(false, true), toWorldVec: converter(false, true),
      fromCompVec: converter(true, true), fromWorldVec: converter(true, true),
      fromCompToSurface: {value: toSurface}
    });
    """#

  static let extents = #"""
    // The rectangle around a layer's picture, in its own space; strokes do not count.
    function Extent() { this.box = [Infinity, Infinity, -Infinity, -Infinity]; }
    Extent.prototype.add = function(m, x, y) {
      var px = m[0] * x + m[1] * y + m[3], py = m[4] * x + m[5] * y + m[7], b = this.box;
      this.box = [Math.min(b[0], px), Math.min(b[1], py), Math.max(b[2], px), Math.max(b[3], py)];
    };
    // A Bézier curve reaches furthest at its ends and where it turns.
    Extent.prototype.addCurve = function(m, p) {
      var own = this;
      function point(t) {
        var u = 1 - t, w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t], x = 0, y = 0;
        for (var i = 0; i < 4; i++) { x += w[i] * p[i][0]; y += w[i] * p[i][1]; }
        own.add(m, x, y);
      }
      point(0);
      point(1);
      [0, 4].forEach(function(row) {
        var v = p.map(function(q) { return m[row] * q[0] + m[row + 1] * q[1]; });
        var a = -v[0] + 3 * v[1] - 3 * v[2] + v[3], b = 2 * (v[0] - 2 * v[1] + v[2]);
        var c = v[1] - v[0], roots = [];
        if (Math.abs(a) < 1e-9) roots = [-c / b];
        else {
          var d = Math.sqrt(b * b - 4 * a * c);
          roots = [(-b + d) / (2 * a), (-b - d) / (2 * a)];
        }
        roots.forEach(function(t) { if (t > 0 && t < 1) point(t); });
      });
    };
    Extent.prototype.addOutline = function(m, numbers) {
      function at(i, offset) {
        var start = 1 + i * 6;
        return [numbers[start] + (offset ? numbers[start + offset] : 0),
          numbers[start + 1] + (offset ? numbers[start + offset + 1] : 0)];
      }
      var count = (numbers.length - 1) / 6, curves = numbers[0] ? count : count - 1;
      for (var i = 0; i < curves; i++) {
        var next = (i + 1) % count;
        this.addCurve(m, [at(i), at(i, 4), at(next, 2), at(next)]);
      }
    };
    Extent.prototype.addItem = function(m, node, t) {
      var own = this;
      if (node.y === 'group') {
        var inner = product(m, standing(child(node, 'Transform'), t));
        node.k.forEach(function(each) { if (each.y) own.addItem(inner, each, t); });
      } else if (node.y === 'path') {
        this.addOutline(m, valueIn(node, 'Path', t).$numbers);
      } else if (node.y === 'rect') {
        var s = valueIn(node, 'Size', t), p = valueIn(node, 'Position', t, [0, 0]);
        [[-1, -1], [1, -1], [1, 1], [-1, 1]].forEach(function(corner) {
          own.add(m, p[0] + corner[0] * s[0] / 2, p[1] + corner[1] * s[1] / 2);
        });
      } else if (node.y === 'ellipse') {
        var q = valueIn(node, 'Size', t), c = valueIn(node, 'Position', t, [0, 0]);
        var numbers = [1], k = 0.5522847498307936;
        [[0, -1], [1, 0], [0, 1], [-1, 0]].forEach(function(way) {
          var x = way[0] * q[0] / 2, y = way[1] * q[1] / 2;
          var tx = -way[1] * k * q[0] / 2, ty = way[0] * k * q[1] / 2;
          numbers.push(c[0] + x, c[1] + y, -tx, -ty, tx, ty);
        });
        this.addOutline(m, numbers);
      } else if (node.y === 'star') {
        var count = Math.round(valueIn(node, 'Points', t)), far = valueIn(node, 'Outer Radius', t);
        var at = valueIn(node, 'Position', t, [0, 0]), turn = valueIn(node, 'Rotation', t, 0);
        for (var i = 0; i < count; i++) {
          var a = (turn - 90 + 360 * i / count) * Math.PI / 180;
          own.add(m, at[0] + far * Math.cos(a), at[1] + far * Math.sin(a));
        }
      }
    };
    function textExtent(layer, t) {
      // Animators may move its characters.
      isStill = false;
      var said = sample(metaNamed(layer, 'Source Text'), t), units = [];
      for (var i = 0; i < said.length; i++) units.push(said.charCodeAt(i));
      var box = host(10, layer[$place], t, units);
      if (!isList(box)) {
        throw new ReferenceError('sourceRectAtTime of a text layer is not supported');
      }
      return box;
    }
    function metaNamed(layer, name) {
      var found = child(child(layer[$root], 'Text'), name);
      return found.meta || (found.meta = metaOf(found));
    }
    function holds(node, kind) {
      return kind.test(node.y) || (node.k || []).some(function(each) { return holds(each, kind); });
    }
    Object.defineProperty(layerMembers, 'sourceRectAtTime', {value: function(t, isWide) {
      var box = [0, 0, this.width, this.height];
      if (this[$kind] === 'text') {
        var own = plain(isWide) && shownText(metaNamed(this, 'Source Text'), at(t))[2][10];
        box = own || textExtent(this, at(t));
      }
      if (this[$kind] === 'shape') {
        if (plain(isWide) && holds(this[$root], /stroke/)) {
          throw unsupported('sourceRectAtTime with strokes');
        }
        var extent = new Extent(), when = at(t), contents = child(this[$root], 'Contents');
        contents.k.forEach(function(each) { if (each.y) extent.addItem(moved([0, 0]), each, when); });
        box = extent.box[0] > extent.box[2] ? [0, 0, 0, 0] : extent.box;
      }
      return {left: box[0], top: box[1], width: box[2] - box[0], height: box[3] - box[1]};
    }});
    """#
}
