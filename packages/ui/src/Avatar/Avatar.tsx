import { useState, type ComponentProps } from 'react';

import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './Avatar.module.css';
import { initialsOf } from './initials.ts';
import { MESSAGES } from './messages.ts';
import { prepareEnlargedAvatar, useEnlargedAvatar } from './use-enlarged-avatar.ts';

/** The sizes in pixels. */
const SIZES = { small: 32, medium: 44, large: 64, xlarge: 112 };

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's or business's name; its initials replace a missing picture. */
  name: string;
  /** URL of the picture. */
  src?: string | null | undefined;
  /** All files of the picture that a small one may load, from narrow to wide. Default: `src` alone. */
  sources?: readonly PictureSource[] | undefined;
  /** 32, 44, 64 or 112 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | undefined;
  /** Shows a dot for "online". */
  isOnline?: boolean | undefined;
  /** The name is visible beside it, so the picture is hidden from screen readers. Default true. */
  decorative?: boolean;
  /** The picture is a button that opens it large in a dialog; without a picture there is no button. Default false. */
  enlargeable?: boolean | undefined;
  /** URL of the picture in the dialog, if it differs from `src`. */
  largeSrc?: string | undefined;
  /** Text below the name in the dialog: "@adaeze_fabrics". */
  text?: string | undefined;
  /** Whether the large picture is open, when the caller controls it. Without it the avatar keeps its own state. */
  open?: boolean | undefined;
  /** Opens the large picture initially, without `open`. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when the large picture opens and closes; a caller that controls it then sets `open`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A person's picture; initials replace a missing or broken one. An enlargeable one opens large in a dialog (product
 * §2), which is loaded on hover or focus. When loading fails, a toast says so.
 */
export function Avatar({
  name,
  src,
  sources,
  size = 'medium',
  isOnline = false,
  decorative = true,
  enlargeable = false,
  largeSrc,
  text,
  open: given,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: AvatarProps) {
  const messages = useMessages('Avatar', MESSAGES);
  const { format } = useLocale();
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const { EnlargedAvatar, open, setOpen, enlarge } = useEnlargedAvatar({ open: given, defaultOpen, onOpenChange });
  const shownSrc = src === brokenSrc ? undefined : src;
  const content = (
    <>
      {shownSrc ? (
        <Picture
          className={styles.picture}
          src={shownSrc}
          sources={sources}
          sizes={`${SIZES[size]}px`}
          alt={decorative ? '' : name}
          width="112"
          height="112"
          onError={() => setBrokenSrc(shownSrc)}
        />
      ) : (
        <span
          className={styles.initials}
          {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
        >
          {initialsOf(name)}
        </span>
      )}
      {isOnline && (
        <span className={styles.dot}>
          <VisuallyHidden>{messages.online}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <>
      <span {...rest} className={cx(styles.avatar, className)} data-size={size}>
        {enlargeable && shownSrc ? (
          <button
            type="button"
            className={styles.button}
            aria-label={format(messages.view, { name })}
            onPointerEnter={prepareEnlargedAvatar}
            onFocus={prepareEnlargedAvatar}
            onClick={() => void enlarge()}
          >
            {content}
          </button>
        ) : (
          content
        )}
      </span>
      {EnlargedAvatar && shownSrc && (
        <EnlargedAvatar open={open} onOpenChange={setOpen} name={name} text={text} src={largeSrc ?? shownSrc} />
      )}
    </>
  );
}
