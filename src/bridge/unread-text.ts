/** Formats a count for a small space. Main imports only the bridge, so it comes from the contract through here. */
export { unreadText } from '@oja/contract/unread-text';
