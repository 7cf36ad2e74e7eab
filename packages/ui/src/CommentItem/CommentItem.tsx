import { useEffect, useId, useRef, useState, type ReactElement } from 'react';

import { type Author, AuthorLine } from '../AuthorLine/AuthorLine.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import styles from './CommentItem.module.css';
import { CommentMenu } from './CommentMenu.tsx';
import { useCommentTools } from './useCommentTools.ts';

export interface CommentItemProps {
  /** Who wrote it. */
  author: Author;
  /** The application's link to the author, without content. */
  authorLink?: ReactElement | undefined;
  /** What was written: any language, any direction, line breaks kept. */
  text: string;
  /** When it was written. */
  createdAt: number | string | Date;
  /** Its text was changed since: said beside the time. Default false. */
  isEdited?: boolean | undefined;
  /** The viewer wrote it, and so may edit and delete it (spec §6). Default false. */
  isOwn?: boolean | undefined;
  /** Saves a changed text. Resolves once it is saved; when it rejects, the editor stays open with the text. */
  onEdit?: ((text: string) => Promise<unknown>) | undefined;
  /** Deletes it, after the question. When it rejects, the question stays and says so. */
  onDelete?: (() => Promise<unknown>) | undefined;
  /** Longest comment, in characters. Default 1000. */
  maxCharacters?: number | undefined;
}

/** One comment under a post: read, and by its author edited in its place or deleted (spec §4). */
export function CommentItem({
  author,
  authorLink,
  text,
  createdAt,
  isEdited = false,
  isOwn = false,
  onEdit,
  onDelete,
  maxCharacters = 1000,
}: CommentItemProps) {
  const id = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  const { tools, reach, prepare } = useCommentTools();
  // The editor took the place of the menu; where the person came from is where they go on.
  useEffect(() => {
    if (mode === 'edited') menuButton.current?.focus();
  }, [mode]);

  return (
    <article className={styles.comment} aria-labelledby={id}>
      <AuthorLine compact author={author} link={authorLink} nameId={id} />
      <span className={styles.when}>
        <RelativeTime value={createdAt} />
        {isEdited && <span>edited</span>}
      </span>
      {isOwn && mode !== 'edit' && (
        <CommentMenu
          ref={menuButton}
          text={text}
          Question={tools?.ConfirmDialog}
          onOpen={prepare}
          onEdit={onEdit && (() => void reach(() => setMode('edit')))}
          onReachDelete={(ask) => void reach(ask)}
          onDelete={onDelete}
        />
      )}
      {mode === 'edit' && onEdit && tools ? (
        <tools.CommentEditor className={styles.body} {...{ text, onEdit, maxCharacters }} onDone={() => setMode('edited')} />
      ) : (
        // Two elements: the indent is on the side of the page's start, whichever way the text runs.
        <div className={styles.body}>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </div>
      )}
    </article>
  );
}
