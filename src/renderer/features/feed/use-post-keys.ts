import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { type PageKey, usePageKeys } from '../../platform/page-keys.ts';

const postKeys = (): readonly PageKey<'next' | 'previous'>[] => [
  { act: 'next', on: ['j'], repeats: true, keys: ['J'], does: t`next post` },
  { act: 'previous', on: ['k'], repeats: true, keys: ['K'], does: t`previous post` },
];

/** The target of the key; undefined at either end. */
function findPlace(step: 1 | -1): HTMLElement | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('[role="feed"] > *')];
  const current = places.findIndex((place) => place.contains(document.activeElement));
  if (current !== -1) return places[current + step];
  // If the focus is elsewhere, the keys continue from the first visible post.
  const first = places.findIndex((place) => place.getBoundingClientRect().top >= 0);
  return step === 1 ? places.at(first) : places[(first === -1 ? places.length : first) - 1];
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the post in a place and scrolls it into view. A distant place is empty until then and passes the focus to its
 * post.
 */
function focusPost(place: HTMLElement): void {
  const post = () => place.querySelector<HTMLElement>('article');
  focus(post() ?? place);
  place.scrollIntoView({ block: 'start' });
  if (post()) return;
  const arrival = new MutationObserver(() => {
    const arrived = post();
    if (!arrived && place.isConnected) return;
    arrival.disconnect();
    if (arrived && document.activeElement === place) focus(arrived);
    place.removeAttribute('tabindex');
  });
  arrival.observe(place, { childList: true });
}

/** J and K move the focus from post to post. */
export function usePostKeys(): void {
  const [keys] = useState(postKeys);
  usePageKeys(keys, (act) => {
    const place = findPlace(act === 'next' ? 1 : -1);
    if (place) focusPost(place);
    return place !== undefined;
  });
}
