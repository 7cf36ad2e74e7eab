import { useEffect } from 'react';

/** Names the page in the browser's tab and for screen readers while the screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Oja`;
  }, [title]);
}
