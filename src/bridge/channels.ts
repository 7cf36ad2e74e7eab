/** The IPC channel of all calls. A call's name and payload are sent as one message. */
export const CALL_CHANNEL = 'oja:call';
/** The IPC channel of all events. */
export const EVENT_CHANNEL = 'oja:event';
/** How long the page waits for main, in milliseconds: longer than any call's own limit, which main enforces. */
export const MAIN_LIMIT = 240_000;
