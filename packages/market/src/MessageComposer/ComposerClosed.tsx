import { Ban, UserRoundX, WifiOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './MessageComposer.module.css';

const STATES = {
  offline: { Icon: WifiOff, text: 'You are offline. What you write is sent as soon as the connection is back.' },
  blocked: { Icon: Ban, text: 'You blocked this person. Neither of you can write here.' },
  refused: { Icon: Ban, text: 'You cannot message this person.' },
  closed: { Icon: UserRoundX, text: 'This account was deleted. The messages stay.' },
};

interface ComposerClosedProps extends ComponentProps<'div'> {
  /** The state. */
  state: keyof typeof STATES;
  /** Replaces the state's default text. */
  text: ReactNode;
  /** An action, such as a button that unblocks. */
  action: ReactNode;
}

/** Explains why messages wait, or why there is no composer. */
export function ComposerClosed({ state, text, action, className, ...rest }: ComposerClosedProps) {
  const { Icon, text: usual } = STATES[state];
  return (
    <div {...rest} className={cx(styles.state, className)} data-state={state} role="status">
      <Icon aria-hidden="true" />
      <span className={styles.stateText}>{text ?? usual}</span>
      {action}
    </div>
  );
}
