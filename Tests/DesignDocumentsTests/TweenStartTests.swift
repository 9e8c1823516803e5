import Testing

/// When tweens of GSAP's timelines start that are put by others, which takes all that is put before them.
@Suite struct TweenStartTests {
  static let rows: [(String, [String])] = [
    (
      """
      const tl = gsap.timeline();
      tl.to('.lid', { y: 1, duration: 0.6 })
        .to('.bell', { y: 1, duration: 0.5 }, '-=0.2')
        .to('.sail', { y: 1, duration: 1 }, '<')
        .to('.mast', { y: 1, duration: 0.3 }, '>-0.4')
        .to('.keel', { y: 1, duration: 0.2 }, '<-0.25');
      """, ["start 0.4 s", "start 0.4 s", "start 1 s", "start 0.75 s"]
    ),
    // The length that holds for all, labels, and what takes no time
    (
      """
      const tl = gsap.timeline({ defaults: { duration: 0.8, ease: 'none' } });
      tl.to(lid, { y: 1 }).add('open', '-=0.3').to(bell, { y: 1 }, 'open+=0.1');
      tl.set(mast, { y: 0 }, 3).call(ring, [], 2).to(sail, { y: 1 }, '-=0.5');
      tl.addLabel('late').to(keel, { y: 1 }, 'late-=0.25').to(oar, { y: 1 }, 'open');
      """,
      ["start 0.6 s", "start 2.5 s", "start 3.05 s", "start 0.5 s"]
    ),
    // Half a second where nothing is said; waits and rounds count
    ("gsap.timeline().to(lid, { y: 1 }).to(bell, { y: 1 }, '-=0.2')", ["start 0.3 s"]),
    (
      "gsap.timeline().to(lid, { y: 1, duration: 1, delay: 0.5 }).to(bell, { y: 1 }, '-=0.2')",
      ["start 1.3 s"]
    ),
    (
      "gsap.timeline().to(lid, { duration: 1, repeat: 2, repeatDelay: 0.5 }).to(bell, { y: 1 }, '-=1')",
      ["start 3 s"]
    ),
    (
      "const open = 0.9;\ngsap.timeline().to(lid, { duration: open }).to(bell, { y: 1 }, '-=0.2')",
      ["start 0.7 s"]
    ),
    (
      "const tl = new TimelineMax();\ntl.to(lid, 0.8, { y: 1 }).to(bell, 0.4, { y: 1 }, '-=0.3');",
      ["start 0.5 s"]
    ),
    // Each timeline has its own time, and what is made anew begins anew
    (
      """
      const a = gsap.timeline(), b = gsap.timeline();
      a.to(lid, { duration: 1 });
      b.fromTo(bell, { y: 0 }, { y: 1, duration: 3 });
      a.to(sail, { duration: 1 }, '-=0.25');
      """, ["start 0.75 s"]
    ),
    (
      """
      function one() { const tl = gsap.timeline(); tl.to(lid, { duration: 4 }); }
      function two() { const tl = gsap.timeline(); tl.to(lid, { duration: 1 }).to(bell, { y: 1 }, '-=0.5'); }
      """, ["start 0.5 s"]
    ),
    // What is put in as often as one likes, or for as long
    (
      "gsap.timeline().to('.lid', { duration: 1, stagger: 0.1 }).to(bell, { y: 1 }, '-=0.2')", []
    ),
    (
      """
      const tl = gsap.timeline();
      lids.forEach((lid) => { tl.to(lid, { y: 1, duration: 1 }); });
      tl.to('.bell', { y: 1 }, '-=0.2');
      """, []
    ),
    ("gsap.timeline().to(lid, { duration: 1, repeat: -1 }).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline().to(lid, { duration: span }).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline().to(lid, { ...soft }).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline().to(lid, vars).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline().add(intro()).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline().to(lid, { keyframes: [{ y: 1 }] }).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline().to(lid, { duration: 1 }, at).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline().staggerTo(lids, 1, { y: 1 }, 0.1).to(bell, { y: 1 }, '-=0.2')", []),
    // A label that stands nowhere yet is put to the end
    (
      "gsap.timeline().to(lid, { duration: 1 }).to(bell, { y: 1 }, 'shut+=0.2')", ["start 1.2 s"]
    ),
    (
      """
      const tl = gsap.timeline();
      tl.to(lid, { duration: 1 }).to(bell, { y: 1, duration: 2 }, 'shut').to(oar, { y: 1 }, 'shut');
      """, ["start 1 s", "start 1 s"]
    ),
    (
      """
      const tl = gsap.timeline();
      tl.to(lid, { duration: 1, stagger: 0.1 }).to(bell, { y: 1 }, 'shut').to(oar, { y: 1 }, 'shut');
      """, []
    ),
    ("gsap.timeline().to(lid, { duration: 1 }).to(bell, { y: 1 }, '-=20%')", []),
    ("import gsap from 'gsap';\ntl.to(lid, { duration: 1 }).to(bell, { y: 1 }, '-=0.2')", []),
    (
      "gsap.timeline().to(lid, { duration: 1 }).staggerTo(lids, 1, { y: 1 }, 0.1).to(bell, { y: 1 }, '-=0.2')",
      []
    ),
    ("gsap.timeline().to(lid, { duration: 1 }).to(bell, { y: 1 }, '-=5')", []),
    (
      "gsap.timeline({ defaults: { ease: 'none' } }).to(lid, { y: 1 }).to(bell, { y: 1 }, '-=0.2')",
      ["start 0.3 s"]
    ),
    (
      "gsap.timeline().to(lid, { snap: { duration: 3 }, duration: 1 }).to(bell, { y: 1 }, '-=0.2')",
      ["start 0.8 s"]
    ),
    ("gsap.timeline(options).to(lid, { y: 1 }).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline({ ...options }).to(lid, { y: 1 }).to(bell, { y: 1 }, '-=0.2')", []),
    ("gsap.timeline({ defaults: soft }).to(lid, { y: 1 }).to(bell, { y: 1 }, '-=0.2')", []),
    (
      "gsap.timeline({ defaults: { ...soft } }).to(lid, { y: 1 }).to(bell, { y: 1 }, '-=0.2')", []
    ),
    ("gsap.timeline().staggerTo(lids, 1, { y: 1 }, 0.1).to(bell, { y: 1 }, '<')", []),
    // What may run, often or not at all
    (
      "const tl = gsap.timeline();\nif (isOpen) tl.to(lid, { y: 1 });\ntl.to(bell, { y: 1 }, '-=0.2');",
      []
    ),
    (
      "const tl = gsap.timeline();\nfor (const lid of lids)\n  tl.to(lid, { y: 1 });\ntl.to(bell, { y: 1 }, '-=0.2');",
      []
    ),
    (
      "const tl = gsap.timeline();\nisOpen && tl.to(lid, { y: 1 });\ntl.to(bell, { y: 1 }, '-=0.2');",
      []
    ),
    (
      "const tl = gsap.timeline()\nring()\ntl.to(lid, { y: 1 })\ntl.to(bell, { y: 1 }, '-=0.2')",
      ["start 0.3 s"]
    ),
    // What another timeline does meanwhile, and lengths that hold for all timelines
    (
      """
      const a = gsap.timeline(), b = gsap.timeline();
      a.to(lid, { duration: 1, onComplete: () => b.to(bell, { y: 1 }) }).to(sail, { duration: 2 }, '-=0.25');
      a.to(mast, { y: 1 }, '-=0.5');
      """, ["start 0.75 s", "start 2.25 s"]
    ),
    (
      "gsap.defaults({ duration: 0.8 });\ngsap.timeline().to(lid, { y: 1 }).to(bell, { y: 1 }, '-=0.2')",
      ["start 0.6 s"]
    ),
    // Known again where a number says it
    (
      """
      const tl = gsap.timeline();
      tl.add(intro()).to(lid, { y: 1, duration: 1 }, 2).to(bell, { y: 1 }, '<-0.5');
      """, ["start 2 s", "start 1.5 s"]
    ),
  ]

  @Test("Tweens that are put by others start when those say", arguments: rows)
  func starts(of code: String, said: [String]) throws {
    let lines = try Statements.lines(of: code, fileName: "a.js")
    #expect(lines.filter { $0.hasPrefix("start") } == said)
  }
}
