export const tram = {
  durationMs: { short: 90, long: 500 },
  ease: { glide: [0.2, 0, 0, 1], stop: 'ease-out' },
  doors: { duration: 1.18, stagger: 0.035, repeat: -1 },
  bounce: { type: 'spring', stiffness: 200, damping: 18 },
  label: '300 ms of nothing',
  width: 300,
};
