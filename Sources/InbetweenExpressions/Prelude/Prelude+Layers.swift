// Layers and compositions.

extension Prelude {
  static let layers = #"""
    var layers = [], compositions = [];

    function Comp() {}
    function composition(data) {
      var comp = Object.create(Comp.prototype);
      describe(comp, {name: data.n, width: data.w, height: data.h, duration: data.d,
        numLayers: data.l.length, frameDuration: 1 / state.rate, displayStartTime: 0,
        pixelAspect: 1, shutterAngle: 180, shutterPhase: -90, active: true,
        ntscDropFrame: false, $layers: data.l, $id: data.i});
      // Exporters keep only the main composition's.
      if (compositions.length === 0) describe(comp, {marker: markers(data.m)});
      describe(comp, {layer: function(key, distance) {
        key = plain(key);
        if (typeof key === 'function' && key[$comp]) key = key.index + number(distance);
        for (var i = 0; i < data.l.length; i++) {
          var layer = layers[data.l[i]];
          if (typeof key === 'number' ? layer.index === key : layer.name === String(key)) {
            return layer;
          }
        }
        throw new ReferenceError('"' + data.n + '" has no layer ' + JSON.stringify(key));
      }});
      return Object.freeze(comp);
    }
    Object.defineProperty(Comp.prototype, 'activeCamera', {get: function() {
      for (var i = 0; i < this[$layers].length; i++) {
        var layer = layers[this[$layers][i]];
        if (layer[$kind] === 'camera' && layer.active) return layer;
      }
      return null;
    }});
    describe(Comp.prototype, {layerByComment: function() {
      throw unsupported('the comment of a layer');
    }});
    left(Comp.prototype, ['marker', 'bgColor']);
    // What no file says, or no target draws.
    function left(owner, names) {
      names.forEach(function(name) {
        Object.defineProperty(owner, name, {get: function() { throw unsupported(name); }});
      });
    }
    global.comp = function(name) {
      name = String(plain(name));
      for (var i = 0; i < compositions.length; i++) {
        if (compositions[i].name === name || compositions[i][$id] === name) return compositions[i];
      }
      // Exporters leave out the main composition's name, and most of what scripts look for is there.
      return compositions[0];
    };

    global.footage = function(name) { throw unsupported('footage'); };
    global.colorDepth = 8;

    function markers(list) {
      var keys = list.map(function(each, index) {
        return Object.freeze({time: each[1], comment: each[0], duration: each[2],
          index: index + 1, chapter: '', url: '', frameTarget: '', eventCuePoint: false,
          cuePointName: '', parameters: Object.freeze({}), protectedRegion: false, label: 0});
      });
      var times = keys.map(function(each) { return each.time; });
      return Object.freeze({
        numKeys: keys.length,
        key: function(which) {
          which = plain(which);
          for (var i = 0; i < keys.length; i++) {
            if (typeof which === 'number' ? i + 1 === which : keys[i].comment === which) {
              return keys[i];
            }
          }
          throw new RangeError('there is no marker ' + JSON.stringify(which));
        },
        nearestKey: function(t) { return this.key(nearest(times, at(t))); }
      });
    }

