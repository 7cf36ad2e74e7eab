import type { ReactNode } from 'react';

import { Phone } from '../Phone/Phone.tsx';
import styles from './PostCard.module.css';

export interface PostCardContactProps {
  /** The vendor's phone number. */
  phoneNumber?: string | null | undefined;
  /** The author has confirmed that number by SMS: shows the mark beside it. Default false. */
  phoneConfirmed?: boolean | undefined;
  /** Called when the phone number is on the clipboard. */
  onPhoneCopied?: (() => void) | undefined;
  /** Called when copying failed. */
  onPhoneCopyFailed?: (() => void) | undefined;
  /** Content beside the phone number: "Message vendor". */
  contact?: ReactNode;
}

/** How to reach the vendor of a post: the phone number, and what the application places beside it. */
export function PostCardContact({
  phoneNumber,
  phoneConfirmed = false,
  onPhoneCopied,
  onPhoneCopyFailed,
  contact,
}: PostCardContactProps) {
  if (!phoneNumber && !contact) return null;
  return (
    <div className={styles.contact} data-phone={phoneNumber ? true : undefined}>
      {phoneNumber && (
        <Phone
          number={phoneNumber}
          phoneConfirmed={phoneConfirmed}
          onCopied={onPhoneCopied}
          onCopyFailed={onPhoneCopyFailed}
        />
      )}
      {contact}
    </div>
  );
}
