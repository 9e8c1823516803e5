"""Opens pages in headless Chromium and writes what it finds as JSON. Needs nothing but Python.

    browser.py CHROMIUM PLAN.json

The plan is a list of {"page": path, "steps": [step, ...], "media": {...}, "size": [w, h]}. A step is
{"run": script}: its value is told; {"key": name, "text"?: character, "on"?: selector};
{"mouse": selector, "from": share, "to": share}: drags over an element; {"wheel": selector, "delta": n,
"ctrl": bool}; {"tree": true}: the accessibility tree as [role, name]; {"shot": path};
{"print": path}: as PDF; {"load": seconds}: scrolls for so long and tells the longest task;
{"save": path, "text": contents}: writes a file; {"until": script}: waits until its value is true, also
where the page is loaded anew. A page whose path begins with http is an address.

The answer has for each page what its console said, which addresses it asked for, which dialogues it
opened, and the value of each step.
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time


class Browser:
    """Chromium, spoken to by its DevTools protocol over two pipes."""

    def __init__(self, program, folder):
        to_read, self.to_write = os.pipe()
        self.from_read, from_write = os.pipe()

        def connect():
            os.dup2(to_read, 13)
            os.dup2(from_write, 14)
            os.dup2(13, 3)
            os.dup2(14, 4)
            os.closerange(5, 64)

        self.process = subprocess.Popen(
            [
                program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox",
                "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--disable-background-networking", "--disable-component-update",
                "--disable-sync", "--hide-scrollbars", "--force-color-profile=srgb",
                "--font-render-hinting=none", "--user-data-dir=" + folder, "about:blank",
            ],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=dict(os.environ, HOME=folder))
        os.close(to_read)
        os.close(from_write)
        self.number = 0
        self.rest = b""
        self.events = []

    def message(self):
        while b"\0" not in self.rest:
            part = os.read(self.from_read, 1 << 20)
            if not part:
                raise SystemExit("Chromium has ended")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, session=None, **parameters):
        self.number += 1
        call = {"id": self.number, "method": method, "params": parameters}
        if session:
            call["sessionId"] = session
        os.write(self.to_write, json.dumps(call).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") != self.number:
                self.events.append(answer)
                continue
            if "error" in answer:
                raise SystemExit(f"{method}: {answer['error']['message']}")
            return answer["result"]

    def wait(self, method, session):
        for event in self.events:
            if event.get("method") == method and event.get("sessionId") == session:
                return
        while True:
            event = self.message()
            self.events.append(event)
            if event.get("method") == method and event.get("sessionId") == session:
                return

    def close(self):
        try:
            self.send("Browser.close")
            self.process.wait(timeout=20)
        except (SystemExit, subprocess.TimeoutExpired, OSError):
            self.process.kill()


KEYS = {
    "ArrowLeft": 37, "ArrowRight": 39, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35,
    "PageUp": 33, "PageDown": 34, "Tab": 9, "Enter": 13, " ": 32,
}

BOX = """(name => { const e = document.querySelector(name); e.scrollIntoView({block: 'nearest'});
const b = e.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; })(%s)"""

SCROLL = """new Promise(done => { const tasks = [], frames = [];
new PerformanceObserver(list => list.getEntries().forEach(e => tasks.push(e.duration)))
  .observe({type: 'longtask'});
const target = document.querySelector('.scroller'); const start = performance.now(); let last = start;
const next = now => { frames.push(now - last); last = now;
  target.scrollTop += 60; if (target.scrollTop + target.clientHeight >= target.scrollHeight - 1)
    target.scrollTop = 0;
  if (now - start < %d) requestAnimationFrame(next);
  else setTimeout(() => done({tasks, frames: frames.slice(1).sort((a, b) => b - a).slice(0, 5),
    count: frames.length}), 100); };
requestAnimationFrame(next); })"""


class Page:
    def __init__(self, browser, plan):
        self.browser = browser
        self.plan = plan
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.send(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def call(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def evaluate(self, script):
        result = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise SystemExit(details.get("exception", {}).get("description", str(details)))
        return result["result"].get("value")

    def open(self):
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"]:
            self.call(domain + ".enable")
        size = self.plan.get("size", [1280, 900])
        self.call(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
            deviceScaleFactor=self.plan.get("scale", 1), mobile=False)
        features = [{"name": k, "value": v} for k, v in self.plan.get("features", {}).items()]
        self.call("Emulation.setEmulatedMedia", media=self.plan.get("media", ""), features=features)
        page = self.plan["page"]
        address = page if page.startswith("http") else "file://" + os.path.abspath(page)
        self.call("Page.navigate", url=address)
        self.browser.wait("Page.loadEventFired", self.session)
        self.address = address

    def step(self, step):
        if "run" in step:
            return self.evaluate(step["run"])
        if "key" in step:
            return self.press(step)
        if "mouse" in step:
            return self.drag(step)
        if "wheel" in step:
            x, y, width, height = self.evaluate(BOX % json.dumps(step["wheel"]))
            self.call(
                "Input.dispatchMouseEvent", type="mouseWheel", x=x + width / 2, y=y + height / 2,
                deltaX=0, deltaY=step["delta"], modifiers=2 if step.get("ctrl") else 0)
            return self.evaluate("new Promise(r => setTimeout(r, 120))")
        if "tree" in step:
            nodes = self.call("Accessibility.getFullAXTree")["nodes"]
            return [
                [node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")]
                for node in nodes if not node.get("ignored")]
        if "shot" in step:
            return self.shot(step)
        if "print" in step:
            data = self.call("Page.printToPDF", printBackground=True)["data"]
            return self.write(step["print"], data)
        if "save" in step:
            with open(step["save"], "w", encoding="utf-8") as file:
                file.write(step["text"])
            return None
        if "until" in step:
            return self.wait_until(step["until"])
        if "load" in step:
            return self.evaluate(SCROLL % (step["load"] * 1000))
        raise SystemExit(f"no such step: {step}")

    def wait_until(self, script):
        # A page that is loaded anew answers with an error.
        for _ in range(6000):
            try:
                result = self.browser.send(
                    "Runtime.evaluate", self.session, expression=script, returnByValue=True)
            except SystemExit:
                result = dict(result={})
            if result["result"].get("value") is True:
                return True
            time.sleep(0.05)
        raise SystemExit(f"it never came true: {script}")

    def press(self, step):
        if "on" in step:
            self.evaluate(f"document.querySelector({json.dumps(step['on'])}).focus()")
        key = step["key"]
        text = key if len(key) == 1 else ""
        code = KEYS.get(key, ord(key[0].upper()))
        common = dict(key=key, windowsVirtualKeyCode=code, modifiers=8 if step.get("shift") else 0)
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def drag(self, step):
        x, y, width, height = self.evaluate(BOX % json.dumps(step["mouse"]))
        y += height / 2
        places = [x + width * step["from"], x + width * step.get("to", step["from"])]
        common = dict(button="left", clickCount=1)
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=places[0], y=y)
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=places[0], y=y, **common)
        self.call(
            "Input.dispatchMouseEvent", type="mouseMoved", x=places[1], y=y, buttons=1, **common)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=places[1], y=y, **common)

    def shot(self, step):
        parameters = {}
        if step.get("of"):
            x, y, width, height = self.evaluate(BOX % json.dumps(step["of"]))
            parameters["clip"] = dict(x=x, y=y, width=width, height=height, scale=1)
        if step.get("whole"):
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            parameters["clip"] = dict(
                x=0, y=0, width=size["width"], height=min(6000, size["height"]), scale=1)
            parameters["captureBeyondViewport"] = True
        data = self.call("Page.captureScreenshot", format="png", **parameters)["data"]
        if step["shot"]:
            return self.write(step["shot"], data)
        return data

    def write(self, path, data):
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
        return path

    def told(self):
        console, asked, dialogues = [], [], []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            method, details = event["method"], event["params"]
            if method == "Log.entryAdded":
                console.append(details["entry"]["level"] + ": " + details["entry"]["text"])
            elif method == "Runtime.consoleAPICalled":
                values = [str(a.get("value", a.get("description"))) for a in details["args"]]
                console.append(details["type"] + ": " + " ".join(values))
            elif method == "Runtime.exceptionThrown":
                thrown = details["exceptionDetails"]
                console.append(
                    "error: " + thrown.get("exception", {}).get("description", thrown["text"]))
            elif method == "Network.requestWillBeSent":
                address = details["request"]["url"]
                if address != self.address and not address.startswith("data:"):
                    asked.append(address)
            elif method == "Page.javascriptDialogOpening":
                dialogues.append(details["message"])
        return dict(console=console, asked=asked, dialogues=dialogues)


def main():
    with open(sys.argv[2], encoding="utf-8") as file:
        plans = json.load(file)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = Browser(sys.argv[1], folder)
        answers = []
        for plan in plans:
            page = Page(browser, plan)
            page.open()
            values = [page.step(step) for step in plan.get("steps", [])]
            page.evaluate("new Promise(r => setTimeout(r, 50))")
            answers.append(dict(values=values, **page.told()))
            browser.send("Target.closeTarget", targetId=page.target)
        browser.close()
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
