// Vectors, interpolation, colours: the functions that stand for themselves.

extension Prelude {
  static let vectors = #"""
    function number(v) { return Number(plain(v)); }

    global.clamp = function(v, low, high) {
      v = plain(v);
      if (isList(v)) {
        return map(v, function(x, i) {
          return global.clamp(x, isList(low) ? low[i] : low, isList(high) ? high[i] : high);
        });
      }
      low = number(low); high = number(high);
      if (low > high) { var swap = low; low = high; high = swap; }
      return Math.min(Math.max(number(v), low), high);
    };
    global.dot = function(a, b) {
      var total = 0;
      for (var i = 0; i < a.length && i < b.length; i++) total += plain(a[i]) * plain(b[i]);
      return total;
    };
    global.cross = function(a, b) {
      var x = copy(a), y = copy(b), ax = x[2] || 0, bx = y[2] || 0;
      return [x[1] * bx - ax * y[1], ax * y[0] - x[0] * bx, x[0] * y[1] - x[1] * y[0]];
    };
    function size(v) {
      v = plain(v);
      return isList(v) ? Math.sqrt(global.dot(v, v)) : Math.abs(v);
    }
    global.length = function(a, b) { return size(b === undefined ? a : sub(b, a)); };
    global.normalize = function(v) { return div(v, size(v)); };
    global.degreesToRadians = global.degrees_to_radians = function(v) {
      return mul(v, Math.PI / 180);
    };
    global.radiansToDegrees = global.radians_to_degrees = function(v) {
      return mul(v, 180 / Math.PI);
    };
    global.lookAt = function(from, to) {
      var way = global.normalize(sub(to, from));
      var pitch = Math.asin(-way[1]) * 180 / Math.PI;
      var yaw = Math.atan2(way[0], way[2] || 0) * 180 / Math.PI;
      return [pitch < 0 ? pitch + 360 : pitch, yaw < 0 ? yaw + 360 : yaw, 0];
    };

    // Eased by the influences that After Effects gives to keyframes: a third, a sixth.
    function mixing(curve) {
      return function(t, a, b, from, to) {
        t = number(t);
        if (from === undefined) { from = a; to = b; a = 0; b = 1; }
        a = number(a); b = number(b);
        if (a > b) { var swap = a; a = b; b = swap; }
        if (t <= a) return plain(from);
        if (t >= b) return plain(to);
        var share = (t - a) / (b - a);
        if (curve) share = host(8, curve, share);
        return sum(from, mul(sub(to, from), share));
      };
    }
    global.linear = mixing(null);
    global.ease = mixing([1 / 3, 0, 2 / 3, 1]);
    global.easeIn = mixing([1 / 3, 0, 5 / 6, 5 / 6]);
    global.easeOut = mixing([1 / 6, 1 / 6, 2 / 3, 1]);

    global.rgbToHsl = function(color) {
      var c = copy(color), r = c[0], g = c[1], b = c[2];
      var high = Math.max(r, g, b), low = Math.min(r, g, b), l = (high + low) / 2, d = high - low;
      if (d === 0) return [0, 0, l, c.length > 3 ? c[3] : 1];
      var s = l > 0.5 ? d / (2 - high - low) : d / (high + low);
      var h = high === r ? (g - b) / d + (g < b ? 6 : 0) : high === g ? (b - r) / d + 2
        : (r - g) / d + 4;
      return [h / 6, s, l, c.length > 3 ? c[3] : 1];
    };
    global.hslToRgb = function(color) {
      var c = copy(color), h = c[0], s = c[1], l = c[2], alpha = c.length > 3 ? c[3] : 1;
      if (s === 0) return [l, l, l, alpha];
      var q = l < 0.5 ? l * (1 + s) : l + s - l * s, p = 2 * l - q;
      function part(t) {
        t = t - Math.floor(t);
        if (t < 1 / 6) return p + (q - p) * 6 * t;
        if (t < 1 / 2) return q;
        return t < 2 / 3 ? p + (q - p) * (2 / 3 - t) * 6 : p;
      }
      return [part(h + 1 / 3), part(h), part(h - 1 / 3), alpha];
    };
    global.hexToRgb = function(text) {
      var hex = String(text).replace('#', '');
      if (hex.length === 3) hex = hex.replace(/./g, '$&$&');
      return [0, 2, 4].map(function(i) { return parseInt(hex.substr(i, 2), 16) / 255; })
        .concat(hex.length > 6 ? parseInt(hex.substr(6, 2), 16) / 255 : 1);
    };
    """#
}
