import { ImageOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { Card } from '../Card/Card.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { formatNaira } from '../Price/Price.tsx';
import styles from './OwnAdvertCard.module.css';
import { OwnAdvertActions } from './OwnAdvertActions.tsx';
import { advertStatus, type OwnAdvertState } from './advert-status.ts';

export interface OwnAdvertCardProps {
  /** Where it stands; what the server says, or `pending` and `failed` when a checkout has just come back so. */
  state: OwnAdvertState;
  /** Title of its post; null once the post is gone with it. */
  title: string | null;
  /** The application's link to the post, without content. */
  postLink?: ReactElement | undefined;
  /** The post's first picture. */
  image?: string | null | undefined;
  /** "Daily" or "Weekly". */
  planName: string;
  /** What it costs, in naira. */
  amount: number;
  /** Until when it is shown, or can be paid for; when it ended. */
  until: number | string | Date;
  /** Clock to tell `until` by, such as "Africa/Lagos". Default: the person's own. */
  timeZone?: string | undefined;
  /** Goes to the checkout; only while it waits for its payment. */
  onPay?: (() => void) | undefined;
  /** The checkout is on its way. Default false. */
  paying?: boolean | undefined;
  /** Gives it up, and its post; ask first. Only while it waits for its payment. */
  onGiveUp?: (() => void) | undefined;
  /** The application's link to promote again, without content; only once it has ended. */
  againLink?: ReactElement | undefined;
  /** What went wrong with the last action. */
  error?: ReactNode;
}

/** One's own advert on /dashboard/ads: its post, its plan, where it stands and what can be done about it. */
export function OwnAdvertCard({ state, title, postLink, image, planName, amount, until, timeZone, ...actions }: OwnAdvertCardProps) {
  const status = advertStatus(state, until, timeZone);
  return (
    <Card asChild padding="small">
      <article className={styles.card} aria-label={title ?? `${planName} advert`}>
        <span className={styles.picture}>{image ? <img src={image} alt="" loading="lazy" /> : <ImageOff aria-hidden="true" />}</span>
        <div className={styles.words}>
          <h3 className={styles.title} dir="auto">
            {title === null ? 'Deleted post' : <LinkSlot link={postLink}>{title}</LinkSlot>}
          </h3>
          <p className={styles.plan}>
            {planName} advert · {formatNaira(amount)}
          </p>
          <p className={styles.status} data-tone={status.tone}>
            {status.label}
          </p>
          {status.text && <p className={styles.text}>{status.text}</p>}
        </div>
        <OwnAdvertActions state={state} {...actions} />
      </article>
    </Card>
  );
}
