import { Toast as RadixToast } from 'radix-ui';
import { createPortal } from 'react-dom';

import { useComposedRef } from '../hooks/useComposedRef.ts';
import { useDirection } from '../hooks/useDirection.ts';
import { useTopLayer } from '../hooks/useTopLayer.ts';
import styles from './Toast.module.css';
import { ToastItem } from './ToastItem.tsx';
import { useToasts } from './toast-store.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export { dismissToast, toast, type ToastKind, type ToastMessage } from './toast-store.ts';

export interface ToastRegionProps {
  /** Name of the region; `{hotkey}` becomes the key that jumps to it. Default "Notifications ({hotkey})". */
  label?: string;
}

/**
 * Where toasts appear; once in the application. F8 jumps to them, Escape closes the last, a pointer or the focus on
 * them stops their clocks, a sweep towards the end of the line sends one away. On Radix Toast, which brings no style element (the content policy forbids those).
 */
export function ToastRegion({ label = 'Notifications ({hotkey})' }: ToastRegionProps) {
  const toasts = useToasts();
  const dialog = useTopLayer();
  const [direction, directionRef] = useDirection();
  const viewport = useComposedRef(useFocusReturn(toasts.length === 0), directionRef);
  const region = (
    <RadixToast.Provider swipeDirection={direction === 'rtl' ? 'left' : 'right'} {...(dialog && { announcerContainer: dialog })}>
      {toasts.map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
      <RadixToast.Viewport ref={viewport} className={styles.viewport} label={label} />
    </RadixToast.Provider>
  );
  return dialog ? createPortal(region, dialog) : region;
}
