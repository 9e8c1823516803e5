// Groups of properties, by name, by number, and by After Effects' match names.

extension Prelude {
  static let groups = #"""
    var matchNames = {
      'ADBE Transform Group': 'Transform', 'ADBE Effect Parade': 'Effects',
      'ADBE Mask Parade': 'Masks', 'ADBE Root Vectors Group': 'Contents',
      'ADBE Vectors Group': 'Contents', 'ADBE Text Properties': 'Text',
      'ADBE Vector Transform Group': 'Transform', 'ADBE Anchor Point': 'Anchor Point',
      'ADBE Position': 'Position', 'ADBE Position_0': 'X Position',
      'ADBE Position_1': 'Y Position', 'ADBE Position_2': 'Z Position', 'ADBE Scale': 'Scale',
      'ADBE Rotate Z': 'Rotation', 'ADBE Rotate X': 'X Rotation', 'ADBE Rotate Y': 'Y Rotation',
      'ADBE Orientation': 'Orientation', 'ADBE Opacity': 'Opacity',
      'ADBE Time Remapping': 'Time Remap', 'ADBE Text Document': 'Source Text',
      'ADBE Mask Shape': 'Mask Path', 'ADBE Mask Feather': 'Mask Feather',
      'ADBE Mask Opacity': 'Mask Opacity', 'ADBE Mask Offset': 'Mask Expansion',
      'ADBE Vector Anchor': 'Anchor Point', 'ADBE Vector Position': 'Position',
      'ADBE Vector Scale': 'Scale', 'ADBE Vector Rotation': 'Rotation',
      'ADBE Vector Skew': 'Skew', 'ADBE Vector Skew Axis': 'Skew Axis',
      'ADBE Vector Group Opacity': 'Opacity', 'ADBE Vector Shape': 'Path',
      'ADBE Vector Rect Size': 'Size', 'ADBE Vector Rect Position': 'Position',
      'ADBE Vector Rect Roundness': 'Roundness', 'ADBE Vector Ellipse Size': 'Size',
      'ADBE Vector Ellipse Position': 'Position', 'ADBE Vector Fill Color': 'Color',
      'ADBE Vector Fill Opacity': 'Opacity', 'ADBE Vector Stroke Color': 'Color',
      'ADBE Vector Stroke Opacity': 'Opacity', 'ADBE Vector Stroke Width': 'Stroke Width',
      'ADBE Vector Trim Start': 'Start', 'ADBE Vector Trim End': 'End',
      'ADBE Vector Trim Offset': 'Offset', 'ADBE Vector Star Points': 'Points',
      'ADBE Vector Star Position': 'Position', 'ADBE Vector Star Rotation': 'Rotation',
      'ADBE Vector Star Inner Radius': 'Inner Radius',
      'ADBE Vector Star Outer Radius': 'Outer Radius',
      'ADBE Vector Star Inner Roundess': 'Inner Roundness',
      'ADBE Vector Star Outer Roundess': 'Outer Roundness',
      'ADBE Vector RoundCorner Radius': 'Radius', 'ADBE Vector Repeater Copies': 'Copies',
      'ADBE Vector Repeater Offset': 'Offset', 'Z Rotation': 'Rotation',
      'ADBE Text Animators': 'Animators', 'ADBE Text Animator Properties': 'Properties',
      'ADBE Text Selectors': 'Selectors', 'ADBE Text Percent Start': 'Start',
      'ADBE Text Percent End': 'End', 'ADBE Text Percent Offset': 'Offset',
      'ADBE Text Index Start': 'Start', 'ADBE Text Index End': 'End',
      'ADBE Text Index Offset': 'Offset'
    };
    var otherNames = {
      'Contents': ['content'], 'Rotation': ['zRotation', 'rotationZ'], 'Size': ['rectSize'],
      'Source Text': ['sourceText'], 'Effects': ['effect'], 'Masks': ['mask'],
      'Path Options': ['pathOption'], 'More Options': ['moreOption'], 'Dashes': ['dash'],
      'Animators': ['animator'], 'Selectors': ['selector'], 'Properties': ['property'],
      'X Rotation': ['rotationX'], 'Y Rotation': ['rotationY']
    };
    function camel(name) {
      return name.replace(/[^A-Za-z0-9]+(.)?/g, function(all, next) {
        return next ? next.toUpperCase() : '';
      }).replace(/^./, function(letter) { return letter.toLowerCase(); });
    }

