/** How much of an element must be in view before it counts, from 0 to 1. */
const IN_VIEW = 0.5;
const STEPS = Array.from({ length: 11 }, (_, step) => step / 10);

type Listener = (isMost: boolean) => void;

/** Compares elements of a page: only the one with the largest visible area may move by itself. */
class MostInView {
  readonly #listeners = new Map<Element, Listener>();
  /** The visible area of each element that is in view, in square pixels. */
  readonly #areas = new Map<Element, number>();
  #observer: IntersectionObserver | undefined;

  /** Tells a listener whether the element is the one. Returns a function that ends this. */
  watch(element: Element, listener: Listener): () => void {
    this.#observer ??= new IntersectionObserver((entries) => this.#measure(entries), { threshold: STEPS });
    this.#listeners.set(element, listener);
    this.#observer.observe(element);
    return () => {
      this.#observer?.unobserve(element);
      this.#listeners.delete(element);
      if (this.#areas.delete(element)) this.#notify();
    };
  }

  #measure(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, intersectionRatio, intersectionRect } of entries) {
      if (intersectionRatio < IN_VIEW) this.#areas.delete(target);
      else if (this.#listeners.has(target)) this.#areas.set(target, intersectionRect.width * intersectionRect.height);
    }
    this.#notify();
  }

  #notify(): void {
    let most: Element | undefined;
    for (const [element, area] of this.#areas) {
      const largest = most === undefined ? -1 : (this.#areas.get(most) ?? 0);
      // If two are wholly in view, the upper one moves.
      const isUpper = most !== undefined && element.compareDocumentPosition(most) === Node.DOCUMENT_POSITION_FOLLOWING;
      if (area > largest || (area === largest && isUpper)) most = element;
    }
    for (const [element, listener] of this.#listeners) listener(element === most);
  }
}

/** All carousels of the page. */
export const carousels = new MostInView();
