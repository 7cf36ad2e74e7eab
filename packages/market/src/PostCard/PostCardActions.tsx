import { Bookmark, Heart, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';

import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { formatNumber } from '@oja/ui/format-number';
import { perLocale } from '@oja/ui/per-locale';
import styles from './PostCardActions.module.css';
import { MESSAGES } from './messages.ts';

export interface PostCardActionsProps {
  /** The viewer likes it. */
  isLiked?: boolean | undefined;
  /** Number of likes. */
  likesCount?: number | undefined;
  /** Likes or unlikes it. Also called by a double-click on a picture, only if it is not liked yet. */
  onLike?: (() => void) | undefined;
  /** Number of comments. */
  commentsCount?: number | undefined;
  /** Opens the comments. */
  onComment?: (() => void) | undefined;
  /** The viewer has saved it. */
  isSaved?: boolean | undefined;
  /** The action in progress: `save` shows it on the bookmark, which is then inactive. */
  loading?: 'save' | undefined;
  /** Saves or unsaves it. */
  onSave?: (() => void) | undefined;
  /** Shares it. */
  onShare?: (() => void) | undefined;
}

const compact = perLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
const shortCount = (count: number, locale: string) =>
  count < 1000 ? formatNumber(count, locale) : compact(locale).format(count);

/** The actions on a post. An action without a handler is not shown. */
export function PostCardActions({
  isLiked = false,
  likesCount = 0,
  onLike,
  commentsCount = 0,
  onComment,
  isSaved = false,
  loading,
  onSave,
  onShare,
}: PostCardActionsProps) {
  const messages = useMessages('PostCard', MESSAGES);
  const { locale, format } = useLocale();
  // Only a like that the viewer has just pressed is animated, not every like of a loading feed.
  const [pressed, setPressed] = useState<'like' | 'save'>();
  const isSaving = loading === 'save';
  if (!onLike && !onComment && !onSave && !onShare) return null;
  const act = (action: 'like' | 'save', handler: () => void) => () => {
    setPressed(action);
    handler();
  };
  return (
    <div className={styles.actions}>
      {onLike && (
        <button
          type="button"
          className={styles.action}
          data-action="like"
          data-pressed={pressed === 'like' || undefined}
          aria-pressed={isLiked}
          onClick={act('like', onLike)}
        >
          <Heart aria-hidden="true" />
          <VisuallyHidden>{messages.like}, </VisuallyHidden>
          <span>{shortCount(likesCount, locale)}</span>
          <VisuallyHidden> {format(messages.likes, { count: likesCount })}</VisuallyHidden>
        </button>
      )}
      {onComment && (
        <button type="button" className={styles.action} data-action="comment" onClick={onComment}>
          <MessageCircle aria-hidden="true" />
          <VisuallyHidden>{messages.comment}, </VisuallyHidden>
          <span>{shortCount(commentsCount, locale)}</span>
          <VisuallyHidden> {format(messages.comments, { count: commentsCount })}</VisuallyHidden>
        </button>
      )}
      {onShare && (
        <button type="button" className={styles.action} onClick={onShare}>
          <Share2 aria-hidden="true" />
          <VisuallyHidden>{messages.share}</VisuallyHidden>
        </button>
      )}
      {onSave && (
        <button
          type="button"
          className={styles.action}
          data-action="save"
          data-pressed={pressed === 'save' || undefined}
          aria-pressed={isSaved}
          aria-busy={isSaving}
          onClick={isSaving ? undefined : act('save', onSave)}
        >
          <Bookmark aria-hidden="true" />
          <VisuallyHidden>{messages.save}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
