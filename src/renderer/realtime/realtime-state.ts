import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { eventsApi } from '../api/events-api.ts';
import type { flagCountsApi } from '../api/flag-counts-api.ts';
import type { flagsApi } from '../api/flags-api.ts';
import type { messagesApi } from '../api/messages-api.ts';
import type { notificationsApi } from '../api/notifications-api.ts';
import type { newPostsApi } from '../api/new-posts-api.ts';
import type { postListsApi } from '../api/post-lists-api.ts';
import type { SessionState } from '../session/session-slice.ts';
import type { ThunkExtra } from '../session/sign-in.ts';
import type { PresenceState } from './presence/presence-slice.ts';
import type { NewPostsState } from './events/new-posts-slice.ts';
import type { SocketClient, SocketState } from './socket/socket-client.ts';
import type { TypingState } from './presence/typing-slice.ts';

/** The part of the store that contains the answers of an endpoint group. */
type CacheOf<Api extends { util: { selectCachedArgsForQuery: (state: never, name: never) => unknown } }> = Parameters<
  Api['util']['selectCachedArgsForQuery']
>[0];

/**
 * The part of the store that this folder reads: the session, its own four slices and the caches of seven endpoint
 * groups.
 */
export type RealtimeState = CacheOf<typeof messagesApi> &
  CacheOf<typeof notificationsApi> &
  CacheOf<typeof flagsApi> &
  CacheOf<typeof flagCountsApi> &
  CacheOf<typeof eventsApi> &
  CacheOf<typeof postListsApi> &
  CacheOf<typeof newPostsApi> & {
    session: SessionState;
    presence: PresenceState;
    typing: TypingState;
    newPosts: NewPostsState;
    connection: SocketState;
  };

/**
 * The data that the live connection shares with thunks, for the lifetime of the store, which is created with an empty
 * object.
 */
interface RealtimeContext {
  /** Sends client events, while a session has a connection; `wake` retries a waiting one. */
  socket?: Pick<SocketClient, 'emit' | 'wake'> | undefined;
  /** The recipient and time of the last typing notice. */
  typingNotice?: { recipientId: string; at: number } | undefined;
}

/** The extra argument of this folder's thunks. */
export interface RealtimeExtra extends ThunkExtra {
  realtime: RealtimeContext;
}

export type RealtimeDispatch = ThunkDispatch<RealtimeState, RealtimeExtra, UnknownAction>;
export type RealtimeThunk<Result = void> = ThunkAction<Result, RealtimeState, RealtimeExtra, UnknownAction>;
