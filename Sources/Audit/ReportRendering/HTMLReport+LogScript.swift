extension HTMLReport {
    /// Shows the events beside a film, enlarges pictures, and folds tables.
    static let logScript = """
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

        var zoom = element('dialog', '', {id: 'zoom', 'aria-label': 'Picture'});
        document.body.append(zoom);
        zoom.addEventListener('click', function () { zoom.close(); });
        document.querySelectorAll('figure > svg').forEach(function (picture) {
          var button = element('button', '', {
            type: 'button', 'class': 'zoom', 'aria-label': 'Enlarge: ' + picture.getAttribute('aria-label')
          });
          picture.replaceWith(button);
          button.append(picture);
          button.addEventListener('click', function () {
            var large = picture.cloneNode(true), box = large.viewBox.baseVal;
            var scale = Math.min(window.innerWidth * 0.92 / box.width, (window.innerHeight - 120) / box.height);
            large.style.width = box.width * scale + 'px';
            zoom.replaceChildren(element('button', 'Close', {type: 'button', 'class': 'close'}), large);
            zoom.showModal();
          });
        });

        document.querySelectorAll('button.fold').forEach(function (button) {
          function turn() {
            var isOpen = !button.closest('tbody').classList.toggle('closed');
            button.setAttribute('aria-expanded', isOpen);
          }
          button.addEventListener('click', turn);
          turn();
        });
        // A printed page needs every section open.
        window.addEventListener('beforeprint', function () {
          document.querySelectorAll('details:not([open])').forEach(function (d) { d.open = true; d.dataset.print = ''; });
        });
        window.addEventListener('afterprint', function () {
          document.querySelectorAll('details[data-print]').forEach(function (d) { d.open = false; delete d.dataset.print; });
        });
        """
}
