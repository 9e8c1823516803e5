"use strict";
(() => {
  const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
  const short = (value, digits) => String(Number(value.toFixed(digits)));

  /* What a pointer rests on, told beside it. */
  const tip = document.querySelector(".tip");
  document.addEventListener("pointermove", (event) => {
    const target = event.target instanceof Element ? event.target.closest("[data-t]") : null;
    tip.hidden = !target || event.buttons !== 0;
    if (tip.hidden) return;
    tip.textContent = target.dataset.t;
    const box = tip.getBoundingClientRect();
    tip.style.left = clamp(event.clientX + 14, 8, innerWidth - box.width - 8) + "px";
    const below = event.clientY + 18;
    const fits = below + box.height < innerHeight - 8;
    tip.style.top = (fits ? below : event.clientY - box.height - 12) + "px";
  });

  class Report {
    constructor(root) {
      this.root = root;
      this.length = Number(root.dataset.length);
      this.rate = Number(root.dataset.rate) || 1;
      this.at = 0;
      this.zoom = 1;
      this.isPlaying = false;
      this.find = (name) => root.querySelector(name);
      this.scroller = this.find(".scroller");
      this.slider = this.find(".playhead");
      this.ruler = this.find(".ruler .time");
      this.wide = this.find(".wide");
      this.marks = [...root.querySelectorAll(".playhead, .line")];
      this.picture = this.find(".canvas > svg");
      this.repeats = root.hasAttribute("data-loops");
      if (this.picture) this.picture.pauseAnimations();
      this.connect();
      this.foldPromises();
      this.show(Number(root.dataset.poster) || 0);
      this.isPoster = true;
      this.drawTicks();
    }

    /* Time */

    show(frame, isLed = false) {
      this.at = clamp(frame, 0, this.length);
      this.isPoster = false;
      if (!isLed) this.follow?.(this.at / this.rate);
      const share = this.length > 0 ? this.at / this.length : 0;
      for (const mark of this.marks) mark.style.setProperty("--at", share);
      if (this.picture) {
        const last = Math.max(0, this.length - 0.01);
        this.picture.setCurrentTime((Math.min(this.at, last) + 0.005) / this.rate);
      }
      const seconds = short(this.at / this.rate, 3) + " s";
      const name = "frame " + short(this.at, 2);
      this.find(".clock .seconds").textContent = seconds;
      this.find(".clock .frame").textContent = name;
      if (!this.slider || this.isPlaying) return;
      this.slider.setAttribute("aria-valuenow", short(this.at, 2));
      this.slider.setAttribute("aria-valuetext", seconds + ", " + name);
    }

    step(frames) {
      this.pause();
      const next = this.at + frames;
      this.show(frames > 0 ? Math.floor(next + 1e-6) : Math.ceil(next - 1e-6));
      this.reveal();
    }

    goTo(frame) {
      this.pause();
      this.show(frame);
      this.reveal();
    }

    /* The frames of all keyframes and motions, in order. */
    get stops() {
      if (!this.knownStops) {
        const stops = new Set([0, this.length]);
        for (const key of this.root.querySelectorAll(".property .key, .property .bar")) {
          const start = parseFloat(key.getAttribute("x"));
          stops.add((start / 100) * this.length);
          const width = parseFloat(key.getAttribute("width"));
          if (width > 0) stops.add(((start + width) / 100) * this.length);
        }
        const sorted = [...stops].filter((stop) => stop >= 0 && stop <= this.length);
        this.knownStops = sorted.sort((a, b) => a - b);
      }
      return this.knownStops;
    }

    goToStop(direction) {
      const near = 0.02;
      const stop = direction > 0
        ? this.stops.find((stop) => stop > this.at + near)
        : this.stops.findLast((stop) => stop < this.at - near);
      if (stop !== undefined) this.goTo(Math.abs(stop - Math.round(stop)) < near ? Math.round(stop) : stop);
    }

    toggle() { this.isPlaying ? this.pause() : this.play(); }

    play() {
      if (this.isPlaying || this.length <= 0) return;
      if (this.isPoster || this.at >= this.length - 0.5) this.show(0);
      this.isPlaying = true;
      this.told();
      let before;
      const next = (now) => {
        if (!this.isPlaying) return;
        let frame = this.at + ((now - (before ?? now)) / 1000) * this.rate;
        before = now;
        if (frame >= this.length) {
          if (!this.repeats) {
            this.show(this.length);
            return this.pause();
          }
          frame %= this.length;
        }
        this.show(frame);
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    }

    pause() {
      if (!this.isPlaying) return;
      this.isPlaying = false;
      this.told();
      this.show(this.at);
    }

    told() {
      this.root.classList.toggle("playing", this.isPlaying);
      this.find(".play").setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
    }

    /* Zoom */

    get most() {
      const width = this.ruler.clientWidth / this.zoom;
      return Math.max(8, (this.length * 60) / Math.max(100, width));
    }

    /* Zooms so that what lies at `anchor`, in pixels from the left of the view, stays there. */
    zoomTo(zoom, anchor) {
      const box = this.ruler.getBoundingClientRect();
      const view = this.scroller.getBoundingClientRect();
      const x = anchor ?? clamp(box.left + (this.at / this.length) * box.width - view.left,
        0, view.width);
      const share = (x + view.left - box.left) / box.width;
      this.zoom = clamp(zoom, 1, this.most);
      this.wide.style.setProperty("--zoom", this.zoom);
      this.wide.classList.toggle("zoomed", this.zoom > 1);
      const wide = this.ruler.getBoundingClientRect();
      this.scroller.scrollLeft += wide.left + share * wide.width - (x + view.left);
      this.drawTicks();
    }

    /* Scrolls along until the playhead is in view. */
    reveal() {
      if (this.zoom === 1 || !this.slider) return;
      const head = this.slider.getBoundingClientRect();
      const view = this.scroller.getBoundingClientRect();
      const left = this.ruler.getBoundingClientRect().left + this.scroller.scrollLeft;
      if (head.left < Math.max(view.left, left) + 20 || head.right > view.right - 20) {
        this.scroller.scrollLeft += head.left - (view.left + view.width / 2);
      }
    }

    /* Redraws the ruler's ticks for what is in view. */
    drawTicks() {
      if (!this.ruler || this.length <= 0) return;
      const seconds = this.length / this.rate;
      const width = this.ruler.clientWidth;
      const view = [width, this.scroller.scrollLeft, this.scroller.clientWidth].join();
      if (width <= 0 || view === this.drawn) return;
      this.drawn = view;
      for (const mark of this.marks) mark.style.setProperty("--length", width + "px");
      let step = 1e-3;
      for (let turn = 0; (step / seconds) * width < 76; turn += 1) step *= [2, 2.5, 2][turn % 3];
      const box = this.ruler.getBoundingClientRect();
      const edges = this.scroller.getBoundingClientRect();
      const first = clamp((edges.left - box.left) / box.width - 0.02, 0, 1) * seconds;
      const last = clamp((edges.right - box.left) / box.width + 0.02, 0, 1) * seconds;
      const ticks = [];
      const lines = [];
      const make = (name, attributes, text) => {
        const element = document.createElementNS("http://www.w3.org/2000/svg", name);
        for (const key in attributes) element.setAttribute(key, attributes[key]);
        if (text !== undefined) element.textContent = text;
        return element;
      };
      for (let index = Math.floor(first / step); index * step <= last + step * 1e-6; index += 1) {
        const time = index * step;
        const x = (time / seconds) * 100 + "%";
        const isLast = (1 - time / seconds) * width < 40;
        const tick = make("svg", { class: isLast ? "tick last" : "tick", x });
        const left = isLast ? -4 : 4;
        tick.append(
          make("line", { y1: 26, y2: 34 }),
          make("text", { x: left, y: 14 }, short(time, 4) + " s"),
          make("text", { class: "frame", x: left, y: 28 }, short(time * this.rate, 2)));
        ticks.push(tick);
        lines.push(make("line", { class: "tick", x1: x, x2: x, y2: "100%" }));
      }
      this.find(".ticks").replaceChildren(...ticks);
      const grid = this.find(".grid");
      grid.querySelectorAll(".tick").forEach((line) => line.remove());
      grid.prepend(...lines);
    }

    /* Rows */

    fold(button) {
      button.setAttribute("aria-expanded", button.getAttribute("aria-expanded") !== "true");
      this.hideFolded();
    }

    hideFolded() {
      let limit = Infinity;
      for (const row of this.root.querySelectorAll(".row[data-depth]")) {
        const depth = Number(row.dataset.depth);
        if (depth <= limit) limit = Infinity;
        row.hidden = depth > limit;
        const button = row.querySelector("button.fold");
        if (!row.hidden && button?.getAttribute("aria-expanded") === "false") limit = depth;
      }
    }

    /* Unfolds what a row lies in. */
    unfold(row) {
      let depth = Number(row.dataset.depth);
      for (let other = row.previousElementSibling; other && depth > 0;
        other = other.previousElementSibling) {
        if (!(Number(other.dataset.depth) < depth)) continue;
        depth = Number(other.dataset.depth);
        other.querySelector("button.fold")?.setAttribute("aria-expanded", "true");
      }
    }

    /* Shows or hides a promise's numbers. */
    unfoldPromise(body, isOpen) {
      body.classList.toggle("folded", !isOpen);
      body.querySelector(".unfold").setAttribute("aria-expanded", isOpen);
      // Columns that are empty have no headings.
      const table = body.closest("table");
      table.classList.toggle("empty", !table.querySelector("tbody.promise:not(.folded)"));
    }

    /* Many promises: only those that need a person show their numbers at first. */
    foldPromises() {
      const all = [...this.root.querySelectorAll("tbody.promise")];
      const button = this.find(".quiet.all");
      if (!button) return;
      for (const body of all) {
        const unfold = body.querySelector(".unfold");
        unfold.hidden = false;
        const isBroken = body.matches(".broken, .missing, .unmatched, .unjudged");
        this.unfoldPromise(body, isBroken || all.length <= 3);
        unfold.addEventListener("click", () => {
          this.unfoldPromise(body, body.classList.contains("folded"));
        });
      }
      button.hidden = false;
      button.addEventListener("click", () => {
        const isOpen = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", isOpen);
        button.textContent = isOpen ? "Hide numbers of what is kept" : "Show every number";
        for (const body of all) {
          this.unfoldPromise(body, isOpen || body.matches(".broken, .missing, .unmatched, .unjudged"));
        }
      });
    }

    /* Lights the rows that a promise speaks of, and goes there. */
    light(link) {
      for (const lit of this.root.querySelectorAll(".lit")) lit.classList.remove("lit");
      const rows = link.dataset.rows.split(" ").map((id) => document.getElementById(id))
        .filter(Boolean);
      const body = link.closest("tbody.promise");
      (body ?? link.closest("tr")).classList.add("lit");
      if (body) this.unfoldPromise(body, true);
      for (const row of rows) {
        row.classList.add("lit");
        this.unfold(row);
      }
      this.hideFolded();
      if (link.dataset.start !== "") this.goTo(clamp(Number(link.dataset.start), 0, this.length));
      const name = link.textContent;
      const count = rows.length === 1 ? "1 row" : rows.length + " rows";
      this.find(".status").textContent = rows.length > 0
        ? `${name}: ${count} marked in the dope sheet` : `${name}: nothing in the dope sheet`;
      if (rows.length === 0) return;
      this.find(".sheet").scrollIntoView({ block: "nearest" });
      const middle = rows[0].offsetTop - this.scroller.clientHeight / 2;
      this.scroller.scrollTop = Math.max(0, middle);
      rows[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    }

    /* What people do */

    connect() {
      const on = (name, event, action) => this.find(name)?.addEventListener(event, action);
      on(".play", "click", () => this.toggle());
      on(".previous", "click", () => this.goToStop(-1));
      on(".next", "click", () => this.goToStop(1));
      on(".repeat", "click", (event) => {
        this.repeats = !this.repeats;
        event.currentTarget.setAttribute("aria-pressed", this.repeats);
      });
      this.root.addEventListener("click", (event) => {
        const link = event.target.closest("a.name");
        if (link) {
          event.preventDefault();
          this.light(link);
        }
        const moment = event.target.closest("button.moment");
        if (moment) this.goTo(clamp(Number(moment.dataset.start), 0, this.length));
        const fold = event.target.closest("button.fold");
        if (fold) this.fold(fold);
      });
      this.root.addEventListener("keydown", (event) => this.press(event));
      if (!this.scroller) return;
      on(".zoom .in", "click", () => this.zoomTo(this.zoom * 1.6));
      on(".zoom .out", "click", () => this.zoomTo(this.zoom / 1.6));
      on(".zoom .fit", "click", () => this.zoomTo(1));
      this.scroller.addEventListener("wheel", (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const anchor = event.clientX - this.scroller.getBoundingClientRect().left;
        this.zoomTo(this.zoom * Math.exp(-event.deltaY * 0.004), anchor);
      }, { passive: false });
      let isWaiting = false;
      const redraw = () => {
        if (isWaiting) return;
        isWaiting = true;
        requestAnimationFrame(() => {
          isWaiting = false;
          this.drawTicks();
        });
      };
      this.scroller.addEventListener("scroll", redraw, { passive: true });
      const line = this.find(".line");
      new ResizeObserver(() => {
        line.style.height = this.scroller.clientHeight - 35 + "px";
        redraw();
      }).observe(this.scroller);
      this.connectPointer();
      addEventListener("beforeprint", () => this.zoomTo(1));
    }

    connectPointer() {
      const move = (event) => {
        const box = this.ruler.getBoundingClientRect();
        const frame = ((event.clientX - box.left) / box.width) * this.length;
        this.show(event.altKey ? frame : Math.round(frame));
      };
      let isHeld = false;
      this.scroller.addEventListener("pointerdown", (event) => {
        const isTime = event.target.closest(".ruler .time");
        const isTrack = event.pointerType === "mouse" && event.target.closest(".row .time");
        if (event.button !== 0 || !(isTime || isTrack)) return;
        event.preventDefault();
        this.pause();
        isHeld = true;
        this.scroller.setPointerCapture(event.pointerId);
        this.slider.focus({ preventScroll: true });
        move(event);
      });
      this.scroller.addEventListener("pointermove", (event) => { if (isHeld) move(event); });
      for (const end of ["pointerup", "pointercancel"]) {
        this.scroller.addEventListener(end, () => { isHeld = false; });
      }
    }

    /* What a person has set, for the page that takes this one's place. */
    get state() {
      const opened = (name, attribute) => [...this.root.querySelectorAll(name)]
        .map((element) => element.getAttribute(attribute) === "true");
      return {
        at: this.at, zoom: this.zoom, isPlaying: this.isPlaying, repeats: this.repeats,
        left: this.scroller?.scrollLeft, top: this.scroller?.scrollTop,
        folds: opened("button.fold", "aria-expanded"),
        promises: opened("button.unfold", "aria-expanded"),
        lit: [...this.root.querySelectorAll(".lit")].map((element) => element.id),
      };
    }

    restore(state) {
      if (!state) return;
      this.repeats = state.repeats;
      this.find(".repeat").setAttribute("aria-pressed", state.repeats);
      this.show(state.at);
      const folds = [...this.root.querySelectorAll("button.fold")];
      if (folds.length === state.folds.length) {
        folds.forEach((fold, index) => fold.setAttribute("aria-expanded", state.folds[index]));
        this.hideFolded();
      }
      const bodies = [...this.root.querySelectorAll("tbody.promise")];
      if (bodies.length === state.promises.length) {
        bodies.forEach((body, index) => this.unfoldPromise(body, state.promises[index]));
      }
      for (const id of state.lit) document.getElementById(id)?.classList.add("lit");
      if (this.scroller) {
        this.zoomTo(state.zoom, 0);
        this.scroller.scrollLeft = state.left;
        this.scroller.scrollTop = state.top;
      }
      if (state.isPlaying) this.play();
    }

    press(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      const isSlider = target === this.slider;
      const isInSheet = isSlider || target === this.scroller;
      const frames = event.shiftKey ? 10 : 1;
      const keys = {
        "+": () => this.zoomTo(this.zoom * 1.6),
        "=": () => this.zoomTo(this.zoom * 1.6),
        "-": () => this.zoomTo(this.zoom / 1.6),
        "0": () => this.zoomTo(1),
        ",": () => this.step(-1),
        ".": () => this.step(1),
        "[": () => this.goToStop(-1),
        "]": () => this.goToStop(1),
      };
      if (isInSheet) keys[" "] = () => this.toggle();
      if (isSlider) {
        Object.assign(keys, {
          ArrowLeft: () => this.step(-frames), ArrowRight: () => this.step(frames),
          ArrowDown: () => this.step(-frames), ArrowUp: () => this.step(frames),
          PageDown: () => this.step(-10), PageUp: () => this.step(10),
          Home: () => this.goTo(0), End: () => this.goTo(this.length),
        });
      }
      const action = keys[event.key];
      if (!action || (!this.scroller && "+=-0".includes(event.key))) return;
      event.preventDefault();
      action();
    }
  }

  /* Source */

  class Sources {
    constructor(root) {
      this.tabs = [...root.querySelectorAll("[role=tab]")];
      this.panels = this.tabs.map((tab) => document.getElementById(tab.getAttribute("aria-controls")));
      this.tabs.forEach((tab, index) => {
        tab.addEventListener("click", () => this.show(index));
        tab.addEventListener("keydown", (event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!step) return;
          this.show((index + step + this.tabs.length) % this.tabs.length);
          this.tabs[this.at].focus();
        });
      });
      for (const panel of this.panels) {
        const button = panel.querySelector(".copy");
        button.hidden = !navigator.clipboard;
        button.addEventListener("click", async () => {
          await navigator.clipboard.writeText(panel.querySelector("code").textContent);
          button.textContent = "Copied";
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        });
      }
      if (this.tabs.length > 0) this.show(0);
    }

    show(index) {
      if (!this.tabs[index]) return;
      this.at = index;
      this.tabs.forEach((tab, other) => {
        tab.setAttribute("aria-selected", other === index);
        tab.tabIndex = other === index ? 0 : -1;
        this.panels[other].hidden = other !== index;
      });
      this.paint(this.panels[index].querySelector("code"));
    }

    /* Words of Swift, texts and comments: marked, the text itself stays as it is. */
    paint(code) {
      if (!("highlights" in CSS) || !code.firstChild || code.dataset.painted) return;
      code.dataset.painted = "";
      const parts = { comment: [], text: [], word: [] };
      const pattern = new RegExp(
        '(?<comment>\\/\\/.*)|(?<text>"(?:[^"\\\\\\n]|\\\\.)*")|(?<word>\\b(?:import|public|internal|private|fileprivate|static|struct|enum|class|extension|func|var|let|init|if|else|guard|for|in|while|switch|case|return|some|any|self|nil|true|false|mutating|override|where|try|throws)\\b)', "g");
      for (const found of code.textContent.matchAll(pattern)) {
        const kind = Object.keys(parts).find((key) => found.groups[key] !== undefined);
        const range = new Range();
        range.setStart(code.firstChild, found.index);
        range.setEnd(code.firstChild, found.index + found[0].length);
        parts[kind].push(range);
      }
      for (const kind in parts) {
        const name = "swift-" + kind;
        const known = CSS.highlights.get(name) ?? new Highlight();
        for (const range of parts[kind]) known.add(range);
        CSS.highlights.set(name, known);
      }
    }

    /* Marks the lines that were not there before. */
    compare(before) {
      if (!("highlights" in CSS)) return;
      const fresh = new Highlight();
      this.panels.forEach((panel) => {
        const code = panel.querySelector("code");
        const known = before[panel.id];
        if (known === undefined || known === code.textContent || !code.firstChild) return;
        const lines = new Set(known.split("\n"));
        let at = 0;
        let isFirst = true;
        for (const line of code.textContent.split("\n")) {
          if (line.trim() !== "" && !lines.has(line)) {
            const range = new Range();
            range.setStart(code.firstChild, at);
            range.setEnd(code.firstChild, at + line.length);
            fresh.add(range);
            if (isFirst && !panel.hidden) this.reveal(panel.querySelector("pre"), range);
            isFirst = false;
          }
          at += line.length + 1;
        }
      });
      CSS.highlights.set("swift-new", fresh);
    }

    reveal(view, range) {
      const [line, box] = [range.getBoundingClientRect(), view.getBoundingClientRect()];
      if (line.top < box.top || line.bottom > box.bottom) {
        view.scrollTop += line.top - box.top - box.height / 3;
      }
    }

    get texts() {
      return Object.fromEntries(
        this.panels.map((panel) => [panel.id, panel.querySelector("code").textContent]));
    }
  }

  /* Saved files: the page is taken anew, and looks as it was left. */

  class Live {
    static key = "inbetween";

    constructor(reports, sources) {
      this.reports = reports;
      this.sources = sources;
      this.version = document.body.dataset.version;
      this.words = document.querySelector(".watch .words");
      this.restore();
      const changes = new EventSource("/changes");
      changes.addEventListener("message", (event) => {
        this.told(true);
        if (event.data !== this.version) this.renew();
      });
      changes.addEventListener("error", () => this.told(false));
    }

    told(isThere) {
      document.body.classList.toggle("ended", !isThere);
      this.words.textContent = isThere
        ? (this.isFresh ? "Changed at " + new Date().toLocaleTimeString() : "Shows what is saved")
        : "inbetween open has ended";
    }

    renew() {
      const reports = this.reports.map((report) => report.state);
      const state = {
        reports, y: scrollY, path: location.pathname,
        sources: this.sources.map(({ at, panels, texts }) => ({
          at, texts, tops: panels.map((panel) => panel.querySelector("pre").scrollTop),
        })),
        details: [...document.querySelectorAll("details")].map((details) => details.open),
      };
      try {
        sessionStorage.setItem(Live.key, JSON.stringify(state));
      } catch {
        sessionStorage.removeItem(Live.key);
      }
      location.reload();
    }

    restore() {
      const text = sessionStorage.getItem(Live.key);
      sessionStorage.removeItem(Live.key);
      if (!text) return;
      const state = JSON.parse(text);
      this.isFresh = true;
      document.body.classList.add("fresh");
      document.querySelectorAll("details").forEach((details, index) => {
        if (!details.matches(".findings")) details.open = state.details[index] ?? details.open;
      });
      this.reports.forEach((report, index) => report.restore(state.reports[index]));
      this.sources.forEach((source, index) => {
        const was = state.sources[index];
        if (!was) return;
        source.show(was.at);
        source.panels.forEach((panel, number) => {
          panel.querySelector("pre").scrollTop = was.tops[number] ?? 0;
        });
        source.compare(was.texts);
      });
      history.scrollRestoration = "manual";
      scrollTo(0, state.y);
    }
  }

  /* A line of a document is shown where it stands. */
  document.addEventListener("click", (event) => {
    const link = event.target.closest("cite a");
    const line = link && document.getElementById(link.getAttribute("href").slice(1));
    if (line) line.closest("details").open = true;
  });

  const all = [...document.querySelectorAll(".report")];
  const reports = all.map((root) => new Report(root));
  const sources = all.map((root) => new Sources(root));
  /* Two versions run together. */
  if (document.body.classList.contains("compares")) {
    for (const report of reports) {
      report.follow = (seconds) => {
        for (const other of reports) if (other !== report) other.show(seconds * other.rate, true);
      };
    }
    document.querySelector(".versions").addEventListener("click", (event) => {
      const moment = event.target.closest("button.moment");
      if (moment) reports[reports.length - 1].goTo(Number(moment.dataset.start));
    });
  }
  if (document.body.dataset.version !== undefined) new Live(reports, sources);
  document.documentElement.classList.add("ready");
})();
