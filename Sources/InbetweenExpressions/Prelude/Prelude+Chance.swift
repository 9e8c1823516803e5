// Chance: the same in every run and on every machine (`Noise.swift`).

extension Prelude {
  static let chance = #"""
    // The state of the evaluation that is running.
    var state = {time: 0, rate: 30, id: -1, seed: 0, offset: 0, isTimeless: false, count: 0};
    // Whether nothing was asked for so far that may be another at another time.
    var isStill = false;
    function now() {
      isStill = false;
      return state.time;
    }

    function uniform() {
      if (!state.isTimeless) isStill = false;
      return host(5, state.seed, state.offset, state.isTimeless ? -1 : state.time, state.count++);
    }
    // The sum of twelve, as near to a bell as a picture needs: 90 % of it lies within 0 to 1.
    function bell() {
      var total = 0;
      for (var i = 0; i < 12; i++) total += uniform();
      return 0.5 + (total - 6) * 0.304;
    }
    function chooser(draw) {
      return function(a, b) {
        a = plain(a); b = plain(b);
        if (a === undefined) return draw();
        var low = b === undefined ? (isList(a) ? map(a, function() { return 0; }) : 0) : a;
        var high = b === undefined ? a : b;
        if (!isList(low) && !isList(high)) return low + (high - low) * draw();
        var count = Math.max(low.length || 0, high.length || 0), made = [];
        for (var i = 0; i < count; i++) {
          var from = isList(low) ? plain(low[i]) || 0 : low;
          made.push(from + ((isList(high) ? plain(high[i]) || 0 : high) - from) * draw());
        }
        return made;
      };
    }
    global.random = chooser(uniform);
    global.gaussRandom = chooser(bell);
    Math.random = uniform;
    global.seedRandom = function(offset, isTimeless) {
      state.offset = number(offset) || 0;
      state.isTimeless = !!plain(isTimeless);
      state.count = 0;
    };
    global.noise = function(v) {
      v = plain(v);
      var place = isList(v) ? copy(v) : [number(v)];
      return host(6, place[0] || 0, place[1] || 0, place[2] || 0);
    };

    // How far a wiggle strays in one dimension at a time.
    function stray(meta, dimension, frequency, octaves, share, t) {
      isStill = false;
      var total = 0, amplitude = 1, count = Math.max(1, Math.min(16, Math.floor(octaves)));
      for (var octave = 0; octave < count; octave++) {
        total += amplitude
          * host(4, meta.seed + state.offset * 7919, dimension, octave, t * frequency);
        frequency *= 2;
        amplitude *= share;
      }
      return total;
    }
    function wiggle(meta, frequency, amplitude, octaves, share, t) {
      t = t === undefined ? state.time : number(t);
      octaves = octaves === undefined ? 1 : number(octaves);
      share = share === undefined ? 0.5 : number(share);
      frequency = number(frequency);
      var v = sample(meta, t), far = plain(amplitude);
      if (!isList(v)) return v + number(far) * stray(meta, 0, frequency, octaves, share, t);
      return map(v, function(x, i) {
        return x + number(isList(far) ? far[i] : far)
          * stray(meta, i, frequency, octaves, share, t);
      });
    }
    """#
}
