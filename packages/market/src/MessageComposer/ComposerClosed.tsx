import { Ban, UserRoundX, WifiOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageComposer.module.css';
import { MESSAGES } from './messages.ts';

const ICONS = { offline: WifiOff, blocked: Ban, refused: Ban, closed: UserRoundX };

/** Why messages wait, or why there is no composer. */
export interface Explanation {
  /** The state. */
  state: keyof typeof ICONS;
  /** Replaces the state's default text. */
  text: ReactNode;
  /** An action, such as a button that unblocks. */
  action: ReactNode;
}

type ComposerClosedProps = ComponentProps<'div'> & Explanation;

/** Explains why messages wait, or why there is no composer. */
export function ComposerClosed({ state, text, action, className, ...rest }: ComposerClosedProps) {
  const messages = useMessages('MessageComposer', MESSAGES);
  const Icon = ICONS[state];
  return (
    <div {...rest} className={cx(styles.state, className)} data-state={state} role="status">
      <Icon aria-hidden="true" />
      <span className={styles.stateText}>{text ?? messages[state]}</span>
      {action}
    </div>
  );
}
