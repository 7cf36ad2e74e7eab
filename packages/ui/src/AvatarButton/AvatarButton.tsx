import { useState, type HTMLAttributes, type Ref } from 'react';

import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { cx } from '../cx/cx.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './AvatarButton.module.css';
import { MESSAGES } from './messages.ts';

export interface AvatarButtonProps
  extends Pick<AvatarProps, 'name' | 'src' | 'size' | 'online'>, Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Text below the name in the dialog: "@adaeze_fabrics". */
  text?: string | undefined;
  /** URL of the full-size picture, if it differs from `src`. */
  largeSrc?: string | undefined;
  /** Opens the dialog initially, for documentation. Default false. */
  defaultOpen?: boolean;
  /** Ref of the button, or of the Avatar. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A person's picture that opens large in a dialog (product §2, profile and chat). Without a picture it renders an
 * Avatar instead of a button.
 */
export function AvatarButton({
  text,
  largeSrc,
  defaultOpen = false,
  name,
  src,
  size,
  online,
  className,
  onClick,
  ...rest
}: AvatarButtonProps) {
  const messages = useMessages('AvatarButton', MESSAGES);
  const { format } = useLocale();
  const avatar = { name, size, online };
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [open, setOpen] = useState(defaultOpen);
  if (!src || src === brokenSrc)
    return <Avatar {...rest} {...avatar} src={null} className={className} onClick={onClick} />;
  return (
    <>
      <button
        {...rest}
        type="button"
        className={cx(styles.button, className)}
        aria-label={format(messages.view, { name })}
        onClick={(event) => {
          onClick?.(event);
          setOpen(true);
        }}
      >
        <Avatar {...avatar} src={src} onBroken={() => setBrokenSrc(src)} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={<bdi>{name}</bdi>} description={text && <bdi>{text}</bdi>}>
        <img className={styles.large} src={largeSrc ?? src} alt={name} />
      </Dialog>
    </>
  );
}
