import { useId, useState, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { FieldError } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import styles from './FollowButton.module.css';

export interface FollowButtonProps {
  /** Whose it is, without the @: said after the text, so that a list of these can be told apart by ear. */
  userName: string;
  /** The viewer follows this person. Set it at once when pressed, and back when the call failed (spec §4). */
  isFollowing: boolean;
  /** Follows, with true, or no longer, with false. */
  onChange: (isFollowing: boolean) => void;
  /** The call is under way: the new state stands already, a further press does nothing. Default false. */
  pending?: boolean | undefined;
  /** Why the last press was taken back, in the words of spec §8. */
  error?: ReactNode;
  /** It is the viewer, who cannot follow themselves: disabled. Default false. */
  isSelf?: boolean | undefined;
  /** `primary` on a profile, where it is the one action; `secondary` in lists. Default `secondary`. */
  variant?: 'primary' | 'secondary' | undefined;
  /** `small` in rows, `medium` on a profile; both keep a 44 px target. Default `small`. */
  size?: 'small' | 'medium' | undefined;
  /** Extra class for placing it. */
  className?: string | undefined;
}

const TEXTS = ['Follow', 'Following', 'Unfollow'] as const;

/**
 * Follows a person, or no longer (spec §4). All its texts lie on top of each other, so that its width never changes;
 * "Following" says "Unfollow" while a pointer or the focus is on it, except right after the press that made it so.
 */
export function FollowButton({
  userName,
  isFollowing,
  onChange,
  pending = false,
  error,
  isSelf = false,
  variant = 'secondary',
  size = 'small',
  className,
}: FollowButtonProps) {
  const [aimed, setAimed] = useState(false);
  const errorId = useId();
  const shown = !isFollowing ? 'Follow' : aimed && !pending ? 'Unfollow' : 'Following';
  const press = () => {
    if (pending) return;
    setAimed(false);
    onChange(!isFollowing);
  };
  return (
    <span className={cx(styles.box, className)} data-row={size === 'small' || undefined}>
      <Button
        className={styles.button}
        variant={isFollowing ? 'secondary' : variant}
        size={size}
        disabled={isSelf}
        // Not `disabled` while pending: that would drop the focus.
        aria-disabled={pending || undefined}
        aria-describedby={error == null ? undefined : errorId}
        data-state={shown.toLowerCase()}
        onClick={press}
        // A finger has nothing to hover with: there the text would only change under it.
        onPointerEnter={({ pointerType }) => setAimed(pointerType !== 'touch')}
        onPointerLeave={() => setAimed(false)}
        onFocus={({ currentTarget }) => setAimed(currentTarget.matches(':focus-visible'))}
        onBlur={() => setAimed(false)}
      >
        <span className={styles.texts}>
          {TEXTS.map((text) => (
            <span key={text} className={styles.text} data-shown={text === shown || undefined}>
              {text}
            </span>
          ))}
        </span>
        <VisuallyHidden> {userName}</VisuallyHidden>
      </Button>
      {error != null && (
        <span className={styles.error} role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </span>
      )}
    </span>
  );
}
