import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { connectionChanged } from '../socket/connection-slice.ts';

/** Who is online, of those who matter to the viewer; null while that is not known. */
export type PresenceState = Record<string, true> | null;

const presenceSlice = createSlice({
  name: 'presence',
  initialState: null as PresenceState,
  reducers: {
    /** 'getOnlineUsers', spec §4: replaces the list. */
    presenceReplaced: (_state, action: PayloadAction<readonly string[]>): PresenceState =>
      Object.fromEntries(action.payload.map((userId) => [userId, true as const])),
  },
  extraReducers: (builder) => {
    // Who was online when the connection broke may not be any more.
    builder.addCase(connectionChanged, (state, { payload }) => (payload === 'live' ? state : null));
  },
});

export const { presenceReplaced } = presenceSlice.actions;
export const presenceReducer = presenceSlice.reducer;
