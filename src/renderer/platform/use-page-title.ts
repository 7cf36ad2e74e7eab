import { t } from '@lingui/core/macro';
import { useEffect, useSyncExternalStore } from 'react';

/** The title of the landing page, in English. index.html and the server's head for `/` contain the same text. */
export const SITE_TITLE = "Oja: Nigeria's social marketplace";

/** The page's title, the unread count before it, and the screen's part of it. */
const shown = { name: SITE_TITLE, mark: '', screen: '' };
const listeners = new Set<() => void>();

function show(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  document.title = shown.mark + shown.name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the title of the screen that is shown, '' for none, for the top bar of the desktop app */
export const useScreenTitle = (): string => useSyncExternalStore(subscribe, () => shown.screen);

/** Shows a count before the title of this and all later pages: "(3) Chat · Oja". @param count '' for none */
export function markTitle(count: string): void {
  show({ mark: count && `(${count}) ` });
}

/**
 * Sets the page's title for the browser's tab and screen readers while the screen is shown.
 * @param title the screen's title; without one the page has the site's title
 */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    show({
      name: title === undefined ? t`Oja: Nigeria's social marketplace` : `${title} · Oja`,
      screen: title ?? '',
    });
  }, [title]);
}
