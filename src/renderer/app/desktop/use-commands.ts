import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';

import { messagesApi } from '../../api/messages-api.ts';
import type { Desktop } from '../../platform/desktop-app.ts';
import { neighbour } from './neighbour.ts';

const CHAT = '/dashboard/chat/';
const selectConversations = messagesApi.endpoints.getConversations.select();

/** Opens the next or previous conversation on the menu's command or its shortcut. */
export function useCommands(desktop: Desktop): void {
  const navigate = useNavigate();
  const pages = useSelector(selectConversations).data?.pages;
  const follow = useEffectEvent((step: 1 | -1) => {
    const partners = (pages ?? []).flatMap(({ data }) => data.conversations.map(({ userId }) => userId));
    // Not the router's location: while a screen is loading, it is still the previous one.
    const { pathname } = globalThis.location;
    const current = pathname.startsWith(CHAT) ? pathname.slice(CHAT.length) : undefined;
    const next = neighbour(partners, current, step);
    if (next !== undefined) void navigate(CHAT + next);
  });
  useEffect(
    () =>
      desktop.onCommand((command) => {
        if (command === 'next-conversation') follow(1);
        if (command === 'previous-conversation') follow(-1);
      }),
    [desktop],
  );
}
