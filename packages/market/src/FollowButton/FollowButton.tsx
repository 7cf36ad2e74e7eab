import { Check } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { FieldError } from '@oja/ui/Field';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './FollowButton.module.css';
import { MESSAGES } from './messages.ts';

export interface FollowButtonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * User name of the person, without the @: added for screen readers, so that the buttons of a list differ.
   */
  userName: string;
  /** The viewer follows this person. Set it optimistically, and revert it when the call failed (product §4). */
  isFollowing: boolean;
  /** Called with true to follow, with false to unfollow. */
  onValueChange: (isFollowing: boolean) => void;
  /** The call is in progress: the new state is shown, and a further press is ignored. Default false. */
  loading?: boolean | undefined;
  /** Why the last press was reverted (product §8). */
  error?: ReactNode;
  /** The person is the viewer, who cannot follow themselves: disabled. Default false. */
  isSelf?: boolean | undefined;
  /** `primary` where following is the main action of the pane. Default `secondary`. */
  variant?: 'primary' | 'secondary' | undefined;
  /** `small` in rows, `medium` on a profile; both keep a 44 px target. Default `small`. */
  size?: 'small' | 'medium' | undefined;
  /** Class for positioning it. */
  className?: string | undefined;
}

const STATES = ['follow', 'following', 'unfollow'] as const;

/**
 * Follows or unfollows a person (product §4). All its texts are stacked, so that its width never changes; "Following"
 * changes to "Unfollow" on hover and focus, except right after the press that followed.
 */
export function FollowButton({
  userName,
  isFollowing,
  onValueChange,
  loading = false,
  error,
  isSelf = false,
  variant = 'secondary',
  size = 'small',
  className,
  ...rest
}: FollowButtonProps) {
  const messages = useMessages('FollowButton', MESSAGES);
  const [isHighlighted, setIsHighlighted] = useState(false);
  const errorId = useId();
  const shown = !isFollowing ? 'follow' : isHighlighted && !loading ? 'unfollow' : 'following';
  const press = () => {
    if (loading) return;
    setIsHighlighted(false);
    onValueChange(!isFollowing);
  };
  return (
    <span {...rest} className={cx(styles.box, className)} data-row={size === 'small' || undefined}>
      <Button
        className={styles.button}
        variant={isFollowing ? 'secondary' : variant}
        size={size}
        disabled={isSelf}
        // Not `disabled` while loading: that would drop the focus.
        aria-disabled={loading || undefined}
        aria-describedby={error == null ? undefined : errorId}
        data-state={shown}
        onClick={press}
        // Touch has no hover: the text would change under the finger.
        onPointerEnter={({ pointerType }) => setIsHighlighted(pointerType !== 'touch')}
        onPointerLeave={() => setIsHighlighted(false)}
        onFocus={({ currentTarget }) => setIsHighlighted(currentTarget.matches(':focus-visible'))}
        onBlur={() => setIsHighlighted(false)}
      >
        <span className={styles.texts}>
          {STATES.map((state) => (
            <span key={state} className={styles.text} data-shown={state === shown || undefined}>
              {state === 'following' && <Check className={styles.tick} aria-hidden="true" />}
              {messages[state]}
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
