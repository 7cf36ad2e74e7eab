import { useEffect } from 'react';

/** What the landing page is called; index.html and the server's head for `/` say the same before any script runs. */
export const SITE_TITLE = "Oja: Nigeria's social marketplace";

/**
 * Names the page in the browser's tab and for screen readers while the screen is shown.
 * @param title the screen's own; without one the page is called as the site
 */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? SITE_TITLE : `${title} · Oja`;
  }, [title]);
}
