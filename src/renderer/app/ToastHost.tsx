import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { TOAST_NEEDED } from './toast-needed.ts';

const ToastRegion = lazy(async () => ({ default: (await import('@oja/ui/Toast')).ToastRegion }));

/**
 * Where toasts appear, on every page: a failed dashboard leads back to / and still has to say why. The landing page
 * by itself shows none, so it does not load them either, until a new version has to be told.
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
