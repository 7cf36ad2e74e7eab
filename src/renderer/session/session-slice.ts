import type { User } from '@oja/contract/users';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user, or null for a visitor. */
export type SessionState = { user: User; accessToken: string } | null;

const sessionSlice = createSlice({
  name: 'session',
  initialState: null as SessionState,
  reducers: {
    signedIn: (_state, action: PayloadAction<{ user: User; accessToken: string }>): SessionState => action.payload,
    userChanged: (state, action: PayloadAction<User>): SessionState =>
      state ? { ...state, user: action.payload } : null,
    signedOut: (): SessionState => null,
  },
  selectors: {
    selectUser: (state) => state?.user,
    selectAccessToken: (state) => state?.accessToken,
  },
});

export const { signedIn, signedOut, userChanged } = sessionSlice.actions;
export const { selectAccessToken, selectUser } = sessionSlice.selectors;
export const sessionReducer = sessionSlice.reducer;
