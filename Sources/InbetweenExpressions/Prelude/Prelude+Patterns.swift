// Regular expressions whose groups have names.

extension Prelude {
  static let patterns = #"""
    global.$pattern = function(pattern, names) {
      return describe(pattern, {$names: names, exec: function(text) {
        return withNames(RegExp.prototype.exec.call(pattern, String(text)), names);
      }});
    };
    function withNames(match, names) {
      if (match === null) return null;
      var groups = {};
      names.forEach(function(name, i) { if (name) groups[name] = match[i + 1]; });
      match.groups = groups;
      return match;
    }
    var plainMatch = String.prototype.match, plainReplace = String.prototype.replace;
    Object.defineProperty(String.prototype, 'match', {value: function(pattern) {
      if (pattern && pattern.$names && !pattern.global) return pattern.exec(this);
      return plainMatch.call(this, pattern);
    }});
    Object.defineProperty(String.prototype, 'replace', {value: function(pattern, other) {
      if (pattern && pattern.$names && typeof other === 'string') {
        other = plainReplace.call(other, /\$<([^>]*)>/g, function(all, name) {
          return '$' + (pattern.$names.indexOf(name) + 1);
        });
      }
      return plainReplace.call(this, pattern, other);
    }});
    """#
}
