import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { TOAST_NEEDED } from './toast-needed.ts';

const ToastRegion = lazy(async () => ({ default: (await import('@oja/ui/Toast')).ToastRegion }));

/**
 * Renders toasts, on every page: a failed dashboard redirects to / and must still show why. The landing page itself
 * shows no toasts, so it loads their code only when a new version must be announced.
 */
export function ToastHost() {
  const isLanding = useLocation().pathname === '/';
  const [isNeeded, setIsNeeded] = useState(!isLanding);
  if (!isLanding && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    const show = () => setIsNeeded(true);
    globalThis.addEventListener(TOAST_NEEDED, show);
    return () => globalThis.removeEventListener(TOAST_NEEDED, show);
  }, []);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    )
  );
}
