// Texts: what they say.

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
    """#
}
