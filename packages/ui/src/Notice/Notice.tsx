import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './Notice.module.css';
import { MESSAGES } from './messages.ts';

/** The tone of a message; sets colour, icon and how urgently it is announced. */
export type NoticeTone = 'neutral' | 'success' | 'warning' | 'danger';

const ICONS = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Its tone. `success` is the green box of the signup page (product §2). Default `neutral`. */
  tone?: NoticeTone;
  /** A bold first line. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** A link or button below the message. */
  action?: ReactNode;
  /** Called by the close button, which is shown with it. */
  onDismiss?: () => void;
}

/** A message in a box within the page; for a floating, temporary one use a toast. */
export function Notice({ tone = 'neutral', title, children, action, onDismiss, className, ...rest }: NoticeProps) {
  const messages = useMessages('Notice', MESSAGES);
  const Icon = ICONS[tone];
  return (
    <div
      {...rest}
      className={cx(styles.notice, className)}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && <IconButton className={styles.dismiss} label={messages.dismiss} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}
