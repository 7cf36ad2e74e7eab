import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { useCopy } from '@oja/ui/hooks/use-copy';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './Phone.module.css';
import { dialPhone, showPhone } from './phone-number.ts';
import { MESSAGES } from './messages.ts';
import { PhoneBadge } from '../PhoneBadge/PhoneBadge.tsx';

export interface PhoneProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number, with or without prefix or leading zero. */
  number: string;
  /** Whether its owner has confirmed it by SMS: shows the mark. Default false. */
  phoneConfirmed?: boolean | undefined;
  /**
   * Called when the number, with its prefix, is on the clipboard: show a toast. The button shows a check for 2 seconds.
   */
  onCopied?: (() => void) | undefined;
  /** Called when the browser refused: show a toast. */
  onCopyFailed?: (() => void) | undefined;
}

/** A Nigerian phone number: shown with +234, called by a tap, copied with the prefix (product §9). */
export function Phone({ number, phoneConfirmed = false, onCopied, onCopyFailed, className, ...rest }: PhoneProps) {
  const messages = useMessages('Phone', MESSAGES);
  const { copy, result } = useCopy();
  const press = async () => {
    const copied = await copy(dialPhone(number));
    (copied ? onCopied : onCopyFailed)?.();
  };
  return (
    <span {...rest} className={cx(styles.phone, className)}>
      <a className={styles.number} href={`tel:${dialPhone(number)}`} dir="ltr">
        {showPhone(number)}
      </a>
      <IconButton
        className={styles.copy}
        label={messages.copy}
        icon={result === 'copied' ? <Check /> : <Copy />}
        data-copied={result === 'copied' || undefined}
        onClick={() => void press()}
      />
      {phoneConfirmed && <PhoneBadge />}
    </span>
  );
}
