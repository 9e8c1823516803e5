// Classes and generators: what `Rewriter` makes of them.

extension Prelude {
  static let classes = #"""
    var native = [Array, String, Number, Boolean, RegExp, Function, Symbol];
    var failures = [Error, TypeError, RangeError, ReferenceError, SyntaxError, EvalError, URIError];

    // A method (0), a getter (1) or a setter (2); accessors of one name stand together.
    function put(owner, key, kind, f, isListed) {
      var member = {configurable: true, enumerable: !!isListed};
      if (kind === 0) { member.value = f; member.writable = true; }
      if (kind === 1) member.get = f;
      if (kind === 2) member.set = f;
      Object.defineProperty(owner, typeof key === 'symbol' ? key : String(plain(key)), member);
    }
    global.$class = function(parent, make) {
      if (parent !== null && typeof parent !== 'function') {
        throw new TypeError('a class extends what is no class');
      }
      if (native.indexOf(parent) >= 0) {
        throw new TypeError('a class that extends one of the engine\'s own is not supported');
      }
      var made = make(parent || Object), type = made[0];
      type.prototype = Object.create((parent || Object).prototype);
      describe(type, {name: made[3]});
      put(type.prototype, 'constructor', 0, type);
      if (parent) Object.setPrototypeOf(type, parent);
      made[1].forEach(function(each) {
        put(each[0] ? type : type.prototype, each[1], each[2], each[3]);
      });
      if (made[2]) made[2].call(type);
      return type;
    };
    // `super(…)`
    global.$construct = function(parent, self, list) {
      if (failures.indexOf(parent) < 0) { parent.apply(self, list); return; }
      if (list[0] !== undefined) put(self, 'message', 0, String(plain(list[0])));
    };
    global.$super = function(home, key, self) {
      while (home && !Object.prototype.hasOwnProperty.call(home, key)) {
        home = Object.getPrototypeOf(home);
      }
      var member = home ? Object.getOwnPropertyDescriptor(home, key) : {};
      return member.get ? member.get.call(self) : member.value;
    };
    global.$field = function(self, key, v, isPrivate) { put(self, key, 0, v, !isPrivate); };
    var bind = Function.prototype.bind;
    global.$new = function(type, list) {
      return new (bind.apply(type, [null].concat(list)))();
    };

    // What takes long counts as so many steps.
    function spend(steps) {
      global.$left -= steps;
      if (global.$left < 0) global.$stop();
    }

    // Generators are coroutines.
    var Thread = Duktape.Thread;
    function Generator() {}
    global.$generator = function(body) {
      var made = new Generator(), isDone = false, isRunning = false;
      var thread = new Thread(function() {
        var v = body();
        isDone = true;
        return v;
      });
      function next(v) {
        spend(10);
        if (isDone) return {value: undefined, done: true};
        if (isRunning) throw new TypeError('a generator that runs cannot go on');
        isRunning = true;
        try {
          v = Thread.resume(thread, v);
        } catch (e) {
          isDone = true;
          throw e;
        } finally {
          isRunning = false;
        }
        return {value: v, done: isDone};
      }
      return describe(made, {next: next, 'return': function(v) {
        isDone = true;
        return {value: v, done: true};
      }});
    };
    global.$yield = function(v) { return Thread.yield(v); };
    global.$delegate = function(v) {
      var items = each(v);
      for (var i = 0; i < items.length; i++) Thread.yield(items[i]);
      return items.result;
    };
    Generator.prototype[Symbol.iterator] = function() { return this; };
    """#

  static let iteration = #"""
    // What a loop goes through: a list, or something that is asked for one item at each look at its
    // length.
    function each(v) {
      v = plain(v);
      if (isList(v)) return v;
      if (v === null || v === undefined) throw new TypeError(v + ' cannot be gone through');
      var start = typeof v === 'object' || typeof v === 'function' ? v[Symbol.iterator] : undefined;
      return typeof start === 'function' && !v.$list ? new Stream(start.call(v)) : listed(v);
    }
    function Stream(iterator) { describe(this, {$next: function() { return iterator.next(); }}); }
    Object.defineProperty(Stream.prototype, 'length', {get: function() {
      if (this.isDone) return this.count;
      spend(10);
      var next = this.$next();
      this.isDone = !!next.done;
      if (this.isDone) { this.result = next.value; return this.count; }
      delete this[this.count - 1];
      this[this.count] = next.value;
      this.count += 1;
      return this.count;
    }});
    Stream.prototype.count = 0;
    Stream.prototype.isDone = false;

    // All of it, or its first few items, as a list.
    global.$items = function(v, most) {
      var items = each(v), made = [];
      if (most === undefined) most = Infinity;
      if (isList(items)) return items.slice(0, most);
      for (var i = 0; i < most && i < items.length; i++) made.push(items[i]);
      return made;
    };
    global.$each = each;
    global.$row = function(v, most) {
      return isList(v) ? v : global.$items(v, most);
    };
    global.$rest = function(v, taken) {
      var made = {};
      taken = taken.map(function(key) { return String(plain(key)); });
      Object.keys(Object(v)).forEach(function(key) {
        if (taken.indexOf(key) < 0) made[key] = v[key];
      });
      return made;
    };
    // The pieces of a template for the function that it is given to.
    global.$pieces = function(texts, written) {
      Object.defineProperty(texts, 'raw', {value: written});
      return texts;
    };
    // A layer's or property's own value for a variable that takes its name; undefined without one.
    global.$first = function(value) {
      try { return value(); } catch (e) { return undefined; }
    };
    function iterator(list) {
      var i = 0;
      var made = {next: function() {
        return i < list.length ? {value: list[i++], done: false} : {value: undefined, done: true};
      }};
      made[Symbol.iterator] = function() { return made; };
      return made;
    }
    [Array.prototype, String.prototype].forEach(function(type) {
      Object.defineProperty(type, Symbol.iterator, {writable: true, configurable: true,
        value: function() { return iterator(listed(this)); }});
    });
    """#
}