    // What stands under a name or a number in a group; undefined for nothing. Scripts ask a group
    // for the same few again and again.
    function child(node, key) {
      key = plain(key);
      if (typeof key !== 'string' && typeof key !== 'number') return search(node, key);
      if (!node.asked || node.askedCount > 64) {
        node.asked = Object.create(null);
        node.askedCount = 0;
      }
      var kept = node.asked, name = typeof key === 'string' ? 's' + key : key;
      if (name in kept) return kept[name];
      node.askedCount += 1;
      return kept[name] = search(node, key);
    }
    function search(node, wanted) {
      var list = node.k;
      if (typeof wanted === 'number') {
        if (node.isLayer) return inLayer(node, Math.round(wanted));
        if (node.inner) return Math.round(wanted) === 2 ? node.inner : child(node, 'Transform');
        for (var i = 0; i < list.length; i++) {
          if ((list[i].x || i + 1) === Math.round(wanted)) return list[i];
        }
        return undefined;
      }
      wanted = String(wanted);
      var other = matchNames[wanted];
      if (node.inner && (wanted === 'Contents' || other === 'Contents')) return node.inner;
      for (var j = 0; j < list.length; j++) {
        if (list[j].n === wanted || list[j].m === wanted || list[j].n === other) return list[j];
      }
      var selector = /^(?:Range|Wiggly|Expression) Selector (\d+)$/.exec(wanted);
      if (selector && node.n === 'Selectors') return list[selector[1] - 1];
      // An effect's parameters: the name of the effect and a number. The compositor's come last.
      var match = /-(\d{4})$/.exec(wanted);
      return match && node.e ? child(node, Number(match[1])) : undefined;
    }
    // A layer's groups have numbers of their own, whether they are there or not.
    function inLayer(root, number) {
      var names = {1: ['Transform'], 2: ['Contents', 'Text', 'Time Remap'], 3: ['Masks'],
        4: ['Effects'], 5: ['Transform'], 6: ['Transform']}[number] || [];
      for (var i = 0; i < names.length; i++) {
        var found = child(root, names[i]);
        if (found) return found;
      }
      return undefined;
    }
    function enter(node, layer) {
      if (node === undefined) return undefined;
      if (node.k) return group(node, layer);
      var meta = node.meta || (node.meta = metaOf(node));
      return meta.kind === 'l' ? chosen(meta) : view(meta, state.time);
    }
    // The layer that a control names; null for none.
    function chosen(meta) {
      var number = sample(meta, state.time), list = layers[meta.layer][$comp][$layers];
      for (var i = 0; i < list.length; i++) {
        if (layers[list[i]].index === number) return layers[list[i]];
      }
      return null;
    }
    function metaOf(node) {
      if (node.i !== undefined) return metas[node.i];
      var parts = node.c.map(function(id) { return metas[id]; });
      return {id: -2, name: node.n, kind: 'v', parts: parts, layer: parts[0].layer,
        seed: parts[0].seed, group: node.group, index: 2};
    }
    function group(node, layer) {
      if (node.made) return node.made;
      var made = function(key) {
        var found = child(node, key);
        if (found === undefined) {
          throw new ReferenceError('"' + node.n + '" holds nothing called "' + plain(key) + '"');
        }
        return enter(found, layer);
      };
      node.made = made;
      Object.setPrototypeOf(made, groupMembers);
      describe(made, {name: node.n, _name: node.n, $node: node, $layer: layer,
        matchName: node.m || node.n, propertyIndex: node.index, enabled: true, active: true,
        content: node.inner ? enter(node.inner, layer) : made, mask: made,
        numProperties: node.k.length});
      node.k.forEach(function(each) {
        var names = [camel(each.n)].concat(otherNames[each.n] || []);
        if (/^Mask /.test(each.n)) names.push(camel(each.n));
        names.forEach(function(name) {
          var isTaken = Object.prototype.hasOwnProperty.call(made, name);
          if (!name || name === 'name' || (isTaken && name !== 'content' && name !== 'mask')) return;
          Object.defineProperty(made, name, {
            configurable: true, get: function() { return enter(each, layer); }
          });
        });
      });
      return Object.freeze(made);
    }
    var groupMembers = Object.create(Function.prototype);
    describe(groupMembers, {
      propertyGroup: function(count) {
        var node = this[$node];
        for (var i = 0; i < (count || 1) && node; i++) node = node.group;
        return node ? group(node, this[$layer]) : this[$layer];
      },
      toString: function() { return '[' + this.name + ']'; },
      param: function(key) { return this(key); }
    });
    function ancestor(meta, count) {
      var node = meta.group, layer = layers[meta.layer];
      for (var i = 1; i < (count === undefined ? 1 : number(count)) && node; i++) node = node.group;
      return node ? group(node, layer) : layer;
    }
    // Ties each node to the group that holds it.
    function adopt(node, parent) {
      node.group = parent;
      if (node.k) node.k.forEach(function(each, index) {
        each.index = each.x || index + 1;
        adopt(each, node);
      });
      // What a group of shapes holds stands in a group of its own, beside the transform.
      if (node.y === 'group') {
        node.inner = {n: 'Contents', x: 2, index: 2, group: node,
          k: node.k.filter(function(each) { return each.n !== 'Transform' || each.y; })};
        node.inner.k.forEach(function(each, index) {
          each.index = index + 1;
          each.group = node.inner;
        });
        var own = child(node, 'Transform');
        if (own) own.index = 3;
      } else if (node.i !== undefined) {
        metas[node.i].group = parent;
        metas[node.i].index = node.index;
      }
    }
    """#
}
