const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

function hold(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.blur();
  window.scrollTo(0, 0);
}

/**
 * Keeps a docs page at its top, with the focus on the page, until its reader acts: stories that take the focus or
 * scroll when they are shown would otherwise move the page to themselves. An address with an anchor is left alone.
 * @returns ends it
 */
export function holdTop(): () => void {
  if (window.location.hash !== '') return () => undefined;
  const release = new AbortController();
  const { signal } = release;
  for (const act of ACTS) window.addEventListener(act, () => release.abort(), { signal });
  // The focus enters a frame without an event of its own here, except that the window loses it.
  for (const event of ['focusin', 'scroll'] as const) document.addEventListener(event, hold, { signal });
  window.addEventListener('blur', () => requestAnimationFrame(() => !signal.aborted && hold()), { signal });
  hold();
  return () => release.abort();
}
