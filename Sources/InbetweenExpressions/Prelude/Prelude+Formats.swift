// Numbers as people of a language write them, and texts in their order.

extension Prelude {
  static let formats = #"""
    function unsupported(what) { return new Error(what + ' is not supported'); }

    // By language: between thousands, before fractions, and how many digits before the first mark.
    var marks = {
      en: [',', '.'], ja: [',', '.'], zh: [',', '.'], ko: [',', '.'], th: [',', '.'],
      he: [',', '.'], de: ['.', ','], it: ['.', ','], nl: ['.', ','], da: ['.', ','],
      tr: ['.', ','], id: ['.', ','], el: ['.', ','], ro: ['.', ','], pt: ['.', ','],
      es: ['.', ',', 2], fr: ['\u202F', ','], ru: ['\u00A0', ','], uk: ['\u00A0', ','],
      cs: ['\u00A0', ','], sk: ['\u00A0', ','], fi: ['\u00A0', ','], nb: ['\u00A0', ','],
      no: ['\u00A0', ','], sv: ['\u00A0', ','], hu: ['\u00A0', ','], pl: ['\u00A0', ',', 2],
      'de-CH': ['\u2019', '.'], 'de-AT': ['\u00A0', ','], 'pt-PT': ['\u00A0', ',', 2]
    };
    var signs = {USD: '$', EUR: '\u20AC', GBP: '\u00A3', JPY: '\u00A5'};
    var formatOptions = ['style', 'currency', 'minimumFractionDigits', 'maximumFractionDigits',
      'useGrouping', 'minimumIntegerDigits'];

    // A number's digits, rounded half away from zero as they are written.
    function rounded(n, least, most) {
      var parts = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(n));
      var whole = parts[1], after = parts[2] || '', power = Number(parts[3] || 0);
      while (power > 0) { whole += after.charAt(0) || '0'; after = after.slice(1); power -= 1; }
      while (power < 0) {
        after = (whole.slice(-1) || '0') + after;
        whole = whole.slice(0, -1);
        power += 1;
      }
      var list = (whole + after.slice(0, most)).split('').map(Number);
      if (Number(after.charAt(most)) >= 5) {
        var i = list.length - 1;
        while (i >= 0 && list[i] === 9) { list[i] = 0; i -= 1; }
        if (i < 0) list.unshift(1); else list[i] += 1;
      }
      var count = Math.min(most, after.length), cut = list.length - count;
      after = list.slice(cut).join('');
      while (after.length > least && after.slice(-1) === '0') after = after.slice(0, -1);
      while (after.length < least) after += '0';
      return [list.slice(0, cut).join('').replace(/^0+(?=\d)/, '') || '0', after];
    }
    function inLocale(n, locale, options) {
      locale = plain(isList(locale) ? locale[0] : locale);
      locale = locale === undefined ? 'en' : String(locale);
      options = options || {};
      for (var name in options) {
        if (formatOptions.indexOf(name) < 0) throw unsupported('the option "' + name + '" of a number');
      }
      var found = marks[locale] || marks[locale.split('-')[0]];
      if (!found || locale === 'en-IN') throw unsupported('a number in the language "' + locale + '"');
      if (n !== n) return 'NaN';
      var style = options.style || 'decimal', least = 0, most = style === 'percent' ? 0 : 3;
      var sign = signs[options.currency];
      if (style === 'currency') {
        if (!sign) throw unsupported('the currency "' + options.currency + '"');
        least = most = options.currency === 'JPY' ? 0 : 2;
      } else if (style !== 'decimal' && style !== 'percent') {
        throw unsupported('the style "' + style + '" of a number');
      }
      if (options.minimumFractionDigits !== undefined) {
        least = number(options.minimumFractionDigits);
        most = Math.max(most, least);
      }
      if (options.maximumFractionDigits !== undefined) {
        most = number(options.maximumFractionDigits);
        least = Math.min(least, most);
      }
      var text = Math.abs(n) === Infinity ? '\u221E' : decimal(Math.abs(n), found, least, most, options,
        style === 'percent');
      var isAfter = found[1] === ',';
      if (style === 'percent') text += (isAfter && !/^(it|nl|pt|tr|id|el)/.test(locale) ? '\u00A0' : '') + '%';
      if (style === 'currency') {
        if (isAfter && /^(nl|pt|da|tr|id)/.test(locale)) throw unsupported('money in "' + locale + '"');
        text = isAfter ? text + '\u00A0' + sign : sign + text;
      }
      return (n < 0 || (n === 0 && 1 / n < 0) ? '-' : '') + text;
    }
    function decimal(n, found, least, most, options, isPercent) {
      var parts = rounded(isPercent ? Number((n * 100).toPrecision(15)) : n, least, most);
      var whole = parts[0], first = 3 + (found[2] || 1);
      while (whole.length < (number(options.minimumIntegerDigits) || 1)) whole = '0' + whole;
      if (options.useGrouping !== false && whole.length >= first) {
        whole = whole.replace(/\B(?=(\d{3})+$)/g, found[0]);
      }
      return parts[1] === '' ? whole : whole + found[1] + parts[1];
    }
    function replace(object, name, f) {
      Object.defineProperty(object, name, {value: f, writable: true, configurable: true});
    }
    replace(Number.prototype, 'toLocaleString', function(locale, options) {
      return inLocale(number(this), locale, options);
    });
    replace(Array.prototype, 'toLocaleString', function(locale, options) {
      return this.map(function(v) {
        return v === null || v === undefined ? '' : v.toLocaleString(locale, options);
      }).join();
    });
    global.Intl = {NumberFormat: function(locale, options) {
      return Object.freeze({format: function(n) { return inLocale(number(n), locale, options); }});
    }};

    // Letters of one case before the other only where all else is equal.
    replace(String.prototype, 'localeCompare', function(other) {
      var a = String(this), b = String(other);
      if (arguments.length > 1 || !/^[A-Za-z0-9 ]*$/.test(a + b)) {
        throw unsupported('the order of "' + a + '" and "' + b + '"');
      }
      var x = a.toLowerCase(), y = b.toLowerCase();
      return x < y ? -1 : x > y ? 1 : a > b ? -1 : a < b ? 1 : 0;
    });
    replace(String.prototype, 'normalize', function() {
      if (/[^\x00-\x7F]/.test(this)) throw unsupported('normalize of letters with accents');
      return String(this);
    });

    // What is equal keeps its order.
    function merged(a, b, compare) {
      var made = [], i = 0, j = 0;
      while (i < a.length && j < b.length) {
        made.push(compare(a[i], b[j]) <= 0 ? a[i++] : b[j++]);
      }
      return made.concat(a.slice(i), b.slice(j));
    }
    function inOrder(list, compare) {
      if (list.length < 2) return list;
      var half = list.length >> 1;
      return merged(inOrder(list.slice(0, half), compare), inOrder(list.slice(half), compare),
        compare);
    }
    function byText(a, b) {
      a = String(a); b = String(b);
      return a < b ? -1 : a > b ? 1 : 0;
    }
    replace(Array.prototype, 'sort', function(compare) {
      var own = [], count = this.length, list = this;
      if (count > 1e6) throw new RangeError('a list of so many items');
      for (var i = 0; i < count; i++) {
        if (list[i] !== undefined) own.push(list[i]);
      }
      own = inOrder(own, compare ? function(a, b) { return number(compare(a, b)); } : byText);
      for (var j = 0; j < count; j++) list[j] = own[j];
      return list;
    });
    """#
}
