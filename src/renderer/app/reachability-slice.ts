import { createSlice } from '@reduxjs/toolkit';

/**
 * Whether the server can be reached, by the last calls and probes. This is more reliable than the browser's own status.
 */
const reachabilitySlice = createSlice({
  name: 'reachability',
  initialState: { isLost: false },
  reducers: {
    /** The server does not answer. */
    serverLost: () => ({ isLost: true }),
    /** The server answers again. */
    serverFound: () => ({ isLost: false }),
  },
});

export type ReachabilityState = ReturnType<typeof reachabilitySlice.reducer>;
export const { serverFound, serverLost } = reachabilitySlice.actions;
export const reachabilityReducer = reachabilitySlice.reducer;
