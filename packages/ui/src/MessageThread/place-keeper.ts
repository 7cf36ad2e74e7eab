/** This near to the end counts as at the end, in CSS pixels: a little more than one line. */
const NEAR = 48;

/** A row and how far below the edge it is seen, to find the place again. */
interface Anchor {
  row: Element;
  top: number;
}

/** What scrolls, and what is in it. */
export interface ScrollParts {
  /** The element that scrolls. */
  area: HTMLElement;
  /** Its rows: one child each, unless windowed. */
  rows: HTMLElement;
  /** Rows are in a window that keeps its own place when older ones come; then only the end is kept in view here. */
  windowed: boolean;
  /** Told whether the newest row is in view. */
  onAtNewest: (atNewest: boolean) => void;
}

/** What a render of the thread brought. */
export interface RenderedThread {
  /** Id of the newest message; undefined for none. */
  lastId: string | undefined;
  /** The viewer wrote it: then it is shown, wherever they were reading. */
  lastIsOwn: boolean;
  /** It opens at the unread marker rather than at its end. */
  opensAtMarker: boolean;
  /** The unread marker, where its row exists. */
  marker: Element | null;
}

/**
 * Keeps a thread where its reader is: at the newest message while that is in view, else at the same message whatever is
 * put above or below. The browser's own anchoring is off for it: Safari has none, and at the very top no one has.
 */
export class PlaceKeeper {
  readonly #parts: ScrollParts;
  #atNewest = true;
  #top = 0;
  #anchor: Anchor | null = null;
  #lastId: string | undefined;

  constructor(parts: ScrollParts) {
    this.#parts = parts;
  }

  /** After each scrolling: where the reader is now. */
  remember(): void {
    const { area, rows, windowed, onAtNewest } = this.#parts;
    const distance = area.scrollHeight - area.clientHeight - area.scrollTop;
    // Only going up leaves the end. Growing content makes the distance greater too, before it is followed.
    if (distance <= NEAR) this.#atNewest = true;
    else if (area.scrollTop < this.#top - 1) this.#atNewest = false;
    this.#top = area.scrollTop;
    this.#anchor = windowed ? null : anchorOf(area, rows);
    onAtNewest(this.#atNewest);
  }

  /** After heights may have changed: back to where the reader was. */
  settle(): void {
    const { area } = this.#parts;
    const anchor = this.#anchor;
    if (this.#atNewest) area.scrollTop = area.scrollHeight;
    // Moved, and not told of yet: the reader's own doing, which is not to be undone.
    else if (anchor?.row.isConnected && Math.abs(area.scrollTop - this.#top) <= 1) {
      area.scrollTop += topIn(area, anchor.row) - anchor.top;
    }
    this.remember();
  }

  /** To the newest row. */
  toNewest(): void {
    this.#atNewest = true;
    this.settle();
  }

  /**
   * After each render: an own message leads to the end; the first one with messages opens at the unread marker. In a
   * window that row may not exist yet: then the window goes there itself (`openAt`), and is not led away to the end.
   */
  rendered({ lastId, lastIsOwn, opensAtMarker, marker }: RenderedThread): void {
    const { area } = this.#parts;
    const isNew = lastId !== undefined && lastId !== this.#lastId;
    const opens = isNew && this.#lastId === undefined;
    this.#lastId = lastId;
    if (opens && opensAtMarker) {
      this.#atNewest = false;
      if (!marker) return;
      area.scrollTop += topIn(area, marker) - NEAR;
      this.remember();
      return;
    }
    if (isNew && lastIsOwn) this.#atNewest = true;
    this.settle();
  }
}

const topIn = (area: Element, row: Element) => row.getBoundingClientRect().top - area.getBoundingClientRect().top;

/** The first row that reaches into view: by halving, as a thread may hold thousands. */
function anchorOf(area: HTMLElement, { children }: HTMLElement): Anchor | null {
  const edge = area.getBoundingClientRect().top;
  let low = 0;
  let high = children.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((children[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
    else low = middle + 1;
  }
  const row = children[low];
  return row ? { row, top: topIn(area, row) } : null;
}
