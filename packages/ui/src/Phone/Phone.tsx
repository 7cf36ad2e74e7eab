import { Copy } from 'lucide-react';

import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Phone.module.css';
import { dialPhone, formatPhone } from './phone-number.ts';

export interface PhoneProps {
  /** The number, with or without prefix or leading zero. */
  number: string;
  /** It is on the clipboard, with its prefix. Say so in a toast. */
  onCopied?: (() => void) | undefined;
  /** The browser refused. */
  onCopyFailed?: (() => void) | undefined;
}

/** A Nigerian phone number: shown with +234, called by a tap, copied with the prefix (spec §9). */
export function Phone({ number, onCopied, onCopyFailed }: PhoneProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(dialPhone(number));
    } catch {
      onCopyFailed?.();
      return;
    }
    onCopied?.();
  };
  return (
    <span className={styles.phone}>
      <a className={styles.number} href={`tel:${dialPhone(number)}`} dir="ltr">
        {formatPhone(number)}
      </a>
      <IconButton label="Copy phone number" icon={<Copy />} onClick={() => void copy()} />
    </span>
  );
}
