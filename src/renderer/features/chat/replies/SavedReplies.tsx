import { t } from '@lingui/core/macro';
import type { SavedReply } from '@oja/contract/saved-replies';
import type { SharedPost } from '@oja/contract/shared-post';
import { type ReactNode, type RefObject, useEffect, useId } from 'react';
import { flushSync } from 'react-dom';

import { failureMessage } from '../../../api/failure.ts';
import {
  useCountReplyUseMutation,
  useGetSavedRepliesQuery,
  useSaveReplyMutation,
} from '../../../api/saved-replies-api.ts';
import { useStoredAnswer } from '../../../api/use-stored-answer.ts';
import { useLatePart } from '../../../platform/use-late-part.ts';
import { fillReply } from './fill-reply.ts';
import { fittingReplies } from './fitting-replies.ts';
import { REPLIES_STORAGE } from './replies-storage.ts';
import styles from './replies.module.css';
import { starters } from './starters.ts';
import { useListBox } from './use-list-box.ts';

interface SavedRepliesProps {
  partnerName: string | undefined;
  /** The post that is attached to the next message, or that the conversation is about. */
  post: SharedPost | null;
  /** The field above which the list is shown. */
  field: RefObject<HTMLTextAreaElement | null>;
  isOpen: boolean;
  /** What was typed after the "/". */
  typed: string;
  /** Called with whether the list knows which replies fit. */
  onReady: (isReady: boolean) => void;
  /** Called with the new text of the field. */
  onTake: (text: string) => void;
  onClose: () => void;
}

const loadManage = async () => (await import('./ManageReplies.tsx')).ManageReplies;

/**
 * The viewer's saved replies above the field of a conversation, with those that fit what is typed after "/" (product
 * §7). A taken reply is put into the field, not sent. Without any, three are offered: a taken one is saved, too.
 */
export function SavedReplies({ partnerName, post, field, isOpen, typed, onReady, onTake, onClose }: SavedRepliesProps) {
  const listId = useId();
  // The list is read again each time it opens: another device may have changed it.
  const query = useGetSavedRepliesQuery(undefined, { skip: !isOpen, refetchOnMountOrArgChange: true });
  const isSearching = useStoredAnswer(REPLIES_STORAGE, '', query);
  const [countUse] = useCountReplyUseMutation();
  const [save] = useSaveReplyMutation();
  const { Part: Manage, open: openManage, close: closeManage } = useLatePart(loadManage);

  const saved = query.data?.data;
  const isReady = isOpen && (saved !== undefined || (query.isError && !isSearching));
  useEffect(() => onReady(isReady), [isReady, onReady]);

  const isEmpty = saved?.length === 0;
  // Without replies, a text after the "/" is a message.
  const offered = isEmpty && typed === '' ? starters() : [];
  const options: readonly (Pick<SavedReply, 'name' | 'text'> & { _id?: string })[] = isEmpty
    ? offered
    : fittingReplies(saved ?? [], typed);
  const isShown = isOpen && saved !== undefined && options.length > 0;

  const put = (text: string) => {
    const area = field.current;
    // The caret can only be set in the new text.
    flushSync(() => onTake(text));
    area?.focus();
    area?.setSelectionRange(text.length, text.length);
  };
  const endManage = () => {
    flushSync(closeManage);
    const area = field.current;
    if (document.activeElement !== area) return;
    // Chromium: a field to which a removed dialog returns the focus gets no letters before it is focused again.
    area?.blur();
    area?.focus();
  };
  const idAt = (index: number) => `${listId}-${index}`;
  const take = (id: string) => {
    const option = options.find((_option, index) => idAt(index) === id);
    if (!option) {
      onTake('');
      openManage();
      return;
    }
    put(fillReply(option.text, { name: partnerName, post }));
    if (option._id === undefined) void save({ name: option.name, text: option.text, uses: 1 });
    else void countUse(option._id);
  };
  const ids = isShown ? [...options.map((_option, index) => idAt(index)), `${listId}-manage`] : [];
  const active = useListBox({ field, listId, ids, typed, onTake: take, onClose });

  const optionOf = (id: string, content: ReactNode) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      key={id}
      id={id}
      role="option"
      aria-selected={id === active}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => take(id)}
    >
      {content}
    </div>
  );
  return (
    <>
      {isOpen && !isReady && <Note>{t`Loading your saved replies…`}</Note>}
      {isReady && !saved && <Note>{failureMessage(query.error)}</Note>}
      {isShown && (
        <div className={styles.anchor}>
          <div className={styles.popup}>
            {isEmpty && (
              <p id={`${listId}-about`} className={styles.about}>
                {t`Save what you write often, and put it in a message with “/”. Start with one of these:`}
              </p>
            )}
            <div
              id={listId}
              role="listbox"
              aria-label={t`Saved replies`}
              aria-describedby={isEmpty ? `${listId}-about` : undefined}
            >
              {options.map(({ name, text }, index) =>
                optionOf(
                  idAt(index),
                  <>
                    <bdi className={styles.name}>{name}</bdi>
                    <bdi className={styles.text}>{text}</bdi>
                  </>,
                ),
              )}
              {optionOf(`${listId}-manage`, <span className={styles.name}>{t`Manage replies`}</span>)}
            </div>
          </div>
        </div>
      )}
      {Manage && <Manage onClose={endManage} />}
    </>
  );
}

/** A line in place of the list. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.anchor}>
      <p className={styles.popup} role="status">
        {children}
      </p>
    </div>
  );
}
