/** The scroll position of a page. */
export interface ScrollPlace {
  /** Pixels from the top. */
  y: number;
  /**
   * The row in the middle of the window. Pixels alone are not enough: rows out of view have no real height yet when a
   * page is restored.
   */
  landmark?: Landmark;
}

/** A row of a list, identified by a link in it, because a link is the same at each visit, unlike React's ids. */
interface Landmark {
  href: string;
  /** The index among the links with this address: an advert appears in the feed more than once. */
  nth: number;
  /** The top of the row, in pixels from the top of the window. */
  top: number;
}

const ROWS = 'article, li';
/** A distance in pixels that users do not notice. */
const NEAR = 1;
/** How long a page may take to reach its former length: its lists may have to be loaded again. */
const PATIENCE_MS = 5000;
/** The number of unchanged frames after which the page counts as settled. */
const SETTLED = 3;
/** The same if the row does not exist any more. */
const GIVEN_UP = 30;

const linksTo = (href: string) => [...document.querySelectorAll(`main a[href="${CSS.escape(href)}"]`)];

/** How far right the row is looked up, as a part of the window: in the middle is the gap of two or four columns. */
const ACROSS = 0.45;

/** The row in the middle of the window, identified by its link that the fewest other rows share. */
function findLandmark(): Landmark | undefined {
  const row = document.elementFromPoint(globalThis.innerWidth * ACROSS, globalThis.innerHeight / 2)?.closest(ROWS);
  const links = [...(row?.querySelectorAll('a[href]') ?? [])].map((link) => ({
    link,
    alike: linksTo(link.getAttribute('href') ?? ''),
  }));
  const [best] = links.filter(({ alike }) => alike.length > 0).toSorted((a, b) => a.alike.length - b.alike.length);
  if (!row || !best) return undefined;
  // Distant occurrences of an advert that the feed repeats are not rendered, so the index of this one is unknown.
  const isRepeated = best.alike.some((link) => link.closest(ROWS) !== row);
  if (isRepeated && row.closest('[role="feed"]')) return undefined;
  return {
    href: best.link.getAttribute('href') ?? '',
    nth: best.alike.indexOf(best.link),
    top: row.getBoundingClientRect().top,
  };
}

/** Returns the current scroll position. */
export function findPlace(): ScrollPlace {
  const y = globalThis.scrollY;
  const landmark = y > 0 ? findLandmark() : undefined;
  return landmark ? { y, landmark } : { y };
}

/**
 * Scrolls to the position as far as the page allows.
 * @returns whether the row is in its place, or that it does not exist (yet)
 */
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
 * Restores a scroll position, now and while the page grows, until the page has settled there or the user scrolls.
 * @returns the function that stops it
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
