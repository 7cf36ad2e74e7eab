import { ArrowDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { BADGE_MAX } from '@oja/contract/limits';
import { Badge } from '@oja/ui/Badge';
import { shortCount } from '@oja/ui/Badge';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './JumpToNewest.module.css';
import { MESSAGES } from './messages.ts';

export interface JumpToNewestProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Messages received since the reader scrolled up; 0 shows the arrow alone. Default 0. */
  count?: number | undefined;
  /** Scrolls to the newest message. */
  onClick: () => void;
}

/** A floating button that scrolls a thread to its newest message. */
export function JumpToNewest({ count = 0, onClick, className, ...rest }: JumpToNewestProps) {
  const messages = useMessages('JumpToNewest', MESSAGES);
  const { format } = useLocale();
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.jump, className)}
      title={messages.label}
      aria-label={
        count === 0 ? messages.label : format(messages.labelNew, { count, shown: shortCount(count, BADGE_MAX) })
      }
      onClick={onClick}
    >
      <ArrowDown aria-hidden="true" />
      <span className={styles.count}>
        <Badge count={count} max={BADGE_MAX} label={messages.new} />
      </span>
    </button>
  );
}
