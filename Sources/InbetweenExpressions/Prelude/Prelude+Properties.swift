// Properties: their values over time, and their keyframes.

extension Prelude {
  static let properties = #"""
    var metas = [], scripts = [], running = [], known = [];

    // The value that keyframes give: a number, a list, a text, or an outline.
    function authored(meta, t) {
      if (meta.isMoving) isStill = false;
      if (meta.parts) return map(meta.parts, function(part) { return authored(part, t); });
      if (meta.kind === 't') return shownText(meta, t)[1];
      var v = host(0, meta.id, t);
      return meta.kind === 'p' ? outline(v) : v;
    }
    // The value with expressions. While a property's own expression runs, it sees its keyframes.
    function sample(meta, t) {
      t = onGrid(number(t));
      if (meta.parts) return meta.parts.map(function(part) { return sample(part, t); });
      var script = scripts[meta.id];
      if (!script || meta.id === state.id) return authored(meta, t);
      var kept = known[meta.id] || (known[meta.id] = {count: 0, values: {}, styles: {}});
      if (kept.fixed !== undefined) return isList(kept.fixed) ? kept.fixed.slice() : kept.fixed;
      if (t in kept.values) {
        isStill = false;
        var v = kept.values[t];
        return isList(v) ? v.slice() : v;
      }
      if (running.indexOf(meta.id) >= 0) {
        throw new Error('the expressions of "' + meta.name + '" and others wait for each other');
      }
      var wasStill = isStill, value;
      isStill = true;
      try {
        value = shaped(meta, run(meta, t), t);
        if (value === undefined) throw new Error('"' + meta.name + '" has no value');
        // The same at all times, whichever character asks.
        if (isStill && meta.kind !== 't' && !state.text) kept.fixed = value;
      } finally {
        isStill = isStill && wasStill;
      }
      if (kept.count++ > 4000) { kept.count = 0; kept.values = {}; kept.styles = {}; }
      kept.values[t] = value;
      if (meta.kind === 't') kept.styles[t] = lastStyle;
      return isList(value) ? value.slice() : value;
    }
    // A time to which sums of seconds have led, at the half frame that is meant, so that its value is
    // known where it has been asked for before: 0.3 - 0.2 is 0.1.
    function onGrid(t) {
      var halves = t * state.rate * 2, whole = Math.round(halves);
      return Math.abs(halves - whole) < 1e-6 ? whole / (state.rate * 2) : t;
    }
    // What a script returned as a value of the property's own kind; undefined for none.
    function shaped(meta, v, t) {
      v = plain(v);
      if (v instanceof Property) v = v.$value;
      switch (meta.kind) {
      case 't':
        lastStyle = v instanceof Style ? v : null;
        if (lastStyle) v = v.$fields.text === undefined ? authored(meta, t) : v.$fields.text;
        return v === undefined || v === null ? undefined : String(v);
      case 'p': return v instanceof Outline ? v : undefined;
      case 'l':
        if (typeof v === 'function' && v[$comp]) v = v.index;
        // What is no layer's number names none.
        return isNumber(v) ? Number(v) : 0;
      case 's':
        if (isList(v)) v = plain(v[0]);
        return isNumber(v) ? Number(v) : typeof v === 'string' && v !== '' ? Number(v) : undefined;
      default:
        if (!isList(v)) return undefined;
        return map(v, Number);
      }
    }
    function run(meta, t) {
      var kept = state;
      begin(meta, t, kept.text);
      running.push(meta.id);
      try {
        return act(meta, t);
      } finally {
        running.pop();
        state = kept;
      }
    }
    function begin(meta, t, text) {
      state = {
        time: t, rate: state.rate, id: meta.id, seed: meta.seed, offset: 0, isTimeless: false,
        count: 0, text: text
      };
    }
    // Calls a property's script with what of it the script names.
    function act(meta, t) {
      var script = scripts[meta.id], layer = layers[meta.layer], text = state.text || [];
      if (script.takesTime) isStill = false;
      var own = script.takesValue ? authored(meta, t) : undefined, body = script.body;
      return body(
        t, own, script.takesProperty ? view(meta, t, own) : undefined, layer,
        compositions[layer[$data].c], text[0], text[1], text[2]);
    }
    global.$posterize = function(fps) {
      fps = number(fps);
      if (fps > 0) state.time = Math.floor(now() * fps + 1e-6) / fps;
      return now();
    };
    global.$own = function() { return authored(metas[state.id], state.time); };

