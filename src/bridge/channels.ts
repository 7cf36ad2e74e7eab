/** The IPC channel of every call: its name and payload travel as one message. */
export const CALL_CHANNEL = 'oja:call';
/** The IPC channel of every event. */
export const EVENT_CHANNEL = 'oja:event';
/** How long the page waits for main itself, in milliseconds: longer than any call may take, since main keeps those limits. */
export const MAIN_LIMIT = 240_000;
