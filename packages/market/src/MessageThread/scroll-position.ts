/** Distance to the end, in CSS pixels, that still counts as at the end: a little more than one line. */
const NEAR_END_PX = 48;

/** A row and its distance from the top edge, to restore the scroll position. */
interface Anchor {
  row: Element;
  top: number;
}

/** The scrolling element and its content. */
export interface ScrollParts {
  /** The element that scrolls. */
  area: HTMLElement;
  /** The element whose children are the rows, unless virtual. */
  rows: HTMLElement;
  /**
   * The rows are in a virtual list that keeps its position itself when older ones are added; only the end is kept in
   * view here.
   */
  windowed: boolean;
  /** Called with whether the newest row is in view. */
  onAtNewest: (atNewest: boolean) => void;
}

/** What a render of the thread changed. */
export interface ThreadRender {
  /** Id of the newest message; undefined without messages. */
  lastId: string | undefined;
  /** Newer messages are not loaded: the end of the rows is not the newest message. */
  hasNewer: boolean;
  /** The viewer is its author: scroll to it from any position. */
  lastIsOwn: boolean;
  /** The thread opens at the unread marker rather than at its end. */
  opensAtMarker: boolean;
  /** The unread marker, if its row is rendered. */
  marker: Element | null;
}

/**
 * Keeps the scroll position of a thread: at the newest message while it is in view, else at the same message when rows
 * change above or below. The browser's scroll anchoring is off: Safari has none, and no browser anchors at the very
 * top.
 */
export class ScrollPosition {
  readonly #parts: ScrollParts;
  #atNewest = true;
  #top = 0;
  #height = 0;
  #anchor: Anchor | null = null;
  #lastId: string | undefined;
  #hasNewer = false;

  constructor(parts: ScrollParts) {
    this.#parts = parts;
  }

  /** Handles scrolling: remembers the reader's position. */
  record(): void {
    const { area, rows, windowed, onAtNewest } = this.#parts;
    const distance = area.scrollHeight - area.clientHeight - area.scrollTop;
    // Only scrolling up leaves the end. Growing content also increases the distance, before the position is corrected;
    // a virtual list scrolls up itself when a row above shrinks.
    const isOfList = windowed && area.scrollHeight !== this.#height;
    if (distance <= NEAR_END_PX && !this.#hasNewer) this.#atNewest = true;
    else if (area.scrollTop < this.#top - 1 && !isOfList) this.#atNewest = false;
    this.#top = area.scrollTop;
    this.#height = area.scrollHeight;
    this.#anchor = windowed ? null : anchorOf(area, rows);
    onAtNewest(this.#atNewest);
  }

  /** Restores the position after heights may have changed. */
  restore(): void {
    const { area, windowed } = this.#parts;
    const anchor = this.#anchor;
    // The reader has scrolled, or gone to a message, and the event is not delivered yet: do not undo it.
    if (this.#atNewest) {
      if (windowed || area.scrollTop >= this.#top - 1) area.scrollTop = area.scrollHeight;
    } else if (anchor?.row.isConnected && Math.abs(area.scrollTop - this.#top) <= 1) {
      area.scrollTop += offsetIn(area, anchor.row) - anchor.top;
    }
    this.record();
  }

  /** Scrolls to the newest row. */
  scrollToNewest(): void {
    const { area } = this.#parts;
    this.#atNewest = true;
    area.scrollTop = area.scrollHeight;
    this.record();
  }

  /**
   * Handles a render: an own message scrolls to the end; the first render with messages opens at the unread marker. In
   * a virtual list that row may not be rendered yet: the list then scrolls there itself (`openAt`), and stays there.
   */
  handleRender({ lastId, hasNewer, lastIsOwn, opensAtMarker, marker }: ThreadRender): void {
    const { area } = this.#parts;
    this.#hasNewer = hasNewer;
    if (hasNewer) this.#atNewest = false;
    const isNew = lastId !== undefined && lastId !== this.#lastId;
    const isOpening = isNew && this.#lastId === undefined;
    this.#lastId = lastId;
    if (isOpening && opensAtMarker) {
      this.#atNewest = false;
      if (!marker) return;
      area.scrollTop += offsetIn(area, marker) - NEAR_END_PX;
      this.record();
      return;
    }
    if (isNew && lastIsOwn && !hasNewer) this.scrollToNewest();
    else this.restore();
  }
}

const offsetIn = (area: Element, row: Element) => row.getBoundingClientRect().top - area.getBoundingClientRect().top;

/** Finds the first visible row by binary search, because a thread may have thousands. */
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
  return row ? { row, top: offsetIn(area, row) } : null;
}
