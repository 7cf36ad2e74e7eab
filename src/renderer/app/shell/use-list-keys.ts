import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { type PageKey, usePageKeys } from '../../platform/page-keys.ts';

/** The lists of people, conversations, notifications and searches: each row has one link, or a button that opens it. */
const LIST = '[data-list-keys]';
/** With the lists of posts, which have keys of their own. */
const ANY = `${LIST}, [role="feed"]`;
const hasList = () => document.querySelector(LIST) !== null;

const listKeys = (): readonly PageKey<'next' | 'previous' | 'open'>[] => [
  { act: 'next', on: ['j'], repeats: true, keys: ['J'], does: t`next in the list`, isOffered: hasList },
  { act: 'previous', on: ['k'], repeats: true, keys: ['K'], does: t`previous in the list`, isOffered: hasList },
  { act: 'open', on: ['o'], keys: ['O'], does: t`open it`, isOffered: hasList },
];

/** The list of the pane that has the focus; while nothing has it, the page's first one, unless posts come before it. */
function findList(focused: Element | null): Element | null {
  const pane = focused?.closest('[data-pane-content]') ?? document;
  const found = focused?.closest(ANY) ?? pane.querySelector(ANY);
  return found?.matches(LIST) ? found : null;
}

/** The link of each row that is rendered, in their order, or the button that opens a row without a link. */
const linksOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll('li')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href], button[data-action="open"]') ?? [],
  );

/** The place of the row that has the focus; -1 where none has it. */
const focusedAmong = (links: readonly HTMLElement[]): number =>
  links.findIndex((link) => link.closest('li')?.contains(document.activeElement));

/** The target of the key; undefined at either end. */
function findRow(links: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const current = focusedAmong(links);
  if (current !== -1) return links[current + step];
  // If the focus is elsewhere, the keys continue from the first visible row.
  const first = links.findIndex((link) => link.getBoundingClientRect().top >= 0);
  return step === 1 ? links.at(first) : links[(first === -1 ? links.length : first) - 1];
}

/**
 * J and K move the focus from row to row, and O opens the focused one, on every screen that has such a list. Enter is
 * the link's own.
 */
export function useListKeys(): void {
  const [keys] = useState(listKeys);
  usePageKeys(keys, (act) => {
    const list = findList(document.activeElement);
    if (!list) return false;
    const links = linksOf(list);
    if (act === 'open') {
      const link = links[focusedAmong(links)];
      link?.click();
      return link !== undefined;
    }
    findRow(links, act === 'next' ? 1 : -1)?.focus();
    return true;
  });
}
