import { ArrowUp } from 'lucide-react';
import { type ComponentProps, useDeferredValue } from 'react';

import { NEW_POSTS_MAX } from '@oja/contract/limits';
import { Spinner } from '@oja/ui/Spinner';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './NewPostsPill.module.css';
import { MESSAGES } from './messages.ts';

/** The largest count that is shown as a number: with as many as the list of new posts holds, there may be more. */
const COUNT_MAX = NEW_POSTS_MAX - 1;

export interface NewPostsPillProps extends Omit<ComponentProps<'div'>, 'children' | 'onClick'> {
  /** How many posts the list does not show yet; over 99 shows "99+", 0 shows nothing. */
  count: number;
  /** Shows a spinner and ignores presses while the list is loaded. Default false. */
  loading?: boolean | undefined;
  /** Loads the list and scrolls to its top. */
  onClick: () => void;
}

/**
 * Says above a list that there are newer posts, and loads them when it is pressed. It takes no room, announces itself
 * without interrupting, and does not move the list.
 */
export function NewPostsPill({ count, loading = false, onClick, className, ...rest }: NewPostsPillProps) {
  const messages = useMessages('NewPostsPill', MESSAGES);
  const { format } = useLocale();
  // Screen readers announce changes of a region that is there already: it is empty at first.
  const shown = useDeferredValue(count, 0);
  return (
    <div {...rest} className={cx(styles.place, className)} role="status">
      {shown > 0 && (
        <button
          type="button"
          className={styles.pill}
          {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
          onClick={() => !loading && onClick()}
        >
          {loading ? <Spinner className={styles.icon} /> : <ArrowUp className={styles.icon} aria-hidden="true" />}
          {format(messages.newPosts, { count: shown, shown: shown > COUNT_MAX ? `${COUNT_MAX}+` : shown })}
        </button>
      )}
    </div>
  );
}
