import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

import { messagesApi } from '../../api/messages-api.ts';
import type { Desktop } from '../../platform/desktop-app.ts';
import { useChatDispatch } from '../../features/chat/outbox/chat-state.ts';
import { neighbour } from './neighbour.ts';

const CHAT = '/dashboard/chat/';

/**
 * Opens the next or previous conversation on the menu's command or its shortcut. One given before the conversations
 * are known is followed when they are.
 */
export function useCommands(desktop: Desktop): void {
  const navigate = useNavigate();
  const dispatch = useChatDispatch();
  const follow = useEffectEvent(async (step: 1 | -1) => {
    const { data } = await dispatch(messagesApi.endpoints.getConversations.initiate(undefined, { subscribe: false }));
    const partners = (data?.pages ?? []).flatMap((page) => page.data.conversations.map(({ userId }) => userId));
    // Not the router's location: while a screen is loading, it is still the previous one.
    const { pathname } = globalThis.location;
    const current = pathname.startsWith(CHAT) ? pathname.slice(CHAT.length) : undefined;
    const next = neighbour(partners, current, step);
    if (next !== undefined) void navigate(CHAT + next);
  });
  useEffect(
    () =>
      desktop.onCommand((command) => {
        if (command === 'next-conversation') void follow(1);
        if (command === 'previous-conversation') void follow(-1);
      }),
    [desktop],
  );
}
