import { t } from '@lingui/core/macro';
import { useEffect } from 'react';

/** The title of the landing page, in English. index.html and the server's head for `/` contain the same text. */
export const SITE_TITLE = "Oja: Nigeria's social marketplace";

/** The page's title, and the unread count before it. */
const shown = { name: SITE_TITLE, mark: '' };

function show(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  document.title = shown.mark + shown.name;
}

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
    show({ name: title === undefined ? t`Oja: Nigeria's social marketplace` : `${title} · Oja` });
  }, [title]);
}
