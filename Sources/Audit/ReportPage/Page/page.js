(function () {
'use strict';
var index = JSON.parse(document.getElementById('index').textContent);
// Lists, filters and searches the runs, with the selection in the page's address.
var width = index.width, count = index.runs.length / width, page = 60;
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
  // A phrase stands in quotes, and an exclamation mark excludes what follows.
  var words = (search.value.toLowerCase().match(/!?"[^"]+"|[^\s"]+/g) || []).map(function (w) {
    return {isOut: w[0] === '!', text: w.replace(/^!/, '').split('"').join('')};
  });
  return runs.filter(function (r) {
    var text = [r.screen, r.way, r.device, r.orientation, r.keyboard, r.usage, r.surroundings, r.verdict]
      .concat(r.rules).join(' ');
    return Object.keys(selects).every(function (f) {
      var wanted = selects[f].value;
      return !wanted || r[f] === wanted || f === 'rule' && r.rules.indexOf(wanted) !== -1;
    })
      && words.every(function (w) { return text.toLowerCase().indexOf(w.text) === -1 === w.isOut; });
  }).sort(function (a, b) {
    return gravity[b.verdict] - gravity[a.verdict] || b.amount - a.amount || a.number - b.number;
  });
}
// The circumstances of a run in words, without the usual surroundings.
function circumstances(r) {
  return [r.orientation, r.keyboard, r.usage, r.options && r.surroundings, r.way].filter(Boolean);
}
function row(r) {
  var link = element('a', '', {href: address(r)}), words = element('span');
  words.append(element('b', r.screen), ' on ' + r.device + ', ' + circumstances(r).join(', '));
  link.append(element('span', signs[r.verdict] + ' ' + amount(r), {'class': 'chip ' + r.verdict}), words);
  if (index.filmed.indexOf(r.number) !== -1) { words.append(element('span', ' ▶ film', {'class': 'soft'})); }
  if (r.rule) { link.append(element('code', r.rule)); }
  var item = element('li');
  item.append(link);
  return item;
}
function show() {
  var found = matching();
  list.replaceChildren.apply(list, found.slice(0, shown).map(row));
  out.textContent = found.length.toLocaleString('en') + ' of ' + count.toLocaleString('en');
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

function Log(lines, player, side) {
  var self = this, sources = {person: 'A person', keyboard: 'Keyboard', screen: 'Screen', app: 'App'};
  this.lines = lines;
  this.list = element('ol', '', {'class': 'log', 'aria-label': 'Log'});
  this.items = lines.map(function (line) {
    var item = element('li', '', {'class': 'from-' + line.source}), button = element('button', '', {type: 'button'});
    button.append(
      element('time', line.at.toFixed(2) + ' s'), element('b', sources[line.source]), element('span', line.text));
    button.addEventListener('click', function () { player.seek(line.at); });
    item.append(button);
    self.list.append(item);
    return item;
  });
  side.append(element('h3', 'Log'), this.list);
}
// Marks the latest event at or before a moment, and all other events with this event's time.
Log.prototype.follow = function (moment) {
  var past = this.lines.filter(function (line) { return moment + 5e-5 >= line.at; });
  var now = past.length ? past[past.length - 1].at : -1, first = null;
  this.items.forEach(function (item, i) {
    var isNow = this.lines[i].at === now;
    item.classList.toggle('now', isNow);
    item.removeAttribute('aria-current');
    if (isNow && !first) { first = item; item.setAttribute('aria-current', 'step'); }
  }, this);
  if (first) { this.list.scrollTop = first.offsetTop - this.list.clientHeight / 3; }
};

document.querySelectorAll('button.fold').forEach(function (button) {
  function turn() { button.setAttribute('aria-expanded', !button.closest('tbody').classList.toggle('closed')); }
  button.addEventListener('click', turn);
  turn();
});
// A printed page needs every section open.
window.addEventListener('beforeprint', function () {
  document.querySelectorAll('details:not([open])').forEach(d => { d.open = true; d.dataset.print = ''; });
});
window.addEventListener('afterprint', function () {
  document.querySelectorAll('details[data-print]').forEach(d => { d.open = false; delete d.dataset.print; });
});

// Plays a film: draws each frame by applying its changes to the previous frame. Layer 1 holds the views, 3 the
// keyboard, as in `SVGDrawing.Layer`.
function svg(name) { return document.createElementNS('http://www.w3.org/2000/svg', name); }
var screens = 0;
function Screen(film, parent) {
  this.film = film;
  this.box = svg('svg');
  parent.append(this.box);
  this.at = -1;
  this.id = 's' + (screens += 1);
}
// Several films on the page have elements with equal ids, and a reference leads to the first one on the page.
Screen.prototype.own = function (markup) { return markup.replace(/(id="|url\(#|href="#)v/g, '$1' + this.id + 'v'); };
// Shows the frame that is as far into its step as a frame of another film. Steps take longer in one film than in the other.
Screen.prototype.showLike = function (film, frame) {
  var isStep = f => f.step === frame.step, own = this.film.frames.filter(isStep);
  if (!own.length || this.film.steps[frame.step] !== film.steps[frame.step]) { return; }
  var time = own[0].at + frame.at - film.frames.find(isStep).at;
  var last = own.reduce((last, f) => time + 5e-5 >= f.at ? f : last);
  this.show(this.film.frames.indexOf(last));
};
function lastFrame(film, time) {
  return film.frames.reduce((last, f, i) => time + 5e-5 >= f.at ? i : last, 0);
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
  if (f.theme !== undefined) { this.box.setAttribute('class', 'dr screen ' + f.theme); }
  if (f.keyboard) {
    var keyboard = this.layer(3);
    keyboard.innerHTML = this.own(film.pieces[f.keyboard[0] || 0]);
    if (f.keyboard.length) { move.apply(null, [keyboard].concat(f.keyboard.slice(1))); }
  }
  for (var i = 0; i !== f.layers.length; i += 2) { this.layer(f.layers[i]).innerHTML = this.own(film.pieces[f.layers[i + 1]]); }
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
  this.box.innerHTML = this.own(this.film.definitions + canvas.markup);
};
Screen.prototype.layer = function (number) { return this.box.querySelector('[data-layer="' + number + '"]'); };
Screen.prototype.build = function (tree) {
  var self = this, nodes = this.nodes = [], position = 0;
  function make(parent) {
    var children = tree[position], clips = tree[position + 1];
    var node = {group: svg('g'), own: svg('g'), inside: clips ? svg(clips === 1 ? 'svg' : 'g') : null, piece: 0};
    // A sheet has the number of its clip path + 2.
    if (clips > 1) { node.inside.setAttribute('clip-path', 'url("#' + self.id + 'v' + (clips - 2) + '")'); }
    position += 2;
    node.group.append(node.own);
    if (node.inside) { node.group.append(node.inside); }
    parent.append(node.group);
    nodes.push(node);
    for (var i = 0; i !== children; i += 1) { make(node.inside || node.group); }
  }
  this.layer(1).replaceChildren();
  if (tree.length) { make(this.layer(1)); }
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
  if (m[6] !== node.piece) { node.own.innerHTML = this.own(this.film.pieces[m[6]]); }
  node.piece = m[6];
};
// The position is in tenths of a point, the scale in thousandths.
function move(group, x, y, width, height) {
  var scale = (width || 1000) === 1000 && (height || 1000) === 1000 ? '' : ' scale(' + width / 1000 + ' ' + height / 1000 + ')';
  group.setAttribute('transform', 'translate(' + x / 10 + ' ' + y / 10 + ')' + scale);
}

var showsGuides = false;
// Plays the first of some films, and the others at the same time beside it.
function Player(films, findings, parent, devices) {
  var self = this, film = films[0], device = devices ? devices[0] : element('div', '', {'class': 'device'});
  this.isInline = Boolean(devices);
  this.film = film;
  this.findings = findings;
  this.device = device;
  if (!devices) { parent.append(device); }
  this.screen = new Screen(film, device);
  this.others = films.slice(1).map(function (f, i) { return new Screen(f, devices[i + 1]); });
  this.log = null;
  this.moment = 0;
  var bar = element('div', '', {'class': 'controls'});
  this.button = element('button', 'Play', {type: 'button'});
  this.button.addEventListener('click', function () { self.toggle(); });
  this.range = element('input', '', {
    type: 'range', min: 0, max: film.frames.length - 1, value: 0, 'aria-label': 'Frame'
  });
  this.range.addEventListener('input', function () { self.stop(); self.go(Number(self.range.value)); });
  this.speed = element('select', '', {'aria-label': 'Speed'});
  [['1', 'as fast'], ['4', '¼'], ['10', '⅒']].forEach(s => self.speed.append(element('option', s[1], {value: s[0]})));
  this.guide = element('button', 'Guides', {type: 'button'});
  this.guide.addEventListener('click', function () { showsGuides = !showsGuides; self.showGuides(); });
  this.guide.hidden = !film.frames.some(function (f) { return f.guides; });
  this.showGuides();
  this.out = element('output', '', {'aria-live': 'off'});
  bar.append(this.button, this.range, this.speed, this.guide, this.out);
  parent.append(bar);
  window.addEventListener('resize', function () { self.scale(); });
  this.go(0);
}
// Scale the drawing only now, because the available width is known only after the viewer has opened.
Player.prototype.begin = function () {
  var worst = this.findings[0];
  this.scale();
  if (worst) { this.seek(worst.at, worst.subject); }
};
Player.prototype.showGuides = function () {
  this.device.parentNode.classList.toggle('guided', showsGuides);
  this.guide.setAttribute('aria-pressed', showsGuides);
};
// Shows a frame; `moment` is a time within this frame, by default the frame's own time.
Player.prototype.go = function (number, moment) {
  var self = this;
  this.number = Math.max(0, Math.min(this.film.frames.length - 1, number));
  var frame = this.film.frames[this.number], step = this.film.steps[frame.step];
  this.moment = Math.max(moment || 0, frame.at);
  if (this.log) { this.log.follow(this.moment); }
  this.screen.show(this.number);
  this.others.forEach(function (other) { other.showLike(self.film, frame); });
  this.range.value = this.number;
  this.range.setAttribute('aria-valuetext', frame.at.toFixed(2) + ' s, ' + step);
  this.out.textContent = frame.at.toFixed(3) + ' s · ' + step;
  if (this.screen.canvas !== this.shape) { this.shape = this.screen.canvas; this.scale(); }
};
Player.prototype.scale = function () {
  if (this.isInline) { return; }
  var size = this.screen.canvas.size, room = this.device.parentNode.clientWidth;
  var scale = Math.min(1, room / size[0], Math.max(240, window.innerHeight - 260) / size[1]);
  this.device.style.width = size[0] * scale + 'px';
};
Player.prototype.seek = function (time, subject) {
  this.stop();
  var frames = this.film.frames;
  // Several frames may have the finding's time. Use the last frame at rest in which the finding's view has the
  // focus, or else the first frame.
  var focus = 0, names = this.film.names, candidates = [], fitting = -1;
  frames.forEach(function (f, i) {
    if (f.focus !== undefined) { focus = f.focus; }
    if (!f.isSettled || Math.abs(f.at - time) > 1e-4) { return; }
    candidates.push(i);
    if (names[focus] === subject) { fitting = i; }
  });
  this.go(fitting !== -1 ? fitting : candidates.length ? candidates[0] : lastFrame(this.film, time), time);
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

// Opens a run in the viewer, and plays films. A file beside the page is a script that calls `tideline`.
var viewer = document.getElementById('viewer'), chapters = {}, films = {}, player = null;
window.tideline = function (file) {
  films[file.name] = file.film || true;
  (file.entries || []).forEach(function (e) {
    var s = e.steps, steps = e.steps = [];
    for (var i = 0; i !== s.length; i += 2) {
      // A step has the time of its picture, which shows its end, or the middle of a movement without a rest.
      steps.push({at: s[i], name: file.names[s[i + 1]], time: s[i] > s[i - 2] ? (s[i] - s[i - 2]).toFixed(2) : ''});
    }
    chapters[e.run] = e;
  });
};
// Loads a file once, and then calls `ready`, or `failed` if the file is missing.
function load(name, ready, failed) {
  if (films[name]) { return ready(); }
  var script = element('script', '', {src: 'tideline-runs/' + name + '.js'});
  script.addEventListener('load', ready);
  script.addEventListener('error', failed);
  document.head.append(script);
}
var noFolder = 'The folder "tideline-runs" is not beside this page.';
function open(r) {
  var film = 'run-' + r.number;
  function missing() { fill(r, {steps: [], findings: [], notes: [noFolder]}); }
  load(r.chapter, function () {
    var entry = chapters[r.number];
    if (!entry.isFilmed) { return fill(r, entry); }
    load(film, function () { entry.film = films[film]; fill(r, entry); }, missing);
  }, missing);
}
function closing() {
  var close = element('button', 'Close', {type: 'button', 'class': 'close'});
  close.addEventListener('click', function () { viewer.close(); });
  return close;
}
function fill(r, entry) {
  var head = element('header'), title = element('h2', r.screen, {id: 'viewer-title'});
  title.append(element('span', ' on ' + r.device));
  head.append(title, element('span', signs[r.verdict] + ' ' + amount(r), {'class': 'chip ' + r.verdict}), closing());
  var words = element('p', circumstances(r).join(' · '), {'class': 'soft'});
  var stage = element('div', '', {'class': 'stage'}), side = element('div', '', {'class': 'side'});
  var body = element('div', '', {'class': 'body'});
  body.append(stage, side);
  viewer.replaceChildren(head, words, body);
  player = entry.film && entry.film.frames.length ? new Player([entry.film], entry.findings, stage) : null;
  if (!player) { stage.append(element('p', 'This run was not filmed. Play it alone for its film:'), command(r)); }
  function told(f) { return f.message + (f.count ? ' (the worst of ' + f.count + ')' : ''); }
  if (player && (entry.film.log || []).length) {
    player.log = new Log(entry.film.log, player, side);
    player.log.follow(player.moment);
  }
  function at(item) { return item.at; }
  list('Findings', entry.findings, told, at, f => [f.cause ? 'Follows from ' + f.cause + '.' : '', f.why || '']);
  list('Accepted', entry.accepted || [], told, at);
  list('What to do', entry.remedies || [], r => r[0], null, r => r.slice(1));
  list('Steps', entry.steps, s => s.at.toFixed(2) + ' s  ' + s.name + (s.time ? ', after ' + s.time + ' s' : ''), at);
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
  return /^[A-Za-z0-9-]+$/.test(word) ? word : "'" + word.replace(/'/g, "'\\''") + "'";
}
function commandLine(r) {
  var words = ['device', 'orientation', 'keyboard', 'usage', 'avoidance'].map(function (p) { return '--' + p + ' ' + quoted(r[p]); });
  return index.tool + ' ' + quoted(r.screen) + ' ' + words.join(' ') + r.options;
}
function command(r) { return element('pre', commandLine(r)); }
function runAt(hash) {
  var names = hash.slice(5).split('/').map(decodeURIComponent);
  return runs.find(function (r) { return parts.every(function (p, i) { return r[p] === names[i]; }); });
}
function route() {
  var hash = location.hash;
  if (hash.indexOf('#find') === 0) { return restore(); }
  if (hash.indexOf('#run=') !== 0) { if (viewer.open) { viewer.close(); } return; }
  var r = runAt(hash);
  if (r) { open(r); } else { missing(hash.slice(5).split('/').map(decodeURIComponent)); }
}
function missing(names) {
  viewer.replaceChildren(
    element('h2', 'This report has no such run', {id: 'viewer-title'}),
    element('p', names.join(' · ') + ' was left out, or belongs to another report.'), closing());
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

// The films of a cause or of a clear screen begin as pictures.
document.querySelectorAll('.films[data-films]').forEach(function (place) {
  var names = place.dataset.films.split(' '), bar = element('div', '', {'class': 'controls'});
  var play = element('button', names.length > 1 ? 'Play both' : 'Play', {type: 'button'});
  play.addEventListener('click', function () {
    var left = names.length;
    function failed() { bar.replaceChildren(noFolder); }
    names.forEach(name => load(name, function () { left -= 1; if (!left) { start(); } }, failed));
  });
  function start() {
    var devices = Array.from(place.querySelectorAll('figure')).map(function (figure) {
      var device = element('div', '', {'class': 'device'});
      figure.querySelector('svg').replaceWith(device);
      return device;
    });
    bar.remove();
    var own = new Player(names.map(n => films[n]), [], place, devices);
    own.play();
    own.button.focus();
  }
  bar.append(play);
  place.append(bar);
});
document.querySelectorAll('.cause').forEach(function (cause) {
  var button = cause.querySelector('.copy'), r = runAt(cause.querySelector('.acts a').hash);
  button.hidden = false;
  button.addEventListener('click', function () {
    var text = cause.querySelector('.plain').textContent + '\n' + (r ? 'again: ' + commandLine(r) + '\n' : '');
    navigator.clipboard.writeText(text).then(
      function () { button.textContent = 'Copied'; }, function () { cause.querySelector('.plain').hidden = false; });
  });
});
window.addEventListener('hashchange', route);
// A page that holds its films has them below this script.
window.addEventListener('DOMContentLoaded', route);
document.querySelectorAll('a[data-find]').forEach(function (a) { a.href = '#find?' + a.dataset.find; });
})();
