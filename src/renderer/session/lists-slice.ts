import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import {
  STORED_ENTRIES_MAX,
  type StoredLists,
  NO_LISTS,
  type SelectedConversation,
} from '../platform/stored-session.ts';
import { signedIn } from './session-slice.ts';

/** The lists of the session store, by name. */
export type StoredList = Partial<
  Pick<StoredLists, 'users' | 'following' | 'conversations' | 'existingConversations' | 'posts'>
>;

const capped = (lists: StoredList): StoredList =>
  Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, entries.slice(0, STORED_ENTRIES_MAX)]));

/** The last loaded lists (product §3 "Session store"), shown without a server. They stay when their owner logs out. */
const listsSlice = createSlice({
  name: 'lists',
  initialState: NO_LISTS,
  reducers: {
    /** A list was loaded. Its newest entries are stored. */
    listsStored: {
      reducer: (state, { payload, meta }: PayloadAction<StoredList, string, { at: number }>) => ({
        ...state,
        ...capped(payload),
        loadedAt: { ...state.loadedAt, ...Object.fromEntries(Object.keys(payload).map((name) => [name, meta.at])) },
      }),
      prepare: (payload: StoredList) => ({ payload, meta: { at: Date.now() } }),
    },
    /** A conversation was opened. */
    conversationSelected: (state, { payload }: PayloadAction<SelectedConversation>) => ({
      ...state,
      selectedConversation: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state, { payload: { user } }) =>
      state.ownerId === user._id ? state : { ...NO_LISTS, ownerId: user._id },
    );
  },
});

export const { conversationSelected, listsStored } = listsSlice.actions;
export const listsReducer = listsSlice.reducer;
