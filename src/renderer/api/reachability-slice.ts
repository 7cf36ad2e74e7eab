import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a screen shows from this device in place of the server's current answer. */
export type StoredViewKind = 'feed' | 'conversations' | 'thread' | 'saved-posts' | 'notifications' | 'profile' | 'post';

/** What is shown, and from when. */
interface StoredView {
  kind: StoredViewKind;
  /** When the server sent it, in milliseconds since 1970; UNKNOWN_TIME if that is not known. */
  at: number;
}

export interface ReachabilityState {
  isLost: boolean;
  /** When the server was lost, in milliseconds since 1970; undefined while it answers. */
  lostAt: number | undefined;
  /** What the current screen shows from this device. */
  storedView: StoredView | undefined;
}

const initialState: ReachabilityState = { isLost: false, lostAt: undefined, storedView: undefined };

/**
 * Whether the server can be reached, by the last calls and probes, which is more reliable than the browser's own
 * status; and what the current screen shows without it.
 */
const reachabilitySlice = createSlice({
  name: 'reachability',
  initialState,
  reducers: {
    /** The server does not answer. */
    serverLost: {
      reducer: (state, { payload }: PayloadAction<number>) => ({ ...state, isLost: true, lostAt: payload }),
      prepare: () => ({ payload: Date.now() }),
    },
    /** The server answers again. */
    serverFound: (state) => ({ ...state, isLost: false, lostAt: undefined }),
    /** The screen shows something from this device, or no longer. */
    storedViewShown: (state, { payload }: PayloadAction<StoredView | undefined>) => ({ ...state, storedView: payload }),
  },
});

export const { storedViewShown, serverFound, serverLost } = reachabilitySlice.actions;
export const reachabilityReducer = reachabilitySlice.reducer;