    // What keeps a number that is the same at all times, so that it is made once.
    function keeper(meta) {
      if (meta.kind !== 's') return undefined;
      if (!scripts[meta.id]) return meta.isMoving ? undefined : meta;
      var kept = known[meta.id];
      return kept && kept.fixed !== undefined && meta.id !== state.id ? kept : undefined;
    }
    // A property as scripts hold it: its value, which knows where it comes from.
    function Property() {}
    function view(meta, t, v) {
      if (!meta.proto) prepare(meta);
      var isAsked = v === undefined, kept = isAsked ? keeper(meta) : undefined;
      if (kept && kept.view) return kept.view;
      if (isAsked) v = sample(meta, t);
      if (typeof v === 'number') {
        var made = Object.setPrototypeOf(new Number(v), meta.proto);
        return kept ? kept.view = Object.freeze(made) : made;
      }
      if (typeof v === 'string') return Object.setPrototypeOf(new String(v), meta.proto);
      if (isList(v)) return Object.setPrototypeOf(v, meta.proto);
      var other = Object.create(meta.proto);
      other.$value = v;
      return other;
    }
    function prepare(meta) {
      var base = meta.kind === 's' ? Number.prototype : meta.kind === 't' ? String.prototype
        : meta.kind === 'p' ? Property.prototype : Array.prototype;
      meta.proto = Object.create(base);
      for (var key in methods) {
        Object.defineProperty(meta.proto, key, bound(meta, methods[key]));
      }
      Object.defineProperty(meta.proto, $meta, {value: meta});
      if (meta.kind === 't') {
        Object.defineProperty(meta.proto, 'toString', {value: function() {
          return String.prototype.valueOf.call(this);
        }});
      }
      Object.freeze(meta.proto);
    }
    function bound(meta, method) {
      if (method.$get) return {get: function() { return method.$get(meta); }};
      return {value: function(a, b, c, d, e) { return method(meta, a, b, c, d, e); }};
    }
    function getter(f) { return {$get: f}; }
    function at(t) { return t === undefined ? now() : number(t); }

    // How fast a value changes, per second.
    function velocity(meta, t, side) {
      if (meta.parts) return map(meta.parts, function(part) { return velocity(part, t, side); });
      if (meta.kind === 't' || meta.kind === 'p') return 0;
      if (meta.isMoving) isStill = false;
      if (!scripts[meta.id] || meta.id === state.id) return host(3, meta.id, t, side || 0);
      var step = 1 / (1024 * state.rate);
      return div(sub(sample(meta, t + step), sample(meta, t - step)), 2 * step);
    }

    // Keyframes count from 1.
    function keyTimes(meta) {
      if (meta.parts) {
        return meta.parts.map(keyTimes).reduce(function(a, b) { return b.length > a.length ? b : a; });
      }
      if (meta.times) return meta.times;
      if (meta.kind === 't') {
        meta.times = meta.texts.length > 1 ? meta.texts.map(function(each) { return each[0]; }) : [];
      } else {
        var times = host(1, meta.id);
        meta.times = isList(times) ? times : [times];
      }
      return meta.times;
    }
    function keyValue(meta, index, t) {
      if (meta.parts || meta.kind === 't') return authored(meta, t);
      var v = host(2, meta.id, index);
      return meta.kind === 'p' ? outline(v) : v;
    }
    function key(meta, n) {
      var times = keyTimes(meta);
      n = number(n);
      if (!(n >= 1 && n <= times.length)) {
        throw new RangeError('"' + meta.name + '" has ' + times.length + ' keyframes, not ' + n);
      }
      var index = Math.round(n) - 1, kept = meta.keys || (meta.keys = []);
      if (kept[index]) return kept[index];
      var v = keyValue(meta, index, times[index]);
      var made = typeof v === 'number' ? new Number(v) : isList(v) ? v.slice() : Object(v);
      describe(made, {time: times[index], index: index + 1, value: v});
      // What scripts could change is made anew each time.
      if (typeof v === 'number') kept[index] = Object.freeze(made);
      return made;
    }
    function describe(object, members) {
      for (var name in members) {
        Object.defineProperty(object, hidden[name] || name,
          {value: members[name], configurable: true});
      }
      return object;
    }
    function nearest(times, t) {
      var best = 0;
      for (var i = 1; i < times.length; i++) {
        if (Math.abs(times[i] - t) < Math.abs(times[best] - t)) best = i;
      }
      return best + 1;
    }

