import { t } from '@lingui/core/macro';
import { smallImageSources } from '@oja/contract/image-sizes';
import { COMMENT_MAX } from '@oja/contract/limits';
import { Avatar } from '@oja/ui/Avatar';
import { type RefObject, useEffect } from 'react';

import { useUser } from '../../../session/use-session.ts';
import styles from './CommentBox.module.css';
import { useCommentActions } from './use-comment-actions.ts';
import type { useComposer } from './use-composer.ts';

interface CommentBoxProps {
  /** The post to comment on. */
  postId: string;
  /** The comment field, which loads on demand. */
  composer: ReturnType<typeof useComposer>;
}

/**
 * The field for a new comment. Until it is used a button stands in for it on the post's own page; a card in a list
 * shows it when "Comment" is pressed.
 */
export function CommentBox({ postId, composer: { Part: Composer, isOpening, open, prepare, box } }: CommentBoxProps) {
  const viewer = useUser();
  const { add } = useCommentActions(postId);
  useFocusWhenOpened(box, Composer !== undefined);

  return (
    <div ref={box}>
      {Composer ? (
        <Composer maxCharacters={COMMENT_MAX} viewer={viewer} onSend={add} />
      ) : (
        <div className={styles.standIn}>
          <Avatar name={viewer.name} src={viewer.profileImage} sources={smallImageSources(viewer.profileImage)} />
          <button
            type="button"
            className={styles.field}
            aria-busy={isOpening}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={open}
          >
            {t`Add a comment`}
          </button>
        </div>
      )}
    </div>
  );
}

function useFocusWhenOpened(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) box.current?.querySelector('textarea')?.focus();
  }, [box, isOpen]);
}
