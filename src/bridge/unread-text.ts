/** Formats a count for a small space. Main imports only the bridge, so it comes from the contract through here. */
export { unreadText } from '@oja/contract/unread-text';

/** Formats a count in words, for a tooltip. */
export function unreadWords(count: number): string {
  return count === 0 ? 'Oja' : `Oja, ${count} unread`;
}
