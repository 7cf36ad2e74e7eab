import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { KEPT_ENTRIES_MAX, type KeptLists, NO_LISTS, type SelectedConversation } from '../platform/stored-session.ts';
import { signedIn } from './session-slice.ts';

/** The lists of the session store, by name. */
export type KeptList = Partial<Pick<KeptLists, 'users' | 'following' | 'conversations' | 'existingConversations' | 'posts'>>;

const capped = (kept: KeptList): KeptList =>
  Object.fromEntries(Object.entries(kept).map(([name, entries]) => [name, entries.slice(0, KEPT_ENTRIES_MAX)]));

/** What was read last (spec §3 "Session store"), so that it can be shown without a server. Stays when its owner logs out. */
const listsSlice = createSlice({
  name: 'lists',
  initialState: NO_LISTS,
  reducers: {
    /** A list has been read. The newest entries are kept. */
    listsKept: (state, { payload }: PayloadAction<KeptList>) => ({ ...state, ...capped(payload) }),
    /** A conversation was opened. */
    conversationSelected: (state, { payload }: PayloadAction<SelectedConversation>) => ({ ...state, selectedConversation: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state, { payload: { user } }) =>
      state.ownerId === user._id ? state : { ...NO_LISTS, ownerId: user._id },
    );
  },
});

export const { conversationSelected, listsKept } = listsSlice.actions;
export const listsReducer = listsSlice.reducer;
