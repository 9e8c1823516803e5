// What After Effects' engine has of newer JavaScript and Duktape has not.

extension Prelude {
  static let modern = #"""
    function extend(object, members) {
      for (var name in members) {
        if (name in object) continue;
        Object.defineProperty(object, name,
          {value: members[name], writable: true, configurable: true});
      }
    }
    function listed(v) {
      v = plain(v);
      if (v === null || v === undefined) return [];
      if (typeof v === 'string') return v.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[^]/g) || [];
      if (typeof v.$list === 'function') return v.$list();
      return [].slice.call(v);
    }
    function padding(text, length, filler) {
      var missing = Math.floor(number(length)) - text.length;
      filler = filler === undefined ? ' ' : String(plain(filler));
      if (!(missing > 0) || filler === '') return '';
      return filler.repeat(Math.ceil(missing / filler.length)).slice(0, missing);
    }
    function searched(isBackwards, found) {
      return function(test, self) {
        for (var n = 0; n < this.length; n++) {
          var i = isBackwards ? this.length - 1 - n : n;
          if (test.call(self, this[i], i, this)) return found(this, i);
        }
        return found(this, -1);
      };
    }
    function element(list, i) { return i < 0 ? undefined : list[i]; }
    function place(list, i) { return i; }
    function nth(list, i) {
      i = Math.trunc(number(i)) || 0;
      return list[i < 0 ? list.length + i : i];
    }
    function flattened(list, depth) {
      var made = [];
      for (var i = 0; i < list.length; i++) {
        if (isList(list[i]) && depth > 0) made = made.concat(flattened(list[i], depth - 1));
        else made.push(list[i]);
      }
      return made;
    }
    function isEvery(pattern) {
      return Object.prototype.toString.call(pattern) === '[object RegExp]';
    }

    extend(String.prototype, {
      padStart: function(length, filler) {
        return padding(String(this), length, filler) + this;
      },
      padEnd: function(length, filler) { return this + padding(String(this), length, filler); },
      trimStart: function() { return String(this).replace(/^\s+/, ''); },
      trimEnd: function() { return String(this).replace(/\s+$/, ''); },
      at: function(i) { return nth(String(this), i); },
      replaceAll: function(wanted, other) {
        if (isEvery(wanted)) return String(this).replace(wanted, other);
        wanted = String(wanted);
        return String(this).split(wanted).map(function(part, i, parts) {
          if (i === parts.length - 1) return part;
          return part + (typeof other === 'function' ? other(wanted) : other);
        }).join('');
      },
      matchAll: function(pattern) {
        var own = new RegExp(isEvery(pattern) ? pattern.source : String(pattern),
          isEvery(pattern) && pattern.ignoreCase ? 'gi' : 'g');
        var made = [], match;
        while ((match = own.exec(String(this))) !== null) {
          made.push(match);
          if (match[0] === '') own.lastIndex++;
        }
        return made;
      }
    });
    extend(Array.prototype, {
      includes: function(wanted) {
        for (var i = 0; i < this.length; i++) {
          var v = plain(this[i]);
          if (v === plain(wanted) || (v !== v && wanted !== wanted)) return true;
        }
        return false;
      },
      find: searched(false, element), findIndex: searched(false, place),
      findLast: searched(true, element), findLastIndex: searched(true, place),
      fill: function(v, from, to) {
        from = from === undefined ? 0 : from < 0 ? Math.max(0, this.length + from) : from;
        to = to === undefined ? this.length : to < 0 ? this.length + to : Math.min(to, this.length);
        for (var i = from; i < to; i++) this[i] = v;
        return this;
      },
      at: function(i) { return nth(this, i); },
      flat: function(depth) { return flattened(this, depth === undefined ? 1 : number(depth)); },
      flatMap: function(f, self) { return flattened(this.map(f, self), 1); },
      entries: function() { return this.map(function(v, i) { return [i, v]; }); },
      keys: function() { return this.map(function(v, i) { return i; }); },
      values: function() { return this.slice(); },
      toSorted: function(compare) { return this.slice().sort(compare); },
      toReversed: function() { return this.slice().reverse(); },
      toSpliced: function() {
        var made = this.slice();
        made.splice.apply(made, arguments);
        return made;
      },
      'with': function(i, v) {
        var made = this.slice();
        made[i < 0 ? made.length + i : i] = v;
        return made;
      }
    });
    extend(String, {
      raw: function(pieces) {
        var made = '', list = pieces.raw;
        for (var i = 0; i < list.length; i++) {
          made += list[i] + (i + 1 < list.length && i + 1 < arguments.length ? arguments[i + 1] : '');
        }
        return made;
      }
    });
    extend(Array, {
      of: function() { return [].slice.call(arguments); },
      from: function(v, f) {
        var source = plain(v), list = [];
        if (source && typeof source === 'object' && !source[Symbol.iterator] && !source.$list) {
          for (var i = 0; i < number(source.length); i++) list.push(source[i]);
        } else {
          list = global.$items(source);
        }
        return f ? list.map(function(each, i) { return f(each, i); }) : list;
      }
    });
    extend(Object, {
      hasOwn: function(v, key) { return Object.prototype.hasOwnProperty.call(v, key); },
      entries: function(v) { return Object.keys(v).map(function(key) { return [key, v[key]]; }); },
      values: function(v) { return Object.keys(v).map(function(key) { return v[key]; }); },
      fromEntries: function(pairs) {
        var made = {};
        global.$items(pairs).forEach(function(pair) { made[pair[0]] = pair[1]; });
        return made;
      }
    });
    extend(Math, {
      sinh: function(x) { return (Math.exp(x) - Math.exp(-x)) / 2; },
      cosh: function(x) { return (Math.exp(x) + Math.exp(-x)) / 2; },
      tanh: function(x) { return x > 20 ? 1 : x < -20 ? -1 : 1 - 2 / (Math.exp(2 * x) + 1); },
      asinh: function(x) { return x < 0 ? -Math.asinh(-x) : Math.log(x + Math.sqrt(x * x + 1)); },
      acosh: function(x) { return Math.log(x + Math.sqrt(x * x - 1)); },
      atanh: function(x) { return Math.log((1 + x) / (1 - x)) / 2; },
      fround: function(x) { return new Float32Array([x])[0]; },
      log1p: function(x) { return Math.abs(x) < 1e-5 ? x - x * x / 2 : Math.log(1 + x); },
      expm1: function(x) { return Math.abs(x) < 1e-5 ? x + x * x / 2 : Math.exp(x) - 1; }
    });

    // Keys are found by value, a list behind: scripts keep few of them.
    function Table(pairs) {
      var own = this;
      describe(own, {$keys: [], $values: []});
      if (pairs === null || pairs === undefined) return;
      global.$items(pairs).forEach(function(each) { own.$fill(each); });
    }
    function tableMembers(type, members) {
      type.prototype = Object.create(Table.prototype);
      extend(type.prototype, members);
      Object.defineProperty(type.prototype, 'size', {get: function() { return this.$keys.length; }});
    }
    Table.prototype = {
      $place: function(key) {
        key = plain(key);
        for (var i = 0; i < this.$keys.length; i++) {
          if (this.$keys[i] === key || (key !== key && this.$keys[i] !== this.$keys[i])) return i;
        }
        return -1;
      },
      $put: function(key, v) {
        var i = this.$place(key);
        if (i < 0) i = this.$keys.push(plain(key)) - 1;
        this.$values[i] = v;
        return this;
      },
      has: function(key) { return this.$place(key) >= 0; },
      'delete': function(key) {
        var i = this.$place(key);
        if (i < 0) return false;
        this.$keys.splice(i, 1);
        this.$values.splice(i, 1);
        return true;
      },
      clear: function() { this.$keys.length = this.$values.length = 0; },
      forEach: function(f, self) {
        for (var i = 0; i < this.$keys.length; i++) {
          f.call(self, this.$values[i], this.$keys[i], this);
        }
      },
      keys: function() { return this.$keys.slice(); },
      values: function() { return this.$values.slice(); },
      entries: function() {
        var own = this;
        return own.$keys.map(function(key, i) { return [key, own.$values[i]]; });
      }
    };
    global.Map = function Map(pairs) {
      if (!(this instanceof Map)) throw new TypeError('Map needs new');
      Table.call(this, pairs);
    };
    tableMembers(global.Map, {
      $fill: function(pair) { this.$put(pair[0], pair[1]); },
      $list: function() { return this.entries(); },
      get: function(key) { return this.$values[this.$place(key)]; },
      set: function(key, v) { return this.$put(key, v); }
    });
    global.Set = function Set(list) {
      if (!(this instanceof Set)) throw new TypeError('Set needs new');
      Table.call(this, list);
    };
    tableMembers(global.Set, {
      $fill: function(v) { this.$put(v, v); },
      $list: function() { return this.values(); },
      add: function(v) { return this.$put(v, v); }
    });
    [global.Map, global.Set].forEach(function(type) {
      Object.freeze(type.prototype);
      Object.freeze(type);
    });
    Object.freeze(Table.prototype);
    """#
}
