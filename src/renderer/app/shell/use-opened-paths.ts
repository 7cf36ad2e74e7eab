import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { OPEN_PATH } from '../../platform/open-path.ts';

/** Goes where a click outside of the page leads, on a notification: without loading the page anew. */
export function useOpenedPaths(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      void navigate(String(event.detail));
    };
    globalThis.addEventListener(OPEN_PATH, open);
    return () => globalThis.removeEventListener(OPEN_PATH, open);
  }, [navigate]);
}