    // A layer passes for the function that finds what is in it.
    function layer(data, place) {
      var root = {n: data.n, k: data.k, isLayer: true};
      adopt(root, undefined);
      var made = function(key) {
        var found = child(root, key);
        if (found === undefined && key in made) return made[key];
        if (found === undefined) {
          throw new ReferenceError('"' + data.n + '" holds nothing called "' + plain(key) + '"');
        }
        return enter(found, made);
      };
      Object.setPrototypeOf(made, layerMembers);
      describe(made, {_name: data.n});
      describe(made, {name: data.n, index: data.i, inPoint: data.s, outPoint: data.e,
        startTime: data.b, width: data.w, height: data.h, hasParent: data.p >= 0,
        hasVideo: true, hasAudio: false, enabled: !data.hidden, threeDLayer: data.d3,
        audioActive: false, $data: data, $root: root, $place: place, $kind: data.t});
      return Object.freeze(made);
    }
    function named(name) {
      return {get: function() {
        var found = child(this[$root], name);
        if (found) return enter(found, this);
        throw new ReferenceError('"' + this.name + '" has no ' + name);
      }};
    }
    function inTransform(name) {
      return {get: function() { return group(child(this[$root], 'Transform'), this)(name); }};
    }
    function finder(name) {
      return {get: function() {
        var found = child(this[$root], name);
        if (found) return group(found, this);
        var owner = this;
        return function(key) {
          throw new ReferenceError('"' + owner.name + '" has no ' + name);
        };
      }};
    }
    var layerMembers = Object.create(Function.prototype, {
      transform: named('Transform'), text: named('Text'), timeRemap: named('Time Remap'),
      content: finder('Contents'), effect: finder('Effects'), mask: finder('Masks'),
      position: inTransform('Position'), anchorPoint: inTransform('Anchor Point'),
      scale: inTransform('Scale'), rotation: inTransform('Rotation'),
      opacity: inTransform('Opacity'), orientation: inTransform('Orientation'),
      xRotation: inTransform('X Rotation'), yRotation: inTransform('Y Rotation'),
      zRotation: inTransform('Rotation'), rotationX: inTransform('X Rotation'),
      rotationY: inTransform('Y Rotation'), rotationZ: inTransform('Rotation'),
      sourceText: {get: function() { return this.text.sourceText; }},
      active: {get: function() { return now() >= this.inPoint && now() < this.outPoint; }},
      parent: {get: function() {
        return this[$data].p < 0 ? null : layers[this[$data].p];
      }},
      containingComp: {get: function() { return compositions[this[$data].c]; }},
      source: {get: function() {
        var nested = compositions[this[$data].nested];
        return nested || {name: this.name, width: this.width, height: this.height};
      }},
      sampleImage: {value: function() { throw unsupported('sampleImage'); }},
      sourceTime: {value: function(t) {
        return (at(t) - this.startTime) / this[$data].stretch;
      }},
      propertyGroup: {value: function() { return this; }},
      toString: {value: function() { return '[' + this.name + ']'; }},
      layer: {value: function(key, distance) { return this[$comp].layer(key, distance); }}
    });
    // The markers of layers among them, which exporters leave out.
    left(layerMembers, ['marker', 'audioLevels', 'cameraOption', 'lightOption', 'materialOption',
      'pointOfInterest', 'comp2D', 'shapes', 'lightTransmission', 'castsShadows', 'acceptsShadows',
      'acceptsLights', 'ambient', 'diffuse', 'specular', 'shininess', 'metal', 'comment']);
    Object.defineProperty(layerMembers, 'zoom', named('Zoom'));
    Object.defineProperty(layerMembers, $comp, {get: function() { return compositions[this[$data].c]; }});
    """#

  /// Counts the steps of scripts: `Rewriter` takes one of `$left` at each.
  static let steps = """
    var mostOfCall = \(ScriptBudget.stepsOfCall), granted = 0, counted, used = {};
    function settle() {
      if (counted !== undefined) used[counted] = (used[counted] || 0) + granted - global.$left;
      counted = undefined;
    }
    // A script that comes forward may take more.
    function grant(id, done) {
      settle();
      var most = Math.max(\(ScriptBudget.stepsOfExpression),
        \(ScriptBudget.stepsOfWholeExpression) * done);
      granted = Math.min(mostOfCall, Math.floor(most) - (used[id] || 0));
      counted = id;
      global.$left = granted;
    }
    global.$stop = function() {
      throw new RangeError(granted < mostOfCall
        ? '\(ScriptBudget.stoppedExpression)' : '\(ScriptBudget.stoppedCall)');
    };
    global.$steps = function(id) {
      settle();
      return used[id] || 0;
    };
    """

  static let evaluation = #"""
    global.$load = function(data) {
      state.rate = data.rate;
      data.properties.forEach(function(each, id) {
        metas[id] = {id: id, name: each[0], kind: each[1], layer: each[2], seed: each[3],
          isMoving: each[4], texts: each[5]};
      });
      data.layers.forEach(function(each, place) { layers[place] = layer(each, place); });
      data.compositions.forEach(function(each, place) { compositions[place] = composition(each); });
    };
    global.$define = function(body, ids, takes) {
      var script = {body: body, takesTime: (takes & 1) > 0, takesValue: (takes & 2) > 0,
        takesProperty: (takes & 4) > 0};
      ids.forEach(function(id) { scripts[id] = script; });
    };
    // A property whose expression has failed keeps its keyframes, for all that ask for it from then on.
    global.$forget = function(id) {
      scripts[id] = undefined;
      known = [];
    };
    global.$evaluate = function(id, t, done, index, total, share) {
      var meta = metas[id];
      running = [id];
      isStill = true;
      begin(meta, t, total === undefined ? undefined : [index, total, share]);
      grant(id, done);
      var v = act(meta, t);
      // A script that has caught what stopped it is stopped all the same.
      if (global.$left < 0) global.$stop();
      if (total !== undefined) {
        v = plain(v);
        return isList(v) ? map(v, Number) : Number(v);
      }
      note(id, v);
      v = shaped(meta, v, t);
      return v instanceof Outline ? v.$numbers : v;
    };
    // Whether the last evaluation asked for nothing that may be another at another time.
    global.$still = function() { return isStill ? 1 : 0; };
    // Which property an expression only repeats; -1 once it was more than that.
    var references = [];
    function note(id, v) {
      var meta = v !== null && typeof v === 'object' ? v[$meta] : undefined;
      var repeated = meta && !meta.parts && !scripts[meta.id] ? meta.id : -1;
      if (references[id] === undefined) references[id] = repeated;
      else if (references[id] !== repeated) references[id] = -1;
    }
    global.$reference = function(id) {
      return references[id] === undefined ? -1 : references[id];
    };

