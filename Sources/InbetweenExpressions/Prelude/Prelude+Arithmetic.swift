// Arithmetic on numbers, lists and properties.

extension Prelude {
  static let arithmetic = #"""
    var host = global.$host;

    // What layers, groups and properties know of themselves stands under keys that no script has.
    var $meta = Symbol(), $data = Symbol(), $root = Symbol(), $node = Symbol(), $layer = Symbol();
    var $comp = Symbol(), $layers = Symbol(), $id = Symbol(), $kind = Symbol(), $place = Symbol();
    var hidden = {$meta: $meta, $data: $data, $root: $root, $node: $node, $layer: $layer,
      $comp: $comp, $layers: $layers, $id: $id, $kind: $kind, $place: $place};

    // Properties pass for numbers, lists and texts: as wrappers that know where they come from.
    function plain(v) {
      return v instanceof Number || v instanceof String || v instanceof Boolean ? v.valueOf() : v;
    }
    function isNumber(v) { return typeof v === 'number' || typeof v === 'boolean'; }
    function isList(v) { return Array.isArray(v); }
    function copy(list) {
      var made = new Array(list.length);
      for (var i = 0; i < list.length; i++) made[i] = plain(list[i]);
      return made;
    }
    function map(list, f) {
      var made = new Array(list.length);
      for (var i = 0; i < list.length; i++) made[i] = f(plain(list[i]), i);
      return made;
    }
    // Where one list is shorter, the other's elements stay as they are.
    function zip(a, b, f) {
      var made = [];
      for (var i = 0; i < a.length || i < b.length; i++) {
        var x = i < a.length ? plain(a[i]) : 0, y = i < b.length ? plain(b[i]) : 0;
        made.push(f(x, y));
      }
      return made;
    }
    function first(list, f) {
      var made = copy(list);
      made[0] = f(made[0]);
      return made;
    }

    function sum(a, b) {
      if (typeof a === 'number' && typeof b === 'number') return a + b;
      a = plain(a); b = plain(b);
      if (isList(a) && isList(b)) return zip(a, b, function(x, y) { return x + y; });
      if (isList(a) && isNumber(b)) return first(a, function(x) { return x + b; });
      if (isNumber(a) && isList(b)) return first(b, function(x) { return a + x; });
      return a + b;
    }
    function sub(a, b) {
      if (typeof a === 'number' && typeof b === 'number') return a - b;
      a = plain(a); b = plain(b);
      if (isList(a) && isList(b)) return zip(a, b, function(x, y) { return x - y; });
      if (isList(a) && isNumber(b)) return first(a, function(x) { return x - b; });
      if (isNumber(a) && isList(b)) return first(b, function(x) { return a - x; });
      return a - b;
    }
    function mul(a, b) {
      if (typeof a === 'number' && typeof b === 'number') return a * b;
      a = plain(a); b = plain(b);
      if (isList(a) && isList(b)) throw new TypeError('two lists cannot be multiplied');
      if (isList(a)) return map(a, function(x) { return x * b; });
      if (isList(b)) return map(b, function(x) { return a * x; });
      return a * b;
    }
    function div(a, b) {
      if (typeof a === 'number' && typeof b === 'number') return a / b;
      a = plain(a); b = plain(b);
      if (isList(a) && isList(b)) throw new TypeError('two lists cannot be divided');
      if (isList(a)) return map(a, function(x) { return x / b; });
      if (isList(b)) return map(b, function(x) { return a / x; });
      return a / b;
    }
    function mod(a, b) {
      a = plain(a); b = plain(b);
      if (isList(a)) return map(a, function(x) { return x % b; });
      return a % b;
    }
    function neg(a) {
      a = plain(a);
      return isList(a) ? map(a, function(x) { return -x; }) : -a;
    }

    global.$bm_sum = global.sum = global.add = sum;
    global.$bm_sub = global.sub = sub;
    global.$bm_mul = global.mul = mul;
    global.$bm_div = global.div = div;
    global.$bm_mod = global.mod = mod;
    global.$bm_neg = neg;
    global.$plain = plain;
    global.$is = function(v) { return !!plain(v); };
    global.$same = function(a, b) { return plain(a) === plain(b); };
    global.$equal = function(a, b) { return plain(a) == plain(b); };
    global.$keys = function(v) {
      var keys = [];
      for (var key in v) keys.push(key);
      return keys;
    };
    // A spread, a value (0), a getter (1) or a setter (2) for each triple.
    global.$object = function(triples) {
      var made = {};
      triples.forEach(function(each) {
        if (each[0] !== null) { put(made, each[0], each[2], each[1], true); return; }
        var v = plain(each[1]);
        if (typeof v === 'string') v = v.split('');
        Object.keys(Object(v)).forEach(function(key) { put(made, key, 0, v[key], true); });
      });
      return made;
    };
    // The variables of one turn of a loop: nothing else is found in it.
    global.$turn = function(names) {
      spend(10);
      var made = Object.create(null);
      for (var name in names) made[name] = names[name];
      return made;
    };
    """#
}
