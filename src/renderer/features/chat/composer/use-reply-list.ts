import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { usersApi } from '../../../api/users-api.ts';
import { useLatePart } from '../../../platform/use-late-part.ts';
import { useUser } from '../../../session/use-session.ts';

const loadList = async () => (await import('../replies/SavedReplies.tsx')).SavedReplies;

/** A placeholder of a saved reply for which there was no value (replies/fill-reply.ts). */
const BLANK = /\{(?:name|post|price)\}/;

/**
 * The list of saved replies above the field of a conversation, and the placeholders that they left in its text.
 * @param field the field for a message
 * @param draft its text
 * @returns `List` once it has been opened; `write`, to be called with each new text before it replaces the draft; and
 *   `holdsBack`, which returns whether the text must not be sent yet
 */
export function useReplyList(field: RefObject<HTMLTextAreaElement | null>, draft: string) {
  const { userName, isVerifiedVendor } = useUser();
  const { Part: List, isOpening, open: load, prepare } = useLatePart(loadList);
  const [isAsked, setIsAsked] = useState(false);
  /** Whether the list knows which replies fit. */
  const [isReady, setIsReady] = useState(false);
  /** The text at which Enter was pressed before that. */
  const pressedAt = useRef<string>(undefined);
  const [held, setHeld] = useState<string>();
  const hasReplies = usersApi.endpoints.getDashboard.useQueryState(userName, {
    selectFromResult: ({ data }) => ({ has: data?.data.hasSavedReplies === true }),
  }).has;
  // The draft may be changed in another window: a text is never overwritten.
  const isOpen = isAsked && (draft === '' || draft.startsWith('/'));
  const blank = BLANK.exec(draft);

  useEffect(() => {
    if (!isReady) return;
    const isSame = pressedAt.current === field.current?.value;
    pressedAt.current = undefined;
    // Now the list takes the press, or the field sends its text.
    if (isSame) field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, [isReady, field]);

  const open = () => {
    pressedAt.current = undefined;
    setIsAsked(true);
    load();
  };
  return {
    List,
    isOpen,
    /** Whether a button is offered where "/" takes several presses. */
    hasButton: draft === '' && (hasReplies || isVerifiedVendor),
    open,
    prepare,
    close: () => setIsAsked(false),
    setIsReady,
    write: (text: string) => {
      // The caption of a picture has a field of its own.
      if (draft === '' && text.startsWith('/') && document.activeElement === field.current) open();
      else if (isAsked && !text.startsWith('/')) setIsAsked(false);
    },
    holdsBack: (): boolean => {
      // The press is repeated when the list knows whether it takes a reply or sends the text. Opened again, it may know
      // that before it counts as opened.
      if (isOpen && !isReady && (isOpening || List !== undefined)) {
        pressedAt.current = draft;
        return true;
      }
      if (!blank || held === draft) return false;
      setHeld(draft);
      field.current?.setSelectionRange(blank.index, blank.index + blank[0].length);
      return true;
    },
    problem: blank && held === draft ? t`Replace ${blank[0]} first. To send it as it is, send it again.` : undefined,
  };
}
