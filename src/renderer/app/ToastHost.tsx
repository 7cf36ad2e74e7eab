import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

const ToastRegion = lazy(async () => ({ default: (await import('@oja/ui/Toast')).ToastRegion }));

/**
 * Where toasts appear, on every page: a failed dashboard leads back to / and still has to say why. The landing page
 * by itself shows none, so it does not load them either.
 */
export function ToastHost() {
  const isLanding = useLocation().pathname === '/';
  const [isNeeded, setIsNeeded] = useState(!isLanding);
  if (!isLanding && !isNeeded) setIsNeeded(true);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    )
  );
}
