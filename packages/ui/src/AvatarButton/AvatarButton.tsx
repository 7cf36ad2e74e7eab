import { useState } from 'react';

import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './AvatarButton.module.css';

export interface AvatarButtonProps extends Omit<AvatarProps, 'decorative' | 'onBroken'> {
  /** Text below the name in the dialog: "@adaeze_fabrics". */
  text?: string | undefined;
  /** URL of the full-size picture, if it differs from `src`. */
  largeSrc?: string | undefined;
  /** Opens the dialog initially, for documentation. Default false. */
  defaultOpen?: boolean;
}

/**
 * A person's picture that opens large in a dialog (product §2, profile and chat). Without a picture it renders an
 * Avatar instead of a button.
 */
export function AvatarButton({ text, largeSrc, defaultOpen = false, ...avatar }: AvatarButtonProps) {
  const { name, src } = avatar;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [open, setOpen] = useState(defaultOpen);
  if (!src || src === brokenSrc) return <Avatar {...avatar} src={null} />;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={`View the picture of ${name}`}
        onClick={() => setOpen(true)}
      >
        <Avatar {...avatar} onBroken={() => setBrokenSrc(src)} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={<bdi>{name}</bdi>} description={text && <bdi>{text}</bdi>}>
        <img className={styles.large} src={largeSrc ?? src} alt={name} />
      </Dialog>
    </>
  );
}
