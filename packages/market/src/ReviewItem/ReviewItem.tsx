import { type ComponentProps, type ReactElement, useEffect, useId, useRef, useState } from 'react';

import type { DealSide } from '@oja/contract/deal-lifecycle';
import { REVIEW_STARS_MAX } from '@oja/contract/limits';
import type { ReviewTag } from '@oja/contract/review-tags';
import { Button } from '@oja/ui/Button';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { cx } from '@oja/ui/cx';
import { formatElements } from '@oja/ui/format-message';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { Star } from 'lucide-react';
import { type Author, AuthorLine } from '../AuthorLine/AuthorLine.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import styles from './ReviewItem.module.css';
import { MESSAGES } from './messages.ts';
import { tagTexts } from './tag-texts.ts';

export interface ReviewItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The author. */
  author: Author;
  /** The application's link to the author, without content. */
  authorLink?: ReactElement | undefined;
  /** The side of the person whom it is about: a review about a vendor is by somebody who bought. */
  about: DealSide;
  /** The title of the post that changed hands. */
  postTitle: string;
  /** From 1 to 5. */
  stars: number;
  /** What the author chose of the tags. */
  tags: readonly ReviewTag[];
  /** The text, which may be empty. */
  text: string;
  /** When it was written. */
  createdAt: number | string | Date;
  /** The public reply of the person whom it is about; null without one. */
  reply: string | null;
  /** The name of the person whom it is about. */
  replyName: string;
  /** Called with a reply, for the person whom it is about. Without it there is no Reply button. */
  onReply?: ((text: string) => void) | undefined;
  /** Called to report the review to the admins, for everybody but its author. Without it there is no Report button. */
  onReport?: (() => void) | undefined;
  /** The reply is being sent. Default false. */
  loading?: boolean | undefined;
  /** Why the reply failed; what was typed stays. */
  error?: string | undefined;
}

/** One review of a deal (product §4 "Review"). The person whom it is about can reply to it once. */
export function ReviewItem({
  author,
  authorLink,
  about,
  postTitle,
  stars,
  tags,
  text,
  createdAt,
  reply,
  replyName,
  onReply,
  onReport,
  loading = false,
  error,
  className,
  ...rest
}: ReviewItemProps) {
  const messages = useMessages('ReviewItem', MESSAGES);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const replied = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<'unopened' | 'open' | 'left'>('unopened');
  const hasReply = reply !== null;
  const canReply = !hasReply && onReply !== undefined;
  // What had the focus is gone: it moves to what stands in its place.
  useEffect(() => {
    if (form === 'left') opener.current?.focus();
    if (form === 'open' && hasReply) replied.current?.focus();
  }, [form, hasReply]);
  return (
    <div {...rest} className={cx(styles.review, className)} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <AuthorLine compact author={author} link={authorLink} nameId={id} />
        <RelativeTime className={styles.when} value={createdAt} />
      </div>
      <p className={styles.facts}>
        <Stars stars={stars} />
        <span>
          {formatElements(about === 'vendor' ? messages.bought : messages.sold, { post: <bdi>{postTitle}</bdi> })}
        </span>
      </p>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={messages.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tagTexts(messages)[tag]}
            </li>
          ))}
        </ul>
      )}
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {hasReply && (
        <div ref={replied} tabIndex={-1} className={styles.reply}>
          <p className={styles.replyName}>{formatElements(messages.replyOf, { name: <bdi>{replyName}</bdi> })}</p>
          <p className={styles.text} dir="auto">
            {reply}
          </p>
        </div>
      )}
      {canReply && form === 'open' && (
        <ReplyForm onReply={onReply} {...{ loading, error }} onCancel={() => setForm('left')} />
      )}
      <div className={styles.actions}>
        {canReply && form !== 'open' && (
          <Button ref={opener} variant="quiet" size="small" aria-describedby={id} onClick={() => setForm('open')}>
            {messages.reply}
          </Button>
        )}
        {onReport && (
          <Button variant="quiet" size="small" aria-describedby={id} onClick={onReport}>
            {messages.report}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The stars of a review, in words for screen readers. They are ink: marigold marks the main action alone. */
function Stars({ stars }: Pick<ReviewItemProps, 'stars'>) {
  const messages = useMessages('ReviewItem', MESSAGES);
  const { format } = useLocale();
  return (
    <span
      role="img"
      className={styles.stars}
      aria-label={format(messages.stars, { count: stars, most: REVIEW_STARS_MAX })}
    >
      {Array.from({ length: REVIEW_STARS_MAX }, (_, index) => (
        <Star key={index} data-full={index < stars || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
