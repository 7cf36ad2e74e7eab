import { useState, type ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './Avatar.module.css';
import { initialsOf } from './initials.ts';
import { MESSAGES } from './messages.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's or business's name; its initials replace a missing picture. */
  name: string;
  /** URL of the picture. */
  src?: string | null | undefined;
  /** 32, 44, 64 or 112 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | undefined;
  /** Shows a dot for "online". */
  online?: boolean | undefined;
  /** The name is visible beside it, so the picture is hidden from screen readers. Default true. */
  decorative?: boolean;
  /** Called when the picture failed to load and the initials replaced it. */
  onBroken?: (() => void) | undefined;
}

/** A person's picture; initials replace a missing or broken one. */
export function Avatar({
  name,
  src,
  size = 'medium',
  online = false,
  decorative = true,
  onBroken,
  className,
  ...rest
}: AvatarProps) {
  const messages = useMessages('Avatar', MESSAGES);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <span {...rest} className={cx(styles.avatar, className)} data-size={size}>
      {src && src !== brokenSrc ? (
        <img
          className={styles.picture}
          src={src}
          alt={decorative ? '' : name}
          width="112"
          height="112"
          loading="lazy"
          decoding="async"
          onError={() => {
            setBrokenSrc(src);
            onBroken?.();
          }}
        />
      ) : (
        <span
          className={styles.initials}
          {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
        >
          {initialsOf(name)}
        </span>
      )}
      {online && (
        <span className={styles.dot}>
          <VisuallyHidden>{messages.online}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
