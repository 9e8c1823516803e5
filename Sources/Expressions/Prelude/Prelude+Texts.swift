// Texts: what they say, and how they are set.

extension Prelude {
  static let texts = #"""
    // When it is said from, what is said, and its style.
    function shownText(meta, t) {
      var shown = meta.texts[0];
      for (var i = 1; i < meta.texts.length && meta.texts[i][0] <= t + 1e-9; i++) {
        shown = meta.texts[i];
      }
      return shown;
    }
    // All characters of a document have one style; scripts may read it.
    function textStyle(meta, t) {
      if (meta.kind !== 't') return undefined;
      isStill = false;
      var shown = shownText(meta, t), own = shown[2], fill = own[5], stroke = own[6];
      var made = {
        $text: shown[1], font: own[0], fontSize: own[1], tracking: own[2], leading: own[3],
        baselineShift: own[4], applyFill: fill !== null, applyStroke: stroke !== null,
        fillColor: fill || [0, 0, 0], strokeColor: stroke || [0, 0, 0], strokeWidth: own[7],
        isAllCaps: own[8] === 1, isSmallCaps: own[8] === 2, isAutoLeading: false,
        isFauxBold: false, isFauxItalic: false, isSubscript: false, isSuperscript: false
      };
      ['ApplyFill', 'ApplyStroke', 'AutoLeading', 'BaselineShift', 'FillColor', 'Font', 'FontSize',
        'AllCaps', 'FauxBold', 'FauxItalic', 'SmallCaps', 'Leading', 'StrokeColor', 'StrokeWidth',
        'Text', 'Tracking'].forEach(function(name) {
        made['set' + name] = function() { throw new Error('set' + name + ' is not supported'); };
      });
      return made;
    }
    """#
}
