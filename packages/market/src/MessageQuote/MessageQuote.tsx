import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageQuote.module.css';
import { MESSAGES } from './messages.ts';

export interface MessageQuoteProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The viewer is the author of the quoted message. */
  isOwn: boolean;
  /** The partner's name. */
  partnerName: string;
  /** First line of the quoted message; may be empty with a picture. */
  text: string;
  /** URL of its picture. */
  pictureUrl?: string | null | undefined;
  /** The quoted message was deleted: neither text nor picture is shown. Default false. */
  isDeleted?: boolean | undefined;
  /** Goes to the quoted message. Without it the quote is not a button. */
  onOpen?: (() => void) | undefined;
  /** Removes the quote from the draft, by a button. */
  onCancel?: (() => void) | undefined;
}

/** The message that another one answers, in one line: in its bubble, and above the composer. */
export function MessageQuote({
  isOwn,
  partnerName,
  text,
  pictureUrl,
  isDeleted = false,
  onOpen,
  onCancel,
  className,
  ...rest
}: MessageQuoteProps) {
  const messages = useMessages('MessageQuote', MESSAGES);
  const { format } = useLocale();
  const content = (
    <>
      <span className={styles.author} dir="auto">
        {isOwn ? messages.you : partnerName}
      </span>
      <span className={styles.line} dir="auto" data-deleted={isDeleted || undefined}>
        {isDeleted ? messages.deleted : text || messages.picture}
      </span>
    </>
  );
  return (
    <div
      {...rest}
      className={cx(styles.quote, className)}
      role="group"
      aria-label={format(messages.label, { name: isOwn ? messages.yourself : partnerName })}
    >
      {onOpen ? (
        <button type="button" className={styles.content} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <span className={styles.content}>{content}</span>
      )}
      {pictureUrl && !isDeleted && <img className={styles.picture} src={pictureUrl} alt="" width="40" height="40" />}
      {onCancel && <IconButton className={styles.cancel} label={messages.cancel} icon={<X />} onClick={onCancel} />}
    </div>
  );
}