    // A script made from text is read as every other.
    var compile = global.eval, made = {}, count = 0;
    global.$eval = function(text) {
      text = plain(text);
      if (typeof text !== 'string') return text;
      if (text.length > 65536) throw new RangeError('eval of more than 65,536 characters');
      var key = '$' + text;
      if (!made[key]) {
        var units = [];
        for (var i = 0; i < text.length; i++) units.push(text.charCodeAt(i));
        var answer = host(9, units), source = '';
        if (!isList(answer)) {
          throw new SyntaxError('eval cannot read ' + JSON.stringify(text.slice(0, 60)));
        }
        for (var j = 0; j < answer.length; j++) source += String.fromCharCode(answer[j]);
        if (count++ > 500) { count = 0; made = {}; }
        made[key] = compile('(' + source + ')');
      }
      return made[key].apply(undefined, [].slice.call(arguments, 1));
    };

    // Nothing of the machine: no clock, no code made from text, nothing of the engine's own.
    ['globalThis', 'eval', 'Function', 'Duktape', 'performance', 'Proxy', 'Reflect', 'CBOR',
      'Buffer', 'TextEncoder', 'TextDecoder', 'console', 'print', 'alert',
      '$host'].forEach(function(name) {
      delete global[name];
    });
    delete Object.getPrototypeOf(function() {}).constructor;
    delete Object.getOwnPropertySymbols;
    // What is frozen cannot be assigned to in what inherits it; these names scripts do assign.
    function assignable(type, name) {
      var standard = type[name];
      Object.defineProperty(type, name, {get: function() { return standard; }, set: function(v) {
        if (Object.isExtensible(this)) put(this, name, 0, v, true);
      }});
    }
    ['toString', 'valueOf', 'toLocaleString', 'constructor'].forEach(function(name) {
      assignable(Object.prototype, name);
    });
    ['toString', 'name', 'message'].forEach(function(name) { assignable(Error.prototype, name); });
    // Nothing that lasts from one script to the next.
    ['Object', 'Array', 'Number', 'String', 'Boolean', 'RegExp', 'Error', 'TypeError',
      'RangeError', 'ReferenceError', 'SyntaxError', 'EvalError', 'URIError', 'Math', 'JSON',
      'Symbol'].forEach(function(name) {
      var each = global[name];
      if (!each) return;
      Object.freeze(each);
      if (each.prototype) Object.freeze(each.prototype);
    });
    Object.freeze(Object.getPrototypeOf(function() {}));
    """#
}
