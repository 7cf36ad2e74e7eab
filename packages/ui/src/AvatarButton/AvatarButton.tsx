import { useState } from 'react';

import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './AvatarButton.module.css';

export interface AvatarButtonProps extends Omit<AvatarProps, 'decorative' | 'onBroken'> {
  /** Shown under the name in the dialog: "@adaeze_fabrics". */
  text?: string | undefined;
  /** Address of the picture in full size, where it is another one than `src`. */
  largeSrc?: string | undefined;
  /** Open from the start, for documentation. Default false. */
  defaultOpen?: boolean;
}

/**
 * A person's picture that opens large in a dialog (spec §2, profile and chat). Without a picture there is nothing to
 * open, so it is an Avatar and no button.
 */
export function AvatarButton({ text, largeSrc, defaultOpen = false, ...avatar }: AvatarButtonProps) {
  const { name, src } = avatar;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [open, setOpen] = useState(defaultOpen);
  if (!src || src === brokenSrc) return <Avatar {...avatar} src={null} />;
  return (
    <>
      <button type="button" className={styles.button} aria-label={`View the picture of ${name}`} onClick={() => setOpen(true)}>
        <Avatar {...avatar} onBroken={() => setBrokenSrc(src)} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={<bdi>{name}</bdi>} description={text && <bdi>{text}</bdi>}>
        <img className={styles.large} src={largeSrc ?? src} alt={name} />
      </Dialog>
    </>
  );
}
