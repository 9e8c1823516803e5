// Seconds as frames and as texts.

extension Prelude {
  static let times = #"""
    // A tiny share of a frame is rounding, not time.
    function rate() { return state.rate; }
    function whole(frames) { return Math.floor(frames + 1e-6); }
    // A time is rounded down, a span of time away from zero.
    function framesIn(t, fps, isDuration) {
      var frames = number(t === undefined ? now() : t) * fps;
      if (!plain(isDuration)) return whole(frames);
      return frames < 0 ? -Math.ceil(-frames - 1e-6) : Math.ceil(frames - 1e-6);
    }
    global.timeToFrames = function(t, fps, isDuration) {
      return framesIn(t, number(fps) || rate(), isDuration);
    };
    global.framesToTime = function(frames, fps) {
      if (frames === undefined) frames = global.timeToFrames();
      return number(frames) / (number(fps) || rate());
    };
    function digits(n, count) {
      n = String(n);
      while (n.length < count) n = '0' + n;
      return n;
    }
    // Hours, minutes, seconds and frames: so many frames to a second.
    function timecode(frames, base, mark) {
      var left = Math.abs(frames), s = Math.floor(left / base);
      return (frames < 0 ? '-' : '') + [s / 3600, s / 60 % 60, s % 60, left % base]
        .map(function(n) { return digits(Math.floor(n), base > 99 ? 3 : 2); }).join(mark);
    }
    // NTSC leaves out two numbers of thirty each minute, but for each tenth.
    function withDrops(frames, base) {
      var drop = Math.round(base / 15), left = Math.abs(frames);
      var tens = base * 600 - 9 * drop, minute = base * 60 - drop, rest = left % tens;
      var added = 9 * drop * Math.floor(left / tens);
      if (rest > drop) added += drop * Math.floor((rest - drop) / minute);
      return frames < 0 ? -left - added : left + added;
    }
    function formatted(frames, base, isDropping) {
      return isDropping ? timecode(withDrops(frames, base), base, ';') : timecode(frames, base, ':');
    }
    global.timeToTimecode = function(t, base, isDuration) {
      base = base === undefined ? 30 : number(base);
      return timecode(framesIn(t, base, isDuration), Math.round(base), ':');
    };
    global.timeToNTSCTimecode = function(t, isDropping, isDuration) {
      return formatted(framesIn(t, 30000 / 1001, isDuration), 30, plain(isDropping));
    };
    global.timeToCurrentFormat = function(t, fps, isDuration, isDropping) {
      fps = number(fps) || rate();
      var base = Math.round(fps);
      return formatted(framesIn(t, fps, isDuration), base,
        plain(isDropping) && base !== fps && base % 30 === 0);
    };
    global.timeToFeetAndFrames = function(t, fps, perFoot, isDuration) {
      perFoot = number(perFoot) || 16;
      var frames = framesIn(t, number(fps) || rate(), isDuration), left = Math.abs(frames);
      return (frames < 0 ? '-' : '') + digits(Math.floor(left / perFoot), 4) + '+'
        + digits(left % perFoot, 2);
    };
    """#
}
