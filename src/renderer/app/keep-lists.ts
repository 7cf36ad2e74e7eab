import type { ConversationsAnswer } from '@oja/contract/messages';
import type { PostsAnswer } from '@oja/contract/posts';
import type { PeopleAnswer } from '@oja/contract/users';
import { createListenerMiddleware, isFulfilled } from '@reduxjs/toolkit';

import type { SessionKeeper } from '../platform/session-keeper.ts';
import type { KeptLists } from '../platform/stored-session.ts';
import { conversationSelected, type KeptList, listsKept } from '../session/lists-slice.ts';
import type { SessionState } from '../session/session-slice.ts';
import { endpointOf } from './endpoint-of.ts';

/** How long it waits for further lists before it writes: reading a screen reads several. */
const WRITE_AFTER_MS = 500;

interface Pages<Answer> {
  pages: Answer[];
}

const people = (answer: unknown) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's name says what it answers
  const { pages } = answer as Pages<PeopleAnswer>;
  return pages.flatMap(({ data }) => data.users);
};

/** What is kept of the answers to which calls. */
const KEEPERS: Record<string, (answer: unknown, asked: unknown, viewerId: string) => KeptList | undefined> = {
  getPosts: (answer) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const { pages } = answer as Pages<PostsAnswer>;
    return { posts: pages.flatMap(({ data }) => data.posts) };
  },
  getPeople: (answer, asked) => {
    const isEverybody = typeof asked === 'object' && asked !== null && !('search' in asked);
    return isEverybody ? { users: people(answer) } : undefined;
  },
  getFollows: (answer, asked, viewerId) => {
    const isOwn = typeof asked === 'object' && asked !== null && 'userId' in asked && asked.userId === viewerId;
    return isOwn && 'side' in asked && asked.side === 'following' ? { following: people(answer) } : undefined;
  },
  getConversations: (answer) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const { pages } = answer as Pages<ConversationsAnswer>;
    const conversations = pages.flatMap(({ data }) => data.conversations);
    return { conversations, existingConversations: conversations.filter(({ lastMessage }) => lastMessage !== null) };
  },
};

/** Keeps what was read last, in the store and, a moment later, beside the session (spec §3 "Session store"). */
export function keepLists(sessions: SessionKeeper) {
  const listener = createListenerMiddleware<{ session: SessionState; lists: KeptLists }>();
  listener.startListening({
    matcher: isFulfilled,
    effect(action, { dispatch, getState }) {
      const endpoint = endpointOf(action);
      const { session } = getState();
      if (!endpoint || !session) return;
      const kept = KEEPERS[endpoint.name]?.(action.payload, endpoint.asked, session.user._id);
      if (kept) dispatch(listsKept(kept));
    },
  });
  listener.startListening({
    predicate: (action) => listsKept.match(action) || conversationSelected.match(action),
    async effect(_action, { cancelActiveListeners, delay, getState }) {
      cancelActiveListeners();
      await delay(WRITE_AFTER_MS);
      await sessions.saveLists(getState().lists);
    },
  });
  return listener;
}
