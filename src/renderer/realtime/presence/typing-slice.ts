import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { connectionChanged } from '../socket/connection-slice.ts';

/** Who is writing to the viewer, each until a moment. */
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
    /** Ends what was to last until that moment at most: who has gone on writing since is still writing. */
    typingEnded: (state, { payload: { userId, until } }: PayloadAction<Typing>): TypingState =>
      (state[userId] ?? Infinity) > until ? state : without(state, userId),
  },
  extraReducers: (builder) => {
    // Who was writing when the connection broke may not be any more.
    builder.addCase(connectionChanged, (state, { payload }) => (payload === 'live' ? state : NOBODY));
  },
});

export const { typingBegan, typingEnded } = typingSlice.actions;
export const typingReducer = typingSlice.reducer;
