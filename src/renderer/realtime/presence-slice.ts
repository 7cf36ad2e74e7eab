import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is online, of those who matter to the viewer; null while that is not known. */
export type PresenceState = Record<string, true> | null;

const presenceSlice = createSlice({
  name: 'presence',
  initialState: null as PresenceState,
  reducers: {
    presenceReplaced: (_state, action: PayloadAction<readonly string[]>): PresenceState =>
      Object.fromEntries(action.payload.map((userId) => [userId, true as const])),
    presenceUnknown: (): PresenceState => null,
  },
});

export const { presenceReplaced, presenceUnknown } = presenceSlice.actions;
export const presenceReducer = presenceSlice.reducer;
