/** The moment of all screens: a Friday afternoon in Lagos. Never the real time, or no picture would be the same twice. */
export const NOW = Date.parse('2026-11-20T14:30:00+01:00');

const MINUTE = 60_000;

/** So many minutes before that moment, as the server writes it. */
export const minutesAgo = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString();
/** So many hours before it. */
export const hoursAgo = (hours: number) => minutesAgo(hours * 60);
/** So many days before it. */
export const daysAgo = (days: number) => hoursAgo(days * 24);

const RealDate = globalThis.Date;

class StillDate extends RealDate {
  constructor(...given: unknown[]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever a date takes; its own types list each way
    super(...((given.length > 0 ? given : [NOW]) as [number]));
  }

  static override now(): number {
    return NOW;
  }
}

const askMedia = globalThis.matchMedia;

/** Stops the clock at that moment, and all motion, as under reduced motion. Timers go on. */
export function standStill(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody calls it without `new`
  globalThis.Date = StillDate as unknown as DateConstructor;
  globalThis.matchMedia = (query) => askMedia(query.includes('prefers-reduced-motion') ? 'all' : query);
}

/** Lets all that go again. */
export function moveOn(): void {
  globalThis.Date = RealDate;
  globalThis.matchMedia = askMedia;
}
