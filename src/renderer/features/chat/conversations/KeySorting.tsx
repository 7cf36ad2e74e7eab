import { t } from '@lingui/core/macro';
import type { Conversation } from '@oja/contract/messages';
import { useState } from 'react';

import { messagesApi, useGetConversationsInfiniteQuery } from '../../../api/messages-api.ts';
import { LatePart } from '../../../platform/LatePart.tsx';
import { type PageKey, usePageKeys } from '../../../platform/page-keys.ts';
import { useSessionDispatch } from '../../../session/use-session.ts';
import { chatPath } from '../../people/person-paths.ts';
import { useSetAside } from '../sorting/use-set-aside.ts';
import { arrangeConversations, currentArrangement } from './conversation-filter.ts';
import { asideOf } from '../sorting/conversation-place.ts';
import { openPartner } from './open-partner.ts';
import { useConversationSteps } from './use-conversation-steps.ts';

const loadSnooze = async () => (await import('../sorting/SnoozeDialog.tsx')).SnoozeDialog;
const loadLabels = async () => (await import('../sorting/LabelsDialog.tsx')).LabelsDialog;

type Act = 'archive' | 'snooze' | 'labels' | 'unanswered';

const sortingKeys = (): readonly PageKey<Act>[] => [
  { act: 'archive', on: ['e'], keys: ['E'], does: t`archive the conversation, or move it back` },
  { act: 'snooze', on: ['h'], keys: ['H'], does: t`snooze the conversation` },
  { act: 'labels', on: ['l'], keys: ['L'], does: t`label the conversation, with 1 to 6` },
  { act: 'unanswered', on: ['u'], keys: ['U'], does: t`show unanswered conversations, or all` },
];

/** A conversation; whether its row has the focus; and the partner of the row that gets the focus next. */
interface Target {
  partnerId: string;
  isRow: boolean;
  nextId: string | undefined;
}

const partnerIn = (row: Element | null | undefined): string | undefined => {
  const path = row?.querySelector('a[href^="/dashboard/chat/"]')?.getAttribute('href');
  return path ? openPartner(path) : undefined;
};

/** The conversation of the row that has the focus, else the open one. */
function findTarget(): Target | undefined {
  const row = document.activeElement?.closest('[data-list-keys] li');
  const focused = partnerIn(row);
  if (focused !== undefined)
    return {
      partnerId: focused,
      isRow: true,
      nextId: partnerIn(row?.nextElementSibling) ?? partnerIn(row?.previousElementSibling),
    };
  const partnerId = openPartner(globalThis.location.pathname);
  return partnerId === undefined ? undefined : { partnerId, isRow: false, nextId: undefined };
}

/** The keys that archive, snooze and label the focused or the open conversation (product §2 "Chat list"). */
export function KeySorting() {
  const [keys] = useState(sortingKeys);
  const [asked, setAsked] = useState<Target & { by: 'snooze' | 'labels' }>();
  const dispatch = useSessionDispatch();
  const setAside = useSetAside();
  const { step } = useConversationSteps();

  /** Goes on with the next conversation: a row keeps the focus in the list, an open one is left for the next. */
  const goOn = ({ isRow, nextId }: Target) => {
    if (!isRow) void step(1);
    else if (nextId !== undefined)
      // After a dialog has given the focus back.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-list-keys] a[href="${chatPath(nextId)}"]`)?.focus(),
      );
  };
  const archive = async (target: Target) => {
    const { data } = await dispatch(messagesApi.endpoints.getConversations.initiate(undefined, { subscribe: false }));
    const conversation = data?.pages
      .flatMap((page): Conversation[] => page.data.conversations)
      .find(({ userId }) => userId === target.partnerId);
    if (!conversation) return;
    goOn(target);
    void setAside(conversation, { archived: asideOf(conversation, Date.now()) === undefined });
  };
  usePageKeys(keys, (act) => {
    if (act === 'unanswered') {
      arrangeConversations({ filter: currentArrangement().filter === 'unanswered' ? 'all' : 'unanswered' });
      return true;
    }
    const target = findTarget();
    if (!target) return false;
    if (act === 'archive') void archive(target);
    else setAsked({ ...target, by: act });
    return true;
  });
  const { conversation } = useGetConversationsInfiniteQuery(undefined, {
    selectFromResult: ({ data }) => ({
      conversation: data?.pages
        .flatMap((page): Conversation[] => page.data.conversations)
        .find(({ userId }) => userId === asked?.partnerId),
    }),
  });
  if (!asked || !conversation) return null;
  const close = () => setAsked(undefined);
  if (asked.by === 'labels')
    return (
      <LatePart key="labels" load={loadLabels} onFailed={close}>
        {(LabelsDialog) => <LabelsDialog conversation={conversation} onClose={close} />}
      </LatePart>
    );
  return (
    <LatePart key="snooze" load={loadSnooze} onFailed={close}>
      {(SnoozeDialog) => (
        <SnoozeDialog
          conversation={conversation}
          onClose={(isDone) => {
            close();
            if (isDone) goOn(asked);
          }}
        />
      )}
    </LatePart>
  );
}
