import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

export interface DialogProps {
  /** Shown now. */
  open: boolean;
  /** Asked for by Escape, the cross or a press beside it; the caller then sets `open`. */
  onClose: () => void;
  /** What it is about; names the dialog. For a question, the whole question (spec §2, Delete Account). */
  title: ReactNode;
  /** A sentence under the title, read with it when the dialog opens. */
  description?: ReactNode;
  /** Its content. */
  children?: ReactNode;
  /** Buttons at its end, the safe one first: it gets the focus when nothing stands before it. */
  actions?: ReactNode;
  /** Whether Escape, cross and a press beside it close it. False while work is under way. Default true. */
  dismissible?: boolean;
  /** `wide` for pictures and lists. Default `normal`. */
  size?: 'normal' | 'wide';
}

/**
 * A question or task in front of the page. The native element: focus is kept inside and given back by the browser,
 * and no style element is ever injected (the content policy forbids it).
 */
export function Dialog({ open, onClose, title, description, children, actions, dismissible = true, size = 'normal' }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, { open, onClose, dismissible });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open && (
        <div className={styles.panel}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          )}
          {children && <div>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
          {/* Last in the order of focus, so that the dialog opens on its content and not on its exit. */}
          {dismissible && (
            <div className={styles.exit}>
              <IconButton className={styles.close} label="Close" icon={<X />} onClick={onClose} />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
