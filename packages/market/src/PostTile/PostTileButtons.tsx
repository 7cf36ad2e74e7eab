import { Bookmark, Heart } from 'lucide-react';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import styles from './PostTileButtons.module.css';

export interface PostTileActionsProps {
  /** The post's menu, on the picture: a PostMenu with the viewer's actions. */
  menu?: ReactNode;
  /** The viewer likes it. Default false. */
  isLiked?: boolean | undefined;
  /** Number of likes. Default 0. */
  likesCount?: number | undefined;
  /** Likes or unlikes it. Without it there is no heart. */
  onLike?: (() => void) | undefined;
  /** The viewer has saved it. Default false. */
  isSaved?: boolean | undefined;
  /** Saves or unsaves it. Without it there is no bookmark. */
  onSave?: (() => void) | undefined;
}

interface PostTileButtonsProps extends PostTileActionsProps {
  /** Id of the title, which distinguishes the buttons of a grid. */
  titleId: string;
  /** Saving is in progress: the bookmark is inactive. */
  loading: 'save' | undefined;
}

/** What can be done with a post from its tile: menu and heart on the picture, the bookmark below. */
export function PostTileButtons({
  titleId,
  menu,
  isLiked = false,
  likesCount = 0,
  onLike,
  isSaved = false,
  loading,
  onSave,
}: PostTileButtonsProps) {
  const messages = useMessages('PostTile', MESSAGES);
  const { format } = useLocale();
  const isSaving = loading === 'save';
  return (
    <>
      {menu && <div className={styles.menu}>{menu}</div>}
      {onLike && (
        <button
          type="button"
          className={styles.like}
          data-action="like"
          aria-pressed={isLiked}
          aria-describedby={titleId}
          onClick={onLike}
        >
          <Heart aria-hidden="true" />
          <VisuallyHidden>{format(messages.like, { count: likesCount })}</VisuallyHidden>
        </button>
      )}
      {onSave && (
        <button
          type="button"
          className={styles.save}
          data-action="save"
          aria-pressed={isSaved}
          aria-busy={isSaving}
          aria-describedby={titleId}
          onClick={isSaving ? undefined : onSave}
        >
          <Bookmark aria-hidden="true" />
          <VisuallyHidden>{messages.save}</VisuallyHidden>
        </button>
      )}
    </>
  );
}
