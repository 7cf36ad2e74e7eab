import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { connectionChanged } from '../socket/connection-slice.ts';

/** Who is typing to the viewer, each with the time when it ends. */
export type TypingState = Readonly<Record<string, number>>;

interface Typing {
  userId: string;
  until: number;
}

const without = (state: TypingState, userId: string): TypingState =>
  Object.fromEntries(Object.entries(state).filter(([id]) => id !== userId));

const NOBODY: TypingState = {};

const typingSlice = createSlice({
  name: 'typing',
  initialState: NOBODY,
  reducers: {
    typingBegan: (state, { payload: { userId, until } }: PayloadAction<Typing>): TypingState => ({
      ...state,
      [userId]: until,
    }),
    /** Ends typing notices that last no longer than this time: a later notice of the same user stays. */
    typingEnded: (state, { payload: { userId, until } }: PayloadAction<Typing>): TypingState =>
      (state[userId] ?? Infinity) > until ? state : without(state, userId),
  },
  extraReducers: (builder) => {
    // Without a connection, the notices may be outdated.
    builder.addCase(connectionChanged, (state, { payload }) => (payload === 'live' ? state : NOBODY));
  },
});

export const { typingBegan, typingEnded } = typingSlice.actions;
export const typingReducer = typingSlice.reducer;
