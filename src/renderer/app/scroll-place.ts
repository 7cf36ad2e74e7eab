/** Where a page was scrolled to. */
export interface ScrollPlace {
  /** Pixels from the top. */
  y: number;
  /** What stood in view. Rows out of sight have no true height yet when a page comes back, so pixels alone would miss. */
  landmark?: Landmark;
}

/** A row of a list, by a link in it: the same from one visit to the next, unlike anything that React makes up. */
interface Landmark {
  href: string;
  /** Which of the links to there it is: an advert stands in the feed more than once. */
  nth: number;
  /** Where the row began, in pixels from the top of the window. */
  top: number;
}

const ROWS = 'article, li';
/** Pixels that nobody sees. */
const NEAR = 1;
/** How long a page may take to come back to its length: its lists may have to be read anew. */
const PATIENCE_MS = 5000;
/** Frames in which nothing moves any more. */
const SETTLED = 3;
/** The same where the row that stood in view is gone. */
const GIVEN_UP = 30;

const linksTo = (href: string) => [...document.querySelectorAll(`main a[href="${CSS.escape(href)}"]`)];

/** The row in the middle of the window, told by the link in it that the fewest others share. */
function findLandmark(): Landmark | undefined {
  const row = document.elementFromPoint(globalThis.innerWidth / 2, globalThis.innerHeight / 2)?.closest(ROWS);
  const links = [...(row?.querySelectorAll('a[href]') ?? [])].map((link) => ({
    link,
    alike: linksTo(link.getAttribute('href') ?? ''),
  }));
  const [best] = links.filter(({ alike }) => alike.length > 0).toSorted((a, b) => a.alike.length - b.alike.length);
  if (!row || !best) return undefined;
  // Of an advert that the feed repeats, those far out of view are not in the page: which one it is cannot be told.
  const isRepeated = best.alike.some((link) => link.closest(ROWS) !== row);
  if (isRepeated && row.closest('[role="feed"]')) return undefined;
  return {
    href: best.link.getAttribute('href') ?? '',
    nth: best.alike.indexOf(best.link),
    top: row.getBoundingClientRect().top,
  };
}

/** Where the page is now. */
export function findPlace(): ScrollPlace {
  const y = globalThis.scrollY;
  const landmark = y > 0 ? findLandmark() : undefined;
  return landmark ? { y, landmark } : { y };
}

/** Goes there as far as the page lets it. @returns whether the row is where it was, or that there is no such row (yet) */
function approach({ y, landmark }: ScrollPlace): 'there' | 'moved' | 'without row' {
  const row = landmark && linksTo(landmark.href)[landmark.nth]?.closest(ROWS);
  const before = globalThis.scrollY;
  const top = row ? before + row.getBoundingClientRect().top - landmark.top : y;
  globalThis.scrollTo({ top, behavior: 'instant' });
  if (Math.abs(globalThis.scrollY - before) > NEAR) return 'moved';
  if (landmark && !row) return 'without row';
  // At its end, a page that is still too short may grow.
  return row || Math.abs(globalThis.scrollY - y) <= NEAR ? 'there' : 'moved';
}

/**
 * Brings a page back to a place, now and while it grows, until it stands still there or the person scrolls themselves.
 * @returns what ends it
 */
export function restorePlace(place: ScrollPlace): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  let still = 0;
  let rowless = 0;
  const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const end = () => {
    cancelAnimationFrame(frame);
    for (const name of hands) globalThis.removeEventListener(name, end);
  };
  const step = () => {
    const came = approach(place);
    still = came === 'there' ? still + 1 : 0;
    rowless = came === 'without row' ? rowless + 1 : 0;
    const isOver =
      still >= SETTLED ||
      (rowless >= GIVEN_UP && Math.abs(globalThis.scrollY - place.y) <= NEAR) ||
      performance.now() > until;
    if (isOver) end();
    else frame = requestAnimationFrame(step);
  };
  for (const name of hands) globalThis.addEventListener(name, end, { passive: true });
  step();
  return end;
}
