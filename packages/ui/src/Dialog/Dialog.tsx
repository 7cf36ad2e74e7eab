import { X } from 'lucide-react';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useMessages } from '../hooks/use-messages.ts';
import { useOpenState } from '../hooks/use-open-state.ts';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';
import { MESSAGES } from './messages.ts';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  /** Whether the dialog is open, when the caller controls it. Without it the dialog keeps its own state. */
  open?: boolean | undefined;
  /** Opens it initially, without `open`. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Escape, the close button or a press outside; a caller that controls it then sets `open`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Title and accessible name. For a question, the whole question (product §2, Delete Account). */
  title: ReactNode;
  /** A sentence below the title, read with it when the dialog opens. */
  description?: ReactNode;
  /** Its content. */
  children?: ReactNode;
  /** Buttons at the end, the safe one first: it gets the focus if it is the first control. */
  actions?: ReactNode;
  /** Whether Escape, the close button and a press outside close it. False during an action. Default true. */
  dismissible?: boolean;
  /** `wide` for pictures and lists. Default `normal`. */
  size?: 'normal' | 'wide';
}

/**
 * A modal question or task. It is the native element: the browser traps and restores the focus, and no style element is
 * injected, which the content security policy would refuse.
 */
export function Dialog({
  open: given,
  defaultOpen,
  onOpenChange,
  title,
  description,
  children,
  actions,
  dismissible = true,
  size = 'normal',
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: DialogProps) {
  const messages = useMessages('Dialog', MESSAGES);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const composed = useComposedRef(dialog, ref);
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  const onClose = () => setOpen(false);
  useModal(dialog, { open, onClose, dismissible });
  return (
    <dialog
      {...rest}
      ref={composed}
      className={cx(styles.dialog, className)}
      data-size={size}
      // Otherwise repeated presses of Escape close and reopen it, which moves the focus.
      closedby={dismissible ? 'closerequest' : 'none'}
      aria-labelledby={`${id}-title`}
      aria-describedby={cx(describedBy, Boolean(description) && `${id}-description`) || undefined}
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
          {/* Last in tab order, so that the dialog focuses its content and not its close button. */}
          {dismissible && (
            <div className={styles.exit}>
              <IconButton className={styles.close} label={messages.close} icon={<X />} onClick={onClose} />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
