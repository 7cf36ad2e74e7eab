import type { User } from '@oja/contract/users';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user, or null for a visitor. */
export type SessionState = { user: User; accessToken: string } | null;

/** Whether both have the same fields, in the same order. */
export const isSameUser = (user: User, other: User): boolean => JSON.stringify(user) === JSON.stringify(other);

const sessionSlice = createSlice({
  name: 'session',
  initialState: null as SessionState,
  reducers: {
    signedIn: (_state, action: PayloadAction<{ user: User; accessToken: string }>): SessionState => action.payload,
    userChanged: (state, { payload: user }: PayloadAction<User>): SessionState =>
      // What shows the user is not rendered again for one who is the same.
      state && !isSameUser(state.user, user) ? { ...state, user } : state,
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
