/** The current time in all screens: a Friday afternoon in Lagos. Fixed, so that screenshots do not change. */
export const NOW = Date.parse('2026-11-20T14:30:00+01:00');

const MINUTE = 60_000;

/** Returns the time a number of minutes before NOW, in the server's format. */
export const minutesAgo = (minutes: number) => new Date(NOW - minutes * MINUTE).toISOString();
/** The same in hours. */
export const hoursAgo = (hours: number) => minutesAgo(hours * 60);
/** The same in days. */
export const daysAgo = (days: number) => hoursAgo(days * 24);

const RealDate = globalThis.Date;

class StillDate extends RealDate {
  constructor(...given: unknown[]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any arguments of Date, whose type has an overload for each form
    super(...((given.length > 0 ? given : [NOW]) as [number]));
  }

  static override now(): number {
    return NOW;
  }
}

const askMedia = globalThis.matchMedia;

/** Stops the clock at NOW and turns on reduced motion. Timers continue to run. */
export function freezeTime(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody calls it without `new`
  globalThis.Date = StillDate as unknown as DateConstructor;
  globalThis.matchMedia = (query) => askMedia(query.includes('prefers-reduced-motion') ? 'all' : query);
}

/** Undoes `freezeTime`. */
export function unfreezeTime(): void {
  globalThis.Date = RealDate;
  globalThis.matchMedia = askMedia;
}
