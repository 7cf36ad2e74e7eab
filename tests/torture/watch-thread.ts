/** A report of a page about its thread. */
export interface Sighting {
  /** The partner's messages that appear for the first time on this page. */
  fresh: string[];
  /** Errors in the thread, even momentary ones. */
  faults: string[];
  /** Messages that appeared before their predecessors: an event was faster than the response with the others. */
  gaps: string[];
  at: number;
}

declare global {
  interface Window {
    /** Added by the test. */
    reportSighting: (sighting: Sighting) => void;
  }
}

/**
 * Runs in the page from its start: checks every state of the thread for duplicate or unordered messages.
 * @param partner the first letter of the partner's messages; a number of four digits follows
 */
export function watchThread(partner: string): void {
  const names = new WeakMap<Element, string>();
  const reported = new Set<string>();
  let isPlanned = false;

  const nameOf = (article: Element) => {
    const name = names.get(article) ?? /[AB]\d{4}(?!\d)/u.exec(article.textContent)?.[0];
    if (name !== undefined) names.set(article, name);
    return name;
  };
  const look = () => {
    isPlanned = false;
    const sighting: Sighting = { fresh: [], faults: [], gaps: [], at: Date.now() };
    const there = new Set<string>();
    const last = new Map<string, number>();
    for (const article of document.querySelectorAll('[role=log] article')) {
      const name = nameOf(article);
      if (name === undefined) continue;
      const [letter, number] = [name.charAt(0), Number(name.slice(1))];
      const before = last.get(letter);
      if (there.has(name)) sighting.faults.push(`${name} stood there twice`);
      else if (before !== undefined && number < before) sighting.faults.push(`${name} stood below ${letter}${before}`);
      else if (before !== undefined && number > before + 1) sighting.gaps.push(`${name} next after ${letter}${before}`);
      there.add(name);
      last.set(letter, number);
      if (letter === partner && !reported.has(name)) sighting.fresh.push(name);
    }
    for (const name of sighting.fresh) reported.add(name);
    if (sighting.fresh.length + sighting.faults.length + sighting.gaps.length > 0)
      globalThis.window.reportSighting(sighting);
  };
  new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(look);
  }).observe(document, { subtree: true, childList: true });
}
