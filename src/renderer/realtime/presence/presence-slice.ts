import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { connectionChanged } from '../socket/connection-slice.ts';

/** The ids of the online users that the viewer may see; null until they are known. */
export type PresenceState = Record<string, true> | null;

const presenceSlice = createSlice({
  name: 'presence',
  initialState: null as PresenceState,
  reducers: {
    /** 'getOnlineUsers' (product §4): replaces the list. */
    presenceReplaced: (_state, action: PayloadAction<readonly string[]>): PresenceState =>
      Object.fromEntries(action.payload.map((userId) => [userId, true as const])),
  },
  extraReducers: (builder) => {
    // Without a connection, the list may be outdated.
    builder.addCase(connectionChanged, (state, { payload }) => (payload === 'live' ? state : null));
  },
});

export const { presenceReplaced } = presenceSlice.actions;
export const presenceReducer = presenceSlice.reducer;
