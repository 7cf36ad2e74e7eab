import { Avatar } from '@oja/ui/Avatar';
import { type RefObject, useEffect } from 'react';

import { useUser } from '../../session/use-session.ts';
import styles from './CommentBox.module.css';
import { useCommentActions } from './use-comment-actions.ts';
import type { useComposer } from './use-composer.ts';

interface CommentBoxProps {
  /** The post that is commented on. */
  postId: string;
  /** The field, once somebody has reached for it. */
  composer: ReturnType<typeof useComposer>;
}

/** Where a comment is written. A button stands in for the field until it is pressed: a feed has many, and few are used. */
export function CommentBox({ postId, composer: { Part: Composer, isOpening, open, prepare, box } }: CommentBoxProps) {
  const viewer = useUser();
  const { add } = useCommentActions(postId);
  useFocusWhenOpened(box, Composer !== undefined);

  return (
    <div ref={box}>
      {Composer ? (
        <Composer viewer={viewer} onSend={add} />
      ) : (
        <div className={styles.standIn}>
          <Avatar name={viewer.name} src={viewer.profileImage} />
          <button type="button" className={styles.field} aria-busy={isOpening} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
            Add a comment
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
