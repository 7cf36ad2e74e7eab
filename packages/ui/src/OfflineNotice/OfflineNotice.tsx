import { CloudOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './OfflineNotice.module.css';
import { MESSAGES } from './messages.ts';

export interface OfflineNoticeProps extends ComponentProps<'div'> {
  /** The app is offline. Keep the component mounted while online, so that its content is announced when it appears. */
  offline: boolean;
  /** The text. Default "You are offline. You see what was loaded before." */
  children?: ReactNode;
}

/** A bar at the top of the page while the app is offline. */
export function OfflineNotice({ offline, children, className, ...rest }: OfflineNoticeProps) {
  const messages = useMessages('OfflineNotice', MESSAGES);
  return (
    <div {...rest} className={cx(styles.bar, className)} role="status">
      {offline && (
        <p className={styles.text}>
          <CloudOff className={styles.icon} aria-hidden="true" />
          <span>{children === undefined ? messages.offline : children}</span>
        </p>
      )}
    </div>
  );
}
