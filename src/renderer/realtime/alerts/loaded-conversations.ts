import type { Conversation } from '@oja/contract/messages';

import { messagesApi } from '../../api/messages-api.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import { selectConversations } from './unread.ts';

/** Returns the viewer's conversations that are loaded. */
export function loadedConversations(): RealtimeThunk<Conversation[]> {
  return (_dispatch, getState) =>
    selectConversations(getState()).data?.pages.flatMap((page) => page.data.conversations) ?? [];
}

/** Returns the newest of them, the first page: what is loaded by scrolling on was not missed a moment ago. */
export function newestConversations(): RealtimeThunk<Conversation[]> {
  return (_dispatch, getState) => selectConversations(getState()).data?.pages[0]?.data.conversations ?? [];
}

/** Returns the viewer's conversation with a person from the store. */
export function conversationWith(partnerId: string): RealtimeThunk<Conversation | undefined> {
  return (dispatch) => dispatch(loadedConversations()).find(({ userId }) => userId === partnerId);
}

/**
 * Loads the conversation with a person if the list does not contain it: first by the pending call, then by a new one.
 */
export function loadConversation(partnerId: string): RealtimeThunk<Promise<void>> {
  return async (dispatch) => {
    for (const forceRefetch of [false, true]) {
      if (dispatch(conversationWith(partnerId))) return;
      await dispatch(messagesApi.endpoints.getConversations.initiate(undefined, { subscribe: false, forceRefetch }));
    }
  };
}
