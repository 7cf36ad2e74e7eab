import { ChevronDown, Megaphone } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import styles from './AdvertCard.module.css';

export interface AdvertCardProps {
  /** The promoted PostCard. */
  children: ReactNode;
  /** Why one sees it. Default: that its vendor pays for the place, and that everybody sees it. */
  reason?: ReactNode;
  /** The mark. Default "Promoted". */
  label?: string | undefined;
  /** The reason is shown from the start. Default false. */
  defaultOpen?: boolean | undefined;
}

/** An advert in the feed (spec §2, after every 3 posts): a post like the others, marked so that nobody takes it for one. */
export function AdvertCard({
  children,
  reason = 'The vendor pays to show this post. Everybody on Oja sees it, whomever they follow.',
  label = 'Promoted',
  defaultOpen = false,
}: AdvertCardProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    // An article around an article: a feed has no other children, and mark and reason are part of what it shows.
    <article className={styles.advert} aria-label={label}>
      <div className={styles.head}>
        <Megaphone className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        <button type="button" className={styles.why} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          Why this?
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      <div id={id} className={styles.reason} hidden={!open}>
        {reason}
      </div>
      <div className={styles.post}>{children}</div>
    </article>
  );
}
