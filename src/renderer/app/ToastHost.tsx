import { useToasts } from '@oja/ui/toast-store';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { whenIdle } from '../platform/when-idle.ts';
import styles from './ToastHost.module.css';

/** How long after a failure the code of the toasts is requested again, in milliseconds. */
const RETRY_MS = 5000;

/**
 * Renders toasts, on every page: a failed dashboard redirects to / and must still show why. The landing page itself
 * seldom has one, so it loads their code only then. If the code cannot be loaded, it is requested again, and until then
 * the oldest toast's title is shown without it.
 */
export function ToastHost() {
  const [toast] = useToasts();
  const hasToast = toast !== undefined;
  const isNeeded = useLocation().pathname !== '/' || hasToast;
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let next: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const { ToastRegion } = await import('@oja/ui/Toast');
        setRegion(() => ToastRegion);
      } catch {
        setRegion(() => FirstTitle);
        next = setTimeout(() => void load(), RETRY_MS);
      }
    };
    if (hasToast) void load();
    else whenIdle(load);
    return () => clearTimeout(next);
  }, [isNeeded, hasToast]);
  return Region && <Region />;
}

/** What can be shown of toasts without their code: a lost connection prevents its loading, and must itself be shown. */
function FirstTitle() {
  const [toast] = useToasts();
  return (
    <p role="alert" className={styles.title} hidden={!toast}>
      {toast?.title}
    </p>
  );
}
