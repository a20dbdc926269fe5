extension HTMLReport {
    /// Opens a run and plays its film.
    static let viewerScript = """
        var viewer = document.getElementById('viewer'), chapters = {}, wanted = null, player = null;
        window.tideline = function (chapter) {
          chapter.entries.forEach(function (e) { chapters[e.run] = e; });
          if (wanted) { open(wanted); }
        };
        function open(r) {
          var entry = chapters[r.number];
          wanted = entry ? null : r;
          if (!entry) {
            var script = element('script', '', {src: '\(attachmentFolder)/' + r.chapter + '.js'});
            script.addEventListener('error', function () {
              fill(r, {steps: [], findings: [], notes: ['The folder "\(attachmentFolder)" is not beside this page.']});
            });
            document.head.append(script);
            return;
          }
          fill(r, entry);
        }
        function fill(r, entry) {
          var head = element('header'), title = element('h2', r.screen, {id: 'viewer-title'});
          title.append(element('span', ' on ' + r.device));
          var close = element('button', 'Close', {type: 'button', 'class': 'close'});
          close.addEventListener('click', function () { viewer.close(); });
          head.append(title, element('span', signs[r.verdict] + ' ' + amount(r), {'class': 'chip ' + r.verdict}), close);
          var words = element('p', [r.orientation, r.keyboard, r.usage, r.surroundings, r.way].join(' · '), {'class': 'soft'});
          var stage = element('div', '', {'class': 'stage'}), side = element('div', '', {'class': 'side'});
          var body = element('div', '', {'class': 'body'});
          body.append(stage, side);
          viewer.replaceChildren(head, words, body);
          player = entry.film && entry.film.frames.length ? new Player(entry.film, entry.findings, stage) : null;
          if (player) { player.captions = entry.captions || {}; }
          if (!player) { stage.append(element('p', 'This run was not filmed. Play it alone for its film:'), command(r)); }
          function told(f) { return f.message + (f.count ? ' (the worst of ' + f.count + ')' : ''); }
          if (player && (entry.film.log || []).length) {
            player.log = new Log(entry.film.log, player, side);
            player.log.follow(player.moment);
          }
          list('Findings', entry.findings, told, function (f) { return f.at; }, function (f) {
            return [f.cause ? 'Follows from ' + f.cause + '.' : '', f.why || ''];
          });
          list('Accepted', entry.accepted || [], told, function (f) { return f.at; });
          var remedies = entry.findings.map(function (f) { return f.remedy; }).filter(function (r, i, all) {
            return r && all.findIndex(function (other) { return other && other.uikit === r.uikit; }) === i;
          });
          list('What to do', remedies, function (r) { return r.tideline || r.uikit; }, null, function (r) {
            return [r.tideline ? 'Without this library: ' + r.uikit : ''];
          });
          list('Steps', entry.steps, function (s) { return s.at.toFixed(2) + ' s  ' + s.name; }, function (s) { return s.at; });
          list('Notes', entry.notes || [], String, null);
          if (player) { side.append(element('h3', 'Play it again'), command(r)); }
          if (!viewer.open) { viewer.showModal(); }
          if (player) { player.begin(); }
          function list(name, items, text, time, more) {
            if (!items.length) { return; }
            var ul = element('ul');
            items.forEach(function (item) {
              var li = element('li'), seek = player && time;
              var e = element(seek ? 'button' : 'span', text(item), seek ? {type: 'button'} : {});
              if (seek) { e.addEventListener('click', function () { player.seek(time(item), item.subject); }); }
              li.append(e);
              (more ? more(item) : []).filter(Boolean).forEach(function (words) {
                li.append(element('p', words, {'class': 'soft'}));
              });
              ul.append(li);
            });
            side.append(element('h3', name), ul);
          }
        }
        // A word for a shell, as the tool itself writes it.
        function quoted(word) {
          return /^[A-Za-z0-9-]+$/.test(word) ? word : "'" + word.replace(/'/g, "'\\\\''") + "'";
        }
        function command(r) {
          var words = ['device', 'orientation', 'keyboard', 'usage', 'avoidance'].map(function (p) { return '--' + p + ' ' + quoted(r[p]); });
          return element('pre', index.tool + ' ' + quoted(r.screen) + ' ' + words.join(' ') + r.options);
        }
        function route() {
          var hash = location.hash;
          if (hash.indexOf('#find') === 0) { return restore(); }
          if (hash.indexOf('#run=') !== 0) { if (viewer.open) { viewer.close(); } return; }
          var names = hash.slice(5).split('/').map(decodeURIComponent);
          var r = runs.find(function (r) { return parts.every(function (p, i) { return r[p] === names[i]; }); });
          if (r) { open(r); } else { missing(names); }
        }
        function missing(names) {
          var close = element('button', 'Close', {type: 'button', 'class': 'close'});
          close.addEventListener('click', function () { viewer.close(); });
          viewer.replaceChildren(
            element('h2', 'This report has no such run', {id: 'viewer-title'}),
            element('p', names.join(' · ') + ' was left out, or belongs to another report.'), close);
          player = null;
          if (!viewer.open) { viewer.showModal(); }
        }
        viewer.addEventListener('close', function () {
          if (player) { player.stop(); }
          if (location.hash.indexOf('#run=') === 0) { history.pushState(null, '', '#find'); }
        });
        viewer.addEventListener('keydown', function (event) {
          if (!player || event.target.matches('select')) { return; }
          var keys = {ArrowLeft: -1, ArrowRight: 1, Home: -1e6, End: 1e6};
          if (keys[event.key]) { player.step(keys[event.key]); event.preventDefault(); }
          if (event.key === ' ' && !event.target.matches('button')) { player.toggle(); event.preventDefault(); }
        });
        window.addEventListener('hashchange', route);
        route();
        """

    /// Draws the frames of a film, each from the one before.
    static let playerScript = """
        function Screen(film, parent, name) {
          this.film = film;
          this.box = element('div', '', {'class': name});
          parent.append(this.box);
          this.reset();
        }
        Screen.prototype.reset = function () {
          this.at = -1;
          this.state = {keyboard: [], caret: [], focus: 0, screen: [0, 0], guides: [], keys: 'letters 0'};
          this.nodes = [];
        };
        Screen.prototype.show = function (number) {
          if (this.at > number) { this.reset(); }
          while (this.at !== number) {
            this.at += 1;
            this.apply(this.film.frames[this.at]);
          }
          this.mark();
        };
        Screen.prototype.apply = function (frame) {
          var state = this.state, nodes = this.nodes, f = frame;
          Object.keys(state).forEach(function (k) { if (f[k] !== undefined) { state[k] = f[k]; } });
          if (f.screen) { place(this.box, 0, 0, f.screen[0] * 10, f.screen[1] * 10); }
          if (f.tree) { nodes = this.nodes = this.build(f.tree); }
          for (var i = 0; i !== f.moves.length; i += 6) {
            var m = f.moves.slice(i, i + 6), node = nodes[m[0]];
            place(node, m[1], m[2], m[3], m[4]);
            node.style.opacity = m[5] / 100;
          }
        };
        Screen.prototype.build = function (tree) {
          var film = this.film, nodes = [], position = 0;
          function make(parent) {
            var view = film.views[tree[position]], inside = tree[position + 1], node = element('div');
            position += 2;
            node.dataset.name = view.name;
            node.dataset.id = view.id;
            node.className = 'v ' + view.kind + (view.clips ? ' clips' : '');
            if (view.fill) { node.style.background = view.fill; }
            if (view.border) { node.style.boxShadow = 'inset 0 0 0 ' + view.borderWidth + 'px ' + view.border; }
            if (view.radius) { node.style.borderRadius = view.radius + 'px'; }
            if (view.text) { node.append(words(view)); }
            parent.append(node);
            nodes.push(node);
            for (var i = 0; i !== inside; i += 1) { make(node); }
          }
          this.box.replaceChildren();
          make(this.box);
          this.keyboard = element('div', '', {'class': 'keys'});
          this.accessory = element('div', 'input accessory view', {'class': 'bar'});
          this.keyboard.append(this.accessory, element('div', '', {'class': 'plate'}));
          this.caret = element('div', '', {'class': 'caret'});
          this.guides = ['keyboard guide', 'safe area'].map(function (name) {
            var line = element('div', '', {'class': 'guide ' + name.split(' ')[0]});
            line.append(element('b', name));
            return line;
          });
          this.box.append(this.keyboard, this.caret, this.guides[0], this.guides[1]);
          return nodes;
        };
        Screen.prototype.mark = function () {
          var state = this.state;
          [[this.keyboard, state.keyboard], [this.caret, state.caret]].forEach(function (pair) {
            pair[0].hidden = pair[1].length === 0;
            if (pair[1].length) { place.apply(null, [pair[0]].concat(pair[1])); }
          });
          var keys = state.keys.split(' '), top = Number(keys[1]), plate = this.keyboard.lastChild;
          // A strip that has no room for keys has none.
          var kind = state.keyboard[3] - top < 1000 && keys[0] !== 'custom' ? 'strip' : keys[0];
          this.keyboard.className = 'keys ' + kind;
          plate.textContent = kind === 'custom' ? 'input view' : '';
          plate.style.top = this.accessory.style.height = top / 10 + 'px';
          this.accessory.hidden = top === 0;
          this.guides.forEach(function (line, i) {
            line.hidden = state.guides.length === 0;
            line.style.top = state.guides[i] / 10 + 'px';
          });
          this.nodes.forEach(function (n) { n.classList.toggle('focus', n.dataset.id === String(state.focus)); });
        };
        function place(node, x, y, w, h) {
          var s = node.style;
          s.left = x / 10 + 'px';
          s.top = y / 10 + 'px';
          s.width = w / 10 + 'px';
          s.height = h / 10 + 'px';
        }
        function words(view) {
          var e = element('span', view.text), inset = view.inset || (view.kind === 'textField' && view.border ? 12 : 0);
          e.style.fontSize = (view.size || 17) + 'px';
          e.style.padding = (view.kind === 'textView' ? '8px ' : '0 ') + inset + 'px';
          if (view.color) { e.style.color = view.color; }
          e.className = 'w ' + (view.align || '') + (view.isPlaceholder ? ' placeholder' : '');
          return e;
        }

        var showsGuides = true;
        function Player(film, findings, parent) {
          var self = this, device = element('div', '', {'class': 'device'});
          this.film = film;
          this.findings = findings;
          this.device = device;
          parent.append(device);
          this.screen = new Screen(film, device, 'screen');
          // Keyboard and text follow the app's own colour, not the page's.
          var fill = film.views.slice(0, 6).map(function (v) { return v.fill; }).filter(Boolean)[0];
          if (fill) {
            var rgb = [1, 3, 5].map(function (i) { return parseInt(fill.slice(i, i + 2), 16); });
            device.classList.add(0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2] > 127 ? 'lit' : 'dim');
          }
          this.ghost = null;
          this.log = null;
          this.captions = {};
          this.moment = 0;
          var bar = element('div', '', {'class': 'controls'});
          this.button = element('button', 'Play', {type: 'button'});
          this.button.addEventListener('click', function () { self.toggle(); });
          this.range = element('input', '', {
            type: 'range', min: 0, max: film.frames.length - 1, value: 0, 'aria-label': 'Frame'
          });
          this.range.addEventListener('input', function () { self.stop(); self.go(Number(self.range.value)); });
          this.speed = element('select', '', {'aria-label': 'Speed'});
          [['1', 'as fast'], ['4', '¼'], ['10', '⅒']].forEach(function (s) {
            self.speed.append(element('option', s[1], {value: s[0]}));
          });
          var label = element('label'), check = element('input', '', {type: 'checkbox'});
          check.addEventListener('change', function () { self.compare(check.checked); });
          label.append(check, ' first frame above');
          this.guide = element('button', 'Guides', {type: 'button'});
          this.guide.addEventListener('click', function () { showsGuides = !showsGuides; self.showGuides(); });
          this.guide.hidden = !film.frames.some(function (f) { return f.guides; });
          this.showGuides();
          this.out = element('output', '', {'aria-live': 'off'});
          bar.append(this.button, this.range, this.speed, this.guide, label, this.out);
          parent.append(bar);
          this.fit = function () { self.scale(); };
          window.addEventListener('resize', this.fit);
          this.go(0);
        }
        // The device's room is known once the viewer is open.
        Player.prototype.begin = function () {
          var worst = this.findings[0];
          this.scale();
          if (worst) { this.seek(worst.at, worst.subject); }
        };
        Player.prototype.showGuides = function () {
          this.device.classList.toggle('guided', showsGuides);
          this.guide.setAttribute('aria-pressed', showsGuides);
        };
        // The moment is a time within the frame, the frame's own unless said.
        Player.prototype.go = function (number, moment) {
          this.number = Math.max(0, Math.min(this.film.frames.length - 1, number));
          var frame = this.film.frames[this.number], step = this.film.steps[frame.step];
          step = this.captions[step] || step;
          this.moment = Math.max(moment || 0, frame.at);
          if (this.log) { this.log.follow(this.moment); }
          this.screen.show(this.number);
          this.range.value = this.number;
          this.range.setAttribute('aria-valuetext', frame.at.toFixed(2) + ' s, ' + step);
          this.out.textContent = frame.at.toFixed(3) + ' s · ' + step;
          var next = this.film.frames[this.number + 1], end = next ? next.at : frame.at + 0.02;
          var now = this.findings.filter(function (f) { return f.at >= frame.at - 5e-5 && (end - 5e-5 > f.at || f.at === frame.at); });
          this.point(now);
          if (this.screen.state.screen !== this.shape) { this.shape = this.screen.state.screen; this.scale(); }
        };
        Player.prototype.point = function (findings) {
          var box = this.screen.box, nodes = this.screen.nodes;
          box.querySelectorAll('.mark').forEach(function (m) { m.remove(); });
          findings.forEach(function (f) {
            var node = nodes.find(function (n) { return n.dataset.name === f.subject; }), x = 0, y = 0;
            if (!node) { return; }
            for (var n = node; n !== box; n = n.parentNode) { x += parseFloat(n.style.left); y += parseFloat(n.style.top); }
            var mark = element('div', '', {'class': 'mark', title: f.message});
            mark.append(element('b', Math.round(f.amount * 10) / 10 + (f.rule === 'layout-passes' ? ' passes' : ' pt')));
            box.append(mark);
            place(mark, x * 10, y * 10, parseFloat(node.style.width) * 10, parseFloat(node.style.height) * 10);
          });
        };
        Player.prototype.scale = function () {
          var size = this.screen.state.screen, room = this.device.parentNode.clientWidth - 28;
          var scale = Math.min(1, room / size[0], (window.innerHeight - 260) / size[1]);
          this.device.style.width = size[0] * scale + 'px';
          this.device.style.height = size[1] * scale + 'px';
          this.device.style.setProperty('--scale', scale);
        };
        Player.prototype.seek = function (time, subject) {
          this.stop();
          var frames = this.film.frames, last = 0;
          frames.forEach(function (f, i) { if (time + 5e-5 >= f.at) { last = i; } });
          // Several frames may be of one instant. The last one at rest with the subject in focus has what was typed, else the first.
          var focus = 0, views = this.film.views, candidates = [], fitting = -1;
          frames.forEach(function (f, i) {
            if (f.focus !== undefined) { focus = f.focus; }
            if (!f.isSettled || Math.abs(f.at - time) > 1e-4) { return; }
            candidates.push(i);
            var isMeant = views.some(function (v) { return v.id === focus && v.name === subject; });
            if (isMeant) { fitting = i; }
          });
          this.go(fitting !== -1 ? fitting : candidates.length ? candidates[0] : last, time);
        };
        Player.prototype.step = function (frames) { this.stop(); this.go(this.number + frames); };
        Player.prototype.toggle = function () { if (this.timer) { this.stop(); } else { this.play(); } };
        Player.prototype.stop = function () {
          clearTimeout(this.timer);
          this.timer = null;
          this.button.textContent = 'Play';
        };
        Player.prototype.play = function () {
          var self = this, frames = this.film.frames;
          if (this.number === frames.length - 1) { this.go(0); }
          this.button.textContent = 'Pause';
          (function next() {
            var here = frames[self.number], there = frames[self.number + 1];
            if (!there) { self.stop(); return; }
            var wait = here.isSettled ? Math.max(600, (there.at - here.at) * 1000) : (there.at - here.at) * 1000;
            self.timer = setTimeout(function () { self.go(self.number + 1); next(); }, Math.min(wait, 1500) * self.speed.value);
          })();
        };
        Player.prototype.compare = function (isOn) {
          if (this.ghost) { this.ghost.box.remove(); this.ghost = null; }
          if (isOn) { this.ghost = new Screen(this.film, this.device, 'screen ghost'); this.ghost.show(0); }
        };
        """
}
