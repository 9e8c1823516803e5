// Dates that a script names itself, in universal time: what today is is nothing that a file says.

extension Prelude {
  static let dates = #"""
    var Native = global.Date, clock = 'the time of day';
    var days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    var months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

    function read(text) {
      // Without a zone it is that of the machine, which is taken to be universal time.
      var parts = /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?Z?)?)?$/
        .exec(text);
      if (!parts) parts = /^(\d{4})$/.exec(text);
      if (parts) {
        return Native.UTC(parts[1], (parts[2] || 1) - 1, parts[3] || 1, parts[4] || 0,
          parts[5] || 0, parts[6] || 0, ((parts[7] || '') + '000').slice(0, 3));
      }
      parts = /^([A-Za-z]{3})[a-z]* (\d{1,2}),? (\d{4})(?: (\d\d?):(\d\d)(?::(\d\d))?)?$/.exec(text);
      if (!parts || months.indexOf(parts[1]) < 0) {
        throw unsupported('the date ' + JSON.stringify(text));
      }
      return Native.UTC(parts[3], months.indexOf(parts[1]), parts[2], parts[4] || 0, parts[5] || 0,
        parts[6] || 0);
    }
    function moment(given) {
      if (given.length === 0) throw unsupported(clock);
      if (given.length > 1) return Native.UTC.apply(undefined, [].slice.call(given).map(number));
      var v = plain(given[0]);
      return v instanceof Moment ? v.valueOf() : typeof v === 'string' ? read(v) : Number(v);
    }
    function Moment() {
      if (!(this instanceof Moment)) throw unsupported(clock);
      var milliseconds = moment(arguments);
      describe(this, {$moment: function(v) {
        if (v !== undefined) milliseconds = v;
        return milliseconds;
      }});
    }
    ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']
      .forEach(function(part) {
        function getter() { return new Native(this.$moment())['getUTC' + part](); }
        function setter() {
          var date = new Native(this.$moment());
          return this.$moment(date['setUTC' + part].apply(date, [].slice.call(arguments).map(number)));
        }
        replace(Moment.prototype, 'get' + part, getter);
        replace(Moment.prototype, 'getUTC' + part, getter);
        if (part === 'Day') return;
        replace(Moment.prototype, 'set' + part, setter);
        replace(Moment.prototype, 'setUTC' + part, setter);
      });
    extend(Moment.prototype, {
      getTime: function() { return this.$moment(); },
      setTime: function(v) { return this.$moment(number(v)); },
      getTimezoneOffset: function() { return 0; },
      toISOString: function() { return new Native(this.$moment()).toISOString(); },
      toJSON: function() { return this.toISOString(); },
      toDateString: function() {
        return days[this.getDay()] + ' ' + months[this.getMonth()] + ' ' + digits(this.getDate(), 2)
          + ' ' + digits(this.getFullYear(), 4);
      }
    });
    replace(Moment.prototype, 'valueOf', function() { return this.$moment(); });
    ['toString', 'toTimeString', 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']
      .forEach(function(name) {
        replace(Moment.prototype, name, function() { throw unsupported(name + ' of a date'); });
      });
    replace(Moment, 'UTC', function() {
      return Native.UTC.apply(undefined, [].slice.call(arguments).map(number));
    });
    replace(Moment, 'parse', function(text) { return read(String(plain(text))); });
    replace(Moment, 'now', function() { throw unsupported(clock); });
    global.Date = Moment;
    """#
}
