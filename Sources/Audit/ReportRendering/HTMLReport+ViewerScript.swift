extension HTMLReport {
    /// Opens a run in the viewer and plays its film.
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
          list('What to do', entry.remedies || [], function (r) { return r[0]; }, null, function (r) { return r.slice(1); });
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
        // Quotes a word for a shell, as the tool itself does.
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

    /// Plays a film: draws each frame by applying its changes to the previous frame.
    static let playerScript = """
        function svg(name) { return document.createElementNS('http://www.w3.org/2000/svg', name); }
        function Screen(film, parent, name) {
          this.film = film;
          this.name = name;
          this.box = svg('svg');
          parent.append(this.box);
          this.at = -1;
        }
        Screen.prototype.show = function (number) {
          if (this.at > number) { this.at = -1; }
          while (this.at !== number) {
            this.at += 1;
            this.apply(this.film.frames[this.at]);
          }
        };
        Screen.prototype.apply = function (f) {
          var film = this.film;
          if (f.canvas !== undefined) { this.open(film.canvases[f.canvas]); }
          if (f.theme !== undefined) { this.box.setAttribute('class', 'dr ' + this.name + ' ' + f.theme); }
          if (f.keyboard) {
            var keyboard = this.layer(\(SVGDrawing.Layer.keyboard.rawValue));
            keyboard.innerHTML = film.pieces[f.keyboard[0] || 0];
            if (f.keyboard.length) { move.apply(null, [keyboard].concat(f.keyboard.slice(1))); }
          }
          for (var i = 0; i !== f.layers.length; i += 2) { this.layer(f.layers[i]).innerHTML = film.pieces[f.layers[i + 1]]; }
          if (f.guides) {
            this.box.querySelectorAll('.guide').forEach(function (line, i) {
              line.classList.toggle('unknown', f.guides.length === 0);
              move(line, 0, f.guides[i] || 0);
            });
          }
          if (f.tree) { this.build(f.tree); }
          for (var m = 0; m !== f.moves.length; m += 7) { this.place(f.moves.slice(m, m + 7)); }
        };
        // A canvas is the drawing of the device. A new canvas shows only the device. The film's frame that changes the
        // canvas also contains all other values, such as views and keyboard.
        Screen.prototype.open = function (canvas) {
          this.canvas = canvas;
          this.box.setAttribute('viewBox', canvas.box);
          this.box.innerHTML = this.film.definitions + canvas.markup;
        };
        Screen.prototype.layer = function (number) { return this.box.querySelector('[data-layer="' + number + '"]'); };
        Screen.prototype.build = function (tree) {
          var nodes = this.nodes = [], position = 0;
          function make(parent) {
            var children = tree[position], clips = tree[position + 1];
            var node = {group: svg('g'), own: svg('g'), inside: clips ? svg('svg') : null, piece: 0};
            position += 2;
            node.group.append(node.own);
            if (node.inside) { node.group.append(node.inside); }
            parent.append(node.group);
            nodes.push(node);
            for (var i = 0; i !== children; i += 1) { make(node.inside || node.group); }
          }
          this.layer(\(SVGDrawing.Layer.views.rawValue)).replaceChildren();
          if (tree.length) { make(this.layer(\(SVGDrawing.Layer.views.rawValue))); }
        };
        // Sets the position, size, opacity and drawn piece of a view.
        Screen.prototype.place = function (m) {
          var node = this.nodes[m[0]];
          move(node.group, m[1], m[2]);
          if (node.inside) {
            node.inside.setAttribute('width', m[3] / 10);
            node.inside.setAttribute('height', m[4] / 10);
          }
          node.group.setAttribute('opacity', m[5] / 100);
          if (m[6] !== node.piece) { node.own.innerHTML = this.film.pieces[m[6]]; }
          node.piece = m[6];
        };
        // The position is in tenths of a point, the scale in thousandths.
        function move(group, x, y, width, height) {
          var scale = (width || 1000) === 1000 && (height || 1000) === 1000 ? '' : ' scale(' + width / 1000 + ' ' + height / 1000 + ')';
          group.setAttribute('transform', 'translate(' + x / 10 + ' ' + y / 10 + ')' + scale);
        }

        var showsGuides = true;
        function Player(film, findings, parent) {
          var self = this, device = element('div', '', {'class': 'device'});
          this.film = film;
          this.findings = findings;
          this.device = device;
          parent.append(device);
          this.screen = new Screen(film, device, 'screen');
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
        // Scale the drawing only now, because the available width is known only after the viewer has opened.
        Player.prototype.begin = function () {
          var worst = this.findings[0];
          this.scale();
          if (worst) { this.seek(worst.at, worst.subject); }
        };
        Player.prototype.showGuides = function () {
          this.device.classList.toggle('guided', showsGuides);
          this.guide.setAttribute('aria-pressed', showsGuides);
        };
        // Shows a frame; `moment` is a time within this frame, by default the frame's own time.
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
          if (this.screen.canvas !== this.shape) { this.shape = this.screen.canvas; this.scale(); }
        };
        Player.prototype.scale = function () {
          var size = this.screen.canvas.size, room = this.device.parentNode.clientWidth;
          var scale = Math.min(1, room / size[0], Math.max(240, window.innerHeight - 260) / size[1]);
          this.device.style.width = size[0] * scale + 'px';
        };
        Player.prototype.seek = function (time, subject) {
          this.stop();
          var frames = this.film.frames, last = 0;
          frames.forEach(function (f, i) { if (time + 5e-5 >= f.at) { last = i; } });
          // Several frames may have the finding's time. Use the last frame at rest in which the finding's view has the
          // focus, or else the first frame.
          var focus = 0, names = this.film.names, candidates = [], fitting = -1;
          frames.forEach(function (f, i) {
            if (f.focus !== undefined) { focus = f.focus; }
            if (!f.isSettled || Math.abs(f.at - time) > 1e-4) { return; }
            candidates.push(i);
            if (names[focus] === subject) { fitting = i; }
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
