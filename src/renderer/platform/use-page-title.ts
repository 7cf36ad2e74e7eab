import { useEffect } from 'react';

/** What the landing page is called; index.html and the server's head for `/` say the same before any script runs. */
export const SITE_TITLE = "Oja: Nigeria's social marketplace";

/** What the page is called, and what stands before it: how much is unread. */
const shown = { name: SITE_TITLE, mark: '' };

function show(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  document.title = shown.mark + shown.name;
}

/** Sets a count before the name of this page and of all that follow, "(3) Chat · Oja". @param count '' for none */
export function markTitle(count: string): void {
  show({ mark: count && `(${count}) ` });
}

/**
 * Names the page in the browser's tab and for screen readers while the screen is shown.
 * @param title the screen's own; without one the page is called as the site
 */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    show({ name: title === undefined ? SITE_TITLE : `${title} · Oja` });
  }, [title]);
}
