import { t } from '@lingui/core/macro';
import type { Conversation } from '@oja/contract/messages';
import { toast } from '@oja/ui/toast-store';
import { useNavigate } from 'react-router';

import { messagesApi } from '../../../api/messages-api.ts';
import { useSessionDispatch, useUser } from '../../../session/use-session.ts';
import { chatPath } from '../../people/person-paths.ts';
import { byWaiting, currentArrangement, isShownBy, isUnread } from './conversation-filter.ts';
import { asideOf } from '../sorting/conversation-place.ts';
import { neighbour } from './neighbour.ts';
import { openPartner } from './open-partner.ts';

/** Not from the router's location: while a screen is loading, that is still the previous one. */
const currentPartner = () => openPartner(globalThis.location.pathname);

/** A muted, archived or snoozed conversation asks for no attention, so that no key leads to it. */
const asksForAttention = (conversation: Conversation) =>
  isUnread(conversation) && !conversation.isMuted && asideOf(conversation, Date.now()) === undefined;

/** Returns the functions that open the next or previous conversation of the list, round its ends. */
export function useConversationSteps() {
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const { _id: viewerId } = useUser();

  /** Loads the first page, unless it is there, or one more page. */
  const load = async (more?: 'forward') => {
    const { data, hasNextPage } = await dispatch(
      messagesApi.endpoints.getConversations.initiate(undefined, {
        subscribe: false,
        ...(more && { direction: more }),
      }),
    );
    return { hasNextPage, conversations: data?.pages.flatMap((page) => page.data.conversations) ?? [] };
  };
  const open = (partners: readonly string[], step: 1 | -1) => {
    const next = neighbour(partners, currentPartner(), step);
    if (next !== undefined) void navigate(chatPath(next));
  };

  return {
    /** Goes one conversation down (1) or up (-1), as the list shows them. */
    step: async (step: 1 | -1) => {
      const { conversations } = await load();
      const { filter, order } = currentArrangement();
      const viewing = { viewerId, now: Date.now() };
      const current = currentPartner();
      const arranged = order === 'waiting' ? byWaiting(conversations, viewerId) : conversations;
      open(
        arranged
          .filter((each) => each.userId === current || isShownBy(filter, each, viewing))
          .map(({ userId }) => userId),
        step,
      );
    },
    /** Goes to the next unread conversation below (1) or above (-1); to the first or last one from elsewhere. */
    stepToUnread: async (step: 1 | -1) => {
      const current = currentPartner();
      const isWanted = (each: Conversation) => each.userId !== current && asksForAttention(each);
      let { conversations, hasNextPage } = await load();
      while (hasNextPage && !conversations.some(isWanted)) {
        const known = conversations.length;
        ({ conversations, hasNextPage } = await load('forward'));
        // The page could not be loaded.
        if (conversations.length === known) break;
      }
      if (!conversations.some(isWanted)) {
        toast({ title: t`No other conversation is unread` });
        return;
      }
      open(
        conversations.filter((each) => each.userId === current || isWanted(each)).map(({ userId }) => userId),
        step,
      );
    },
  };
}
