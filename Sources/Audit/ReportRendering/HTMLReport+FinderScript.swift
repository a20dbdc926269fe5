extension HTMLReport {
    /// Lists, filters and searches the runs, with the selection in the page's address.
    static let finderScript = """
        var index = JSON.parse(document.getElementById('index').textContent);
        var width = \(Index.width), count = index.runs.length / width, page = 60;
        var signs = {clear: '✓', warning: '!', error: '✗'};

        function run(number) {
          var r = index.runs.slice(number * width, number * width + width), column = index.columns[r[0]];
          var rule = r[6] ? index.rules[r[6] - 1] : '', several = index.several[number];
          return {
            number: number, screen: column[0], avoidance: column[1], way: column[2], device: index.devices[r[1]],
            orientation: index.orientations[r[2]], keyboard: index.keyboards[r[3]], usage: index.usages[r[4]],
            surroundings: index.surroundings[r[5]][0], options: index.surroundings[r[5]][1], rule: rule, amount: r[7],
            rules: several ? several.map(function (n) { return index.rules[n]; }) : rule ? [rule] : [], chapter: r[0] + '-' + r[1],
            verdict: !rule ? 'clear' : index.mild.indexOf(rule) >= 0 ? 'warning' : 'error'
          };
        }
        var runs = [];
        for (var i = 0; i !== count; i += 1) { runs.push(run(i)); }

        function amount(r) {
          return !r.rule ? 'clear' : r.amount + (r.rule === 'layout-passes' ? ' passes' : ' pt');
        }
        var parts = ['screen', 'avoidance', 'device', 'orientation', 'keyboard', 'usage', 'surroundings'];
        function address(r) {
          return '#run=' + parts.map(function (p) { return encodeURIComponent(r[p]); }).join('/');
        }
        function element(name, text, attributes) {
          var e = document.createElement(name);
          if (text) { e.textContent = text; }
          Object.keys(attributes || {}).forEach(function (key) { e.setAttribute(key, attributes[key]); });
          return e;
        }

        var section = document.getElementById('find'), box = section.querySelector('.filters');
        var search = box.querySelector('input'), list = section.querySelector('.list');
        var none = section.querySelector('.none'), more = section.querySelector('.more');
        var gravity = {error: 2, warning: 1, clear: 0}, shown = page, selects = {};
        var facets = ['verdict', 'screen', 'way', 'device', 'orientation', 'keyboard', 'usage', 'surroundings', 'rule'];
        facets.forEach(function (facet) {
          var values = [];
          runs.forEach(function (r) {
            (facet === 'rule' ? r.rules : [r[facet]]).forEach(function (v) {
              if (v && values.indexOf(v) === -1) { values.push(v); }
            });
          });
          if (values.length === 1) { return; }
          var select = element('select', '', {'aria-label': facet});
          select.append(element('option', 'any ' + facet, {value: ''}));
          values.forEach(function (v) { select.append(element('option', v, {value: v})); });
          select.addEventListener('change', choose);
          selects[facet] = select;
          box.append(select);
        });
        var out = element('output', '', {'aria-live': 'polite'});
        box.append(out);

        function matching() {
          var words = (search.value.toLowerCase().match(/"[^"]+"|[^\\s"]+/g) || []).map(function (w) {
            return w.split('"').join('');
          });
          return runs.filter(function (r) {
            var text = [r.screen, r.way, r.device, r.orientation, r.keyboard, r.usage, r.surroundings, r.verdict]
              .concat(r.rules).join(' ');
            return Object.keys(selects).every(function (f) {
              var wanted = selects[f].value;
              return !wanted || r[f] === wanted || f === 'rule' && r.rules.indexOf(wanted) !== -1;
            })
              && words.every(function (w) { return text.toLowerCase().indexOf(w) !== -1; });
          }).sort(function (a, b) {
            return gravity[b.verdict] - gravity[a.verdict] || b.amount - a.amount || a.number - b.number;
          });
        }
        function row(r) {
          var link = element('a', '', {href: address(r)}), words = element('span');
          words.append(element('b', r.screen), ' on ' + r.device + ', ' + [r.orientation, r.keyboard, r.usage, r.surroundings, r.way].join(', '));
          link.append(element('span', signs[r.verdict] + ' ' + amount(r), {'class': 'chip ' + r.verdict}), words);
          if (r.rule) { link.append(element('code', r.rule)); }
          var item = element('li');
          item.append(link);
          return item;
        }
        function show() {
          var found = matching();
          list.replaceChildren.apply(list, found.slice(0, shown).map(row));
          out.textContent = found.length + ' of ' + count;
          none.hidden = found.length !== 0;
          none.textContent = found.length ? '' : 'No run has all of these. Take one choice back.';
          more.hidden = found.length === Math.min(found.length, shown);
          more.textContent = 'Show ' + Math.min(page * 5, found.length - shown) + ' more';
        }
        function choose() {
          var query = new URLSearchParams();
          if (search.value) { query.set('q', search.value); }
          Object.keys(selects).forEach(function (f) { if (selects[f].value) { query.set(f, selects[f].value); } });
          shown = page;
          history.replaceState(null, '', '#find?' + query);
          show();
        }
        function restore() {
          var query = new URLSearchParams(location.hash.split('?').slice(1).join('?'));
          search.value = query.get('q') || '';
          Object.keys(selects).forEach(function (f) { selects[f].value = query.get(f) || ''; });
          shown = page;
          show();
          section.scrollIntoView();
        }
        search.addEventListener('input', choose);
        more.addEventListener('click', function () { shown += page * 5; show(); });
        section.hidden = false;
        show();
        """
}
