import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';

import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useSurroundings } from '../hooks/use-surroundings.ts';
import { useTopLayer } from '../hooks/use-top-layer.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './Toast.module.css';
import { ToastItem } from './ToastItem.tsx';
import { useToasts } from './toast-store.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { MESSAGES } from './messages.ts';

/** Further attributes go to the list of toasts; around it, Radix puts the region that has the name. */
export interface ToastRegionProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /**
   * Accessible name of the region; `{hotkey}` is replaced by the key that focuses it. Default "Notifications
   * ({hotkey})".
   */
  label?: string;
}

/**
 * The toasts, at the end of the window and above a TabBar; render it once in the application. F8 focuses them, Escape
 * closes the last, hover and focus pause their timers, and a swipe towards the end of the line closes one. Based on
 * Radix Toast, which injects no style element (the content security policy forbids those).
 */
export function ToastRegion({ label, className, style, ref, ...rest }: ToastRegionProps) {
  const messages = useMessages('Toast', MESSAGES);
  const toasts = useToasts();
  const dialog = useTopLayer();
  const covered = useCoveredHeight();
  const [{ direction }, surroundingsRef] = useSurroundings();
  const own = useComposedRef<HTMLOListElement>(useFocusReturn(toasts.length === 0), surroundingsRef);
  const viewport = useComposedRef<HTMLOListElement>(own, ref);
  const region = (
    <RadixToast.Provider
      label={messages.announcement}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      {...(dialog && { announcerContainer: dialog })}
    >
      {toasts.map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
      <RadixToast.Viewport
        {...rest}
        ref={viewport}
        className={cx(styles.viewport, className)}
        style={{ marginBlockEnd: covered, ...style }}
        label={label ?? messages.region}
      />
    </RadixToast.Provider>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/**
 * Returns how much of the window's lower end is not visible, in pixels: an on-screen keyboard covers fixed elements
 * there.
 */
function useCoveredHeight(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const { visualViewport } = globalThis;
    const measure = () => setCovered(measureCoveredHeight());
    // In the frame that follows, which makes a layout anyway: to measure while rendering would force another one.
    const frame = requestAnimationFrame(measure);
    visualViewport?.addEventListener('resize', measure);
    visualViewport?.addEventListener('scroll', measure);
    return () => {
      cancelAnimationFrame(frame);
      visualViewport?.removeEventListener('resize', measure);
      visualViewport?.removeEventListener('scroll', measure);
    };
  }, []);
  return covered;
}

function measureCoveredHeight(): number {
  const { visualViewport, innerHeight } = globalThis;
  return visualViewport ? Math.max(0, Math.round(innerHeight - visualViewport.offsetTop - visualViewport.height)) : 0;
}
