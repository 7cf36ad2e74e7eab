import { createSlice } from '@reduxjs/toolkit';

/** Whether the server can be reached: what calls and probes have shown last, which is more than what a browser thinks. */
const reachabilitySlice = createSlice({
  name: 'reachability',
  initialState: { isLost: false },
  reducers: {
    /** Nobody answers. */
    serverLost: () => ({ isLost: true }),
    /** It answers again. */
    serverFound: () => ({ isLost: false }),
  },
});

export type ReachabilityState = ReturnType<typeof reachabilitySlice.reducer>;
export const { serverFound, serverLost } = reachabilitySlice.actions;
export const reachabilityReducer = reachabilitySlice.reducer;