    var methods = {
      value: getter(function(meta) { return sample(meta, state.time); }),
      valueAtTime: function(meta, t) { return sample(meta, at(t)); },
      getValueAtTime: function(meta, t) { return sample(meta, at(t)); },
      velocity: getter(function(meta) { return velocity(meta, state.time); }),
      velocityAtTime: function(meta, t) { return velocity(meta, at(t)); },
      getVelocityAtTime: function(meta, t) { return velocity(meta, at(t)); },
      speed: getter(function(meta) { return size(velocity(meta, state.time)); }),
      speedAtTime: function(meta, t) { return size(velocity(meta, at(t))); },
      numKeys: getter(function(meta) { return keyTimes(meta).length; }),
      key: key,
      nearestKey: function(meta, t) { return key(meta, nearest(keyTimes(meta), at(t))); },
      style: getter(function(meta) { return textStyle(meta, state.time); }),
      getStyleAt: function(meta, character, t) { return textStyle(meta, at(t)); },
      createStyle: function(meta) {
        return meta.kind === 't' ? new Style({length: shownText(meta, state.time)[1].length}) : undefined;
      },
      isParagraphText: getter(function(meta) { return !!shownText(meta, state.time)[2][10]; }),
      isPointText: getter(function(meta) { return !shownText(meta, state.time)[2][10]; }),
      isHorizontalText: getter(function() { return true; }),
      isVerticalText: getter(function() { return false; }),
      wiggle: wiggle,
      temporalWiggle: function(meta, frequency, amplitude, octaves, share, t) {
        t = at(t);
        var far = stray(meta, 0, number(frequency), octaves === undefined ? 1 : number(octaves),
          share === undefined ? 0.5 : number(share), t);
        return sample(meta, t + number(amplitude) * far);
      },
      smooth: function(meta, width, samples, t) {
        width = width === undefined ? 0.2 : number(width);
        samples = Math.max(1, Math.min(1000, samples === undefined ? 5 : Math.round(number(samples))));
        t = at(t);
        if (samples === 1) return sample(meta, t);
        var total = null;
        for (var i = 0; i < samples; i++) {
          var v = sample(meta, t + width * (i / (samples - 1) - 0.5));
          total = total === null ? v : sum(total, v);
        }
        return div(total, samples);
      },
      loopIn: function(meta, type, count) { return loop(meta, false, type, count, false); },
      loopOut: function(meta, type, count) { return loop(meta, true, type, count, false); },
      loopInDuration: function(meta, type, span) { return loop(meta, false, type, span, true); },
      loopOutDuration: function(meta, type, span) { return loop(meta, true, type, span, true); },
      propertyIndex: getter(function(meta) { return meta.index; }),
      propertyGroup: function(meta, count) { return ancestor(meta, count); },
      name: getter(function(meta) { return meta.name; }),
      _name: getter(function(meta) { return meta.name; }),
      enabled: getter(function() { return true; }),
      active: getter(function() { return true; }),
      expressionEnabled: getter(function(meta) { return !!scripts[meta.id]; }),
      points: function(meta, t) { return sample(meta, at(t)).points(); },
      inTangents: function(meta, t) { return sample(meta, at(t)).inTangents(); },
      outTangents: function(meta, t) { return sample(meta, at(t)).outTangents(); },
      isClosed: function(meta) { return sample(meta, state.time).isClosed(); },
      pointOnPath: function(meta, share, t) { return sample(meta, at(t)).pointOnPath(share); },
      tangentOnPath: function(meta, share, t) { return sample(meta, at(t)).tangentOnPath(share); },
      normalOnPath: function(meta, share, t) { return sample(meta, at(t)).normalOnPath(share); }
    };
    """#

  static let loops = #"""
    // After Effects' loops, on the keyframes or on a span of seconds before or after them.
    function loop(meta, isOut, type, amount, isDuration) {
      var t = state.time;
      if (meta.parts) {
        return map(meta.parts, function(part) { return loop(part, isOut, type, amount, isDuration); });
      }
      var times = keyTimes(meta), count = times.length;
      type = type === undefined ? 'cycle' : String(plain(type)).toLowerCase();
      amount = amount === undefined ? 0 : number(amount);
      if (count < 2) return sample(meta, t);
      var start = times[0], end = times[count - 1];
      if (isOut ? t <= end + 1e-9 : t >= start - 1e-9) return sample(meta, t);
      if (type === 'continue') {
        var edge = isOut ? end : start;
        return sum(sample(meta, edge), mul(velocity(meta, edge, isOut ? -1 : 1), t - edge));
      }
      var layer = layers[meta.layer];
      if (isDuration) {
        if (isOut) start = amount > 0 ? end - amount : layer.inPoint;
        else end = amount > 0 ? start + amount : layer.outPoint;
      } else if (amount > 0 && amount < count - 1) {
        if (isOut) start = times[count - 1 - Math.floor(amount)];
        else end = times[Math.floor(amount)];
      }
      var span = end - start;
      if (!(span > 1e-9)) return sample(meta, t);
      var turn = Math.floor((t - start) / span + 1e-9);
      var within = Math.max(0, t - start - turn * span);
      if (type === 'pingpong' && turn % 2 !== 0) within = span - within;
      var v = sample(meta, start + within);
      if (type !== 'offset') return v;
      return sum(v, mul(sub(sample(meta, end), sample(meta, start)), turn));
    }
    """#

  static let paths = #"""
    // Outlines: whether they are closed, then x, y, in x, in y, out x, out y for each point.
    function Outline() {}
    function outline(numbers) {
      var made = new Outline();
      made.$numbers = Object.freeze(isList(numbers) ? numbers : [numbers]);
      return Object.freeze(made);
    }
    function column(offset) {
      return function() {
        var list = [], numbers = this.$numbers;
        for (var i = 1; i + 5 < numbers.length; i += 6) {
          list.push([numbers[i + offset], numbers[i + offset + 1]]);
        }
        return list;
      };
    }
    function onPath(offset) {
      return function(share) {
        share = share === undefined ? 0.5 : number(share);
        return host(7, share, this.$numbers).slice(offset, offset + 2);
      };
    }
    Outline.prototype = {
      points: column(0),
      inTangents: column(2),
      outTangents: column(4),
      isClosed: function() { return this.$numbers[0] !== 0; },
      pointOnPath: onPath(0),
      tangentOnPath: onPath(2),
      normalOnPath: function(share) {
        var way = this.tangentOnPath(share);
        return [-way[1], way[0]];
      }
    };
    global.createPath = function(points, inTangents, outTangents, isClosed) {
      points = points || [[0, 0], [100, 0], [100, 100], [0, 100]];
      var numbers = [isClosed === undefined || plain(isClosed) ? 1 : 0];
      function push(pair) {
        numbers.push(pair ? number(pair[0]) : 0, pair ? number(pair[1]) : 0);
      }
      for (var i = 0; i < points.length; i++) {
        push(points[i]);
        push(inTangents && inTangents[i]);
        push(outTangents && outTangents[i]);
      }
      return outline(numbers);
    };
    """#
}
