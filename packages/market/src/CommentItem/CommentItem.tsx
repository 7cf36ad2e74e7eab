import { useEffect, useId, useRef, useState, type ComponentProps, type ReactElement } from 'react';

import { type Author, AuthorLine } from '../AuthorLine/AuthorLine.tsx';
import { RelativeTime } from '@oja/ui/RelativeTime';
import { toast } from '@oja/ui/toast-store';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './CommentItem.module.css';
import { CommentMenu } from './CommentMenu.tsx';
import { CommentRemoval } from './CommentRemoval.tsx';
import { MESSAGES } from './messages.ts';

const loadTools = () => import('./comment-tools.ts');
type CommentTools = Awaited<ReturnType<typeof loadTools>>;

export interface CommentItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The author. */
  author: Author;
  /** The application's link to the author, without content. */
  authorLink?: ReactElement | undefined;
  /** The text: any language, any direction, line breaks kept. */
  text: string;
  /** When it was written. */
  createdAt: number | string | Date;
  /** The text was edited: shown beside the time. Default false. */
  isEdited?: boolean | undefined;
  /** The viewer is the author and can edit and delete it (product §6). Default false. */
  isOwn?: boolean | undefined;
  /** The viewer owns the post, and can remove a comment of somebody else. Default false. */
  isRemovable?: boolean | undefined;
  /** Saves an edited text. Resolves once it is saved; when it rejects, the editor stays open with the text. */
  onEdit?: ((text: string) => Promise<unknown>) | undefined;
  /** Deletes the comment after the confirmation. When it rejects, the dialog stays open with the error. */
  onDelete?: (() => Promise<unknown>) | undefined;
  /** Maximum length, in characters. */
  maxCharacters: number;
}

/**
 * One comment on a post. Its author can edit it in place and delete it (product §4), the post's owner can remove it.
 */
export function CommentItem({
  author,
  authorLink,
  text,
  createdAt,
  isEdited = false,
  isOwn = false,
  isRemovable = false,
  onEdit,
  onDelete,
  maxCharacters,
  className,
  ...rest
}: CommentItemProps) {
  const messages = useMessages('CommentItem', MESSAGES);
  const id = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  const { tools, withTools, prepare } = useCommentTools();
  // The editor replaced the menu, which had the focus; the focus returns to it.
  useEffect(() => {
    if (mode === 'edited') menuButton.current?.focus();
  }, [mode]);

  return (
    // A group: articles inside posts would repeat one name many times.
    <div {...rest} className={cx(styles.comment, className)} role="group" aria-labelledby={id}>
      <AuthorLine compact author={author} link={authorLink} nameId={id} />
      <span className={styles.when}>
        <RelativeTime value={createdAt} />
        {isEdited && <span>{messages.edited}</span>}
      </span>
      {isOwn && mode !== 'edit' && (
        <CommentMenu
          ref={menuButton}
          text={text}
          Dialog={tools?.ConfirmDialog}
          onOpen={prepare}
          onEdit={onEdit && (() => void withTools(() => setMode('edit')))}
          withDeleteDialog={(ask) => void withTools(ask)}
          onDelete={onDelete}
        />
      )}
      {isRemovable && !isOwn && onDelete && (
        <CommentRemoval
          text={text}
          Dialog={tools?.ConfirmDialog}
          withDialog={(ask) => void withTools(ask)}
          onDelete={onDelete}
        />
      )}
      {mode === 'edit' && onEdit && tools ? (
        <tools.CommentEditor
          className={styles.body}
          {...{ text, onEdit, maxCharacters }}
          onDone={() => setMode('edited')}
        />
      ) : (
        // Two elements: the indent is at the page's start side, for text in any direction.
        <div className={styles.body}>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </div>
      )}
    </div>
  );
}

/**
 * Loads the tools for a comment: the editor and the confirmation. They are loaded when they are needed, because
 * a feed has many comments and most viewers only read them. When loading fails, a toast says so.
 * @returns the `tools` once loaded; `prepare` loads them; `withTools` runs a function once they are loaded
 */
function useCommentTools() {
  const messages = useMessages('CommentItem', MESSAGES);
  const [tools, setTools] = useState<CommentTools>();
  const withTools = async (then: () => void) => {
    try {
      setTools(await loadTools());
      then();
    } catch {
      toast({ tone: 'danger', title: messages.openFailed, text: messages.openFailedText });
    }
  };
  return { tools, withTools, prepare: () => void loadTools().catch(() => undefined) };
}
