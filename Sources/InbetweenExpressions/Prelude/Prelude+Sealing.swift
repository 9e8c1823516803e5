// Nothing that a script does lasts: what scripts can reach cannot be changed.

extension Prelude {
  static let sealing = #"""
    // A plain call's `this` is the global object.
    global.$this = function(v) { return v === global || v === scripts ? undefined : v; };

    // Frozen above already, but not what they hold.
    var frozen = [];
    Object.getOwnPropertyNames(global).forEach(function(name) {
      var each = global[name];
      if (!each || !Object.isFrozen(each)) return;
      frozen.push(each);
      if (each.prototype) frozen.push(each.prototype);
    });
    function seal(object) {
      var isFunction = typeof object === 'function';
      if (!isFunction && (typeof object !== 'object' || object === null)) return;
      if (object === global) return;
      if (Object.isFrozen(object)) {
        var place = frozen.indexOf(object);
        if (place < 0) return;
        frozen.splice(place, 1);
      } else {
        Object.freeze(object);
      }
      Object.getOwnPropertyNames(object).forEach(function(name) {
        if (isFunction && (name === 'length' || name === 'name' || name === 'caller')) return;
        var held = Object.getOwnPropertyDescriptor(object, name);
        seal(held.value);
        seal(held.get);
        seal(held.set);
      });
    }
    Object.getOwnPropertyNames(global).forEach(function(name) { seal(global[name]); });
    [layerMembers, groupMembers, Comp.prototype, Property.prototype, Outline.prototype,
      Table.prototype, Generator.prototype, Moment.prototype,
      Style.prototype].forEach(seal);
    """#
}
