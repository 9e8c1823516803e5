// How texts are set: scripts read it, and change it for all characters of a text.

extension Prelude {
  static let styles = #"""
    var justifications = ['alignLeft', 'alignRight', 'alignCenter', 'justifyLastLeft',
      'justifyLastRight', 'justifyLastCenter', 'justifyFull'];

    // What is set: of a text, or nothing yet.
    function Style(fields) {
      Object.freeze(fields.fillColor);
      Object.freeze(fields.strokeColor);
      describe(this, {$fields: Object.freeze(fields)});
    }
    function changed(style, fields) {
      var made = {};
      for (var name in style.$fields) made[name] = style.$fields[name];
      for (var other in fields) {
        if (fields[other] !== undefined || other === 'text') made[other] = fields[other];
      }
      return new Style(made);
    }
    // All characters of a document have one style.
    function textStyle(meta, t) {
      if (meta.kind !== 't') return undefined;
      isStill = false;
      var shown = shownText(meta, t), own = shown[2];
      var style = new Style({
        length: shown[1].length, font: own[0], fontSize: own[1], tracking: own[2], leading: own[3],
        baselineShift: own[4], applyFill: own[5] !== null, applyStroke: own[6] !== null,
        fillColor: own[5] || [0, 0, 0], strokeColor: own[6] || [0, 0, 0], strokeWidth: own[7],
        caps: own[8], justification: justifications[own[9]],
        // The file says only how far lines are apart: automatic leading is 120 % of the size.
        isAutoLeading: Math.abs(own[3] - own[1] * 1.2) < 0.005 * own[1]
      });
      if (!scripts[meta.id] || meta.id === state.id) return style;
      // As its own expression sets it; what it says is no part of that.
      var said = sample(meta, t), kept = known[meta.id].styles[t];
      return changed(kept ? changed(style, kept.$fields) : style,
        {length: said.length, text: undefined});
    }
    function readable(name) {
      Object.defineProperty(Style.prototype, name, {get: function() {
        var v = this.$fields[name];
        return isList(v) ? v.slice() : v;
      }});
    }
    ['font', 'fontSize', 'tracking', 'leading', 'baselineShift', 'applyFill', 'applyStroke',
      'fillColor', 'strokeColor', 'strokeWidth', 'justification', 'isAutoLeading'].forEach(readable);
    function constant(name, v) { Object.defineProperty(Style.prototype, name, {value: v}); }
    ['isFauxBold', 'isFauxItalic', 'isSubscript', 'isSuperscript'].forEach(function(name) {
      constant(name, false);
    });
    Object.defineProperties(Style.prototype, {
      isAllCaps: {get: function() { return this.$fields.caps === 1; }},
      isSmallCaps: {get: function() { return this.$fields.caps === 2; }}
    });

    // What is set for some characters only has no place in a document.
    function forAll(name, fields, start, count) {
      start = plain(start); count = plain(count);
      if (start === undefined && count === undefined) return;
      if (!start && (count === undefined || count >= fields.length)) return;
      throw unsupported(name + ' of some characters');
    }
    function setter(name, change) {
      constant(name, function(v, start, count) {
        forAll(name, this.$fields, start, count);
        return changed(this, change(plain(v), this.$fields));
      });
    }
    function numeric(name, field) {
      setter(name, function(v) {
        v = number(v);
        if (v !== v) throw new TypeError(name + ' takes a number');
        var fields = {};
        fields[field] = v;
        return fields;
      });
    }
    numeric('setTracking', 'tracking');
    numeric('setBaselineShift', 'baselineShift');
    numeric('setStrokeWidth', 'strokeWidth');
    setter('setFontSize', function(v, own) {
      v = number(v);
      if (!(v > 0)) throw new RangeError('setFontSize takes a number above 0');
      return own.isAutoLeading ? {fontSize: v, leading: v * 1.2} : {fontSize: v};
    });
    setter('setLeading', function(v) { return {leading: number(v), isAutoLeading: false}; });
    setter('setAutoLeading', function(v, own) {
      if (!v) return {isAutoLeading: false};
      if (own.fontSize === undefined) throw unsupported('setAutoLeading without setFontSize');
      return {isAutoLeading: true, leading: own.fontSize * 1.2};
    });
    setter('setFont', function(v) { return {font: String(v)}; });
    setter('setApplyFill', function(v) { return {applyFill: !!v}; });
    setter('setApplyStroke', function(v) { return {applyStroke: !!v}; });
    function colored(name, field) {
      setter(name, function(v) {
        if (!isList(v) || v.length < 3) throw new TypeError(name + ' takes a list of three numbers');
        var fields = {};
        fields[field] = map(v.slice(0, 3), Number);
        return fields;
      });
    }
    colored('setFillColor', 'fillColor');
    colored('setStrokeColor', 'strokeColor');
    function capital(name, number) {
      setter(name, function(v, own) { return {caps: v ? number : own.caps === number ? 0 : own.caps}; });
    }
    capital('setAllCaps', 1);
    capital('setSmallCaps', 2);
    setter('setJustification', function(v) {
      if (justifications.indexOf(v) < 0) throw new TypeError('there is no justification "' + v + '"');
      return {justification: v};
    });
    // What only the standard can be: anything else cannot be drawn.
    function standard(name, wanted) {
      setter(name, function(v) {
        if (v === wanted || (typeof wanted === 'number' && Number(v) === wanted)) return {};
        throw unsupported(name + '(' + JSON.stringify(v) + ')');
      });
    }
    var standards = {FauxBold: false, FauxItalic: false, Ligature: true, HangingRoman: false,
      EveryLineComposer: false, HorizontalScaling: 100, VerticalScaling: 100, Kerning: 0, Tsume: 0,
      FirstLineIndent: 0, LeftMargin: 0, RightMargin: 0, SpaceBefore: 0, SpaceAfter: 0,
      BaselineOption: 'default', BaselineDirection: 'default', DigitSet: 'default',
      Direction: 'left-to-right', KerningType: 'metrics', LeadingType: 'bottom-to-bottom',
      LineJoin: 'miter'};
    Object.keys(standards).forEach(function(name) { standard('set' + name, standards[name]); });
    constant('setText', function(v) {
      v = String(plain(v));
      return changed(this, {text: v, length: v.length});
    });
    constant('replaceText', function(v, start, count) {
      var own = this.$fields.text === undefined ? authored(metas[state.id], state.time) : this.$fields.text;
      start = number(start) || 0;
      count = count === undefined ? own.length - start : number(count);
      return this.setText(own.slice(0, start) + plain(v) + own.slice(start + count));
    });

    // The style of the last text that was asked for: numbers that are NaN where nothing is set.
    var lastStyle = null;
    global.$style = function() {
      if (!lastStyle) return undefined;
      var own = lastStyle.$fields;
      function flag(v) { return v === undefined ? NaN : v ? 1 : 0; }
      return [own.fontSize, own.tracking, own.leading, own.baselineShift, own.strokeWidth, own.caps,
        own.justification === undefined ? NaN : justifications.indexOf(own.justification),
        flag(own.applyFill), flag(own.applyStroke)]
        .concat(own.fillColor || [NaN, NaN, NaN], own.strokeColor || [NaN, NaN, NaN])
        .map(function(v) { return v === undefined ? NaN : v; });
    };
    global.$font = function() { return lastStyle ? lastStyle.$fields.font : undefined; };
    """#
}
