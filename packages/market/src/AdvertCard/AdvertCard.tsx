import { ChevronDown, Megaphone } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './AdvertCard.module.css';
import { MESSAGES } from './messages.ts';

export interface AdvertCardProps extends ComponentProps<'article'> {
  /** The promoted PostCard, with `inAdvert`. */
  children: ReactNode;
  /** Accessible name of the card: title and author of the post, and a position when the same advert repeats. */
  postName: string;
  /** Why the viewer sees the advert. Default: the vendor pays for the place, and everybody sees it. */
  reason?: ReactNode;
  /** Text of the label. Default "Promoted". */
  label?: string | undefined;
  /** Shows the reason initially. Default false. */
  defaultExpanded?: boolean | undefined;
}

/**
 * An advert in the feed (product §2, after every 3 posts): a post with a visible label, so that users can distinguish
 * it from others.
 */
export function AdvertCard({
  children,
  postName,
  reason,
  label: givenLabel,
  defaultExpanded = false,
  className,
  ...rest
}: AdvertCardProps) {
  const messages = useMessages('AdvertCard', MESSAGES);
  const label = givenLabel ?? messages.label;
  const id = useId();
  const [expanded, setExpanded] = useState(defaultExpanded);
  return (
    // An article around an article: a feed may contain only articles, and the label and the reason belong to the
    // advert.
    <article {...rest} className={cx(styles.advert, className)} aria-label={`${label}: ${postName}`}>
      <div className={styles.head}>
        <Megaphone className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        <button
          type="button"
          className={styles.why}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {messages.why}
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <div id={id} className={styles.reason} hidden={!expanded}>
        {reason === undefined ? messages.reason : reason}
      </div>
      <div className={styles.post}>{children}</div>
    </article>
  );
}
