import type { ToastRegion } from '@oja/ui/Toast';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { TOAST_NEEDED } from './toast-needed.ts';

/** How long after a failure the code of the toasts is requested again, in milliseconds. */
const RETRY_MS = 5000;

/**
 * Renders toasts, on every page: a failed dashboard redirects to / and must still show why. The landing page itself
 * shows no toasts, so it loads their code only when a new version must be announced. The page works without their code:
 * if it cannot be loaded, it is requested again, and what was said meanwhile is shown then.
 */
export function ToastHost() {
  const isLanding = useLocation().pathname === '/';
  const [isNeeded, setIsNeeded] = useState(!isLanding);
  const [loaded, setLoaded] = useState<{ Region: typeof ToastRegion }>();
  if (!isLanding && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    const show = () => setIsNeeded(true);
    globalThis.addEventListener(TOAST_NEEDED, show);
    return () => globalThis.removeEventListener(TOAST_NEEDED, show);
  }, []);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let next: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const load = async () => {
      try {
        const { ToastRegion: Region } = await import('@oja/ui/Toast');
        if (!isGone) setLoaded({ Region });
      } catch {
        if (!isGone) next = setTimeout(() => void load(), RETRY_MS);
      }
    };
    void load();
    return () => {
      isGone = true;
      clearTimeout(next);
    };
  }, [isNeeded]);
  return loaded && <loaded.Region />;
}
