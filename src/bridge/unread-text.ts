import { BADGE_MAX } from '@oja/contract/limits';

/** Formats a count for a small space: '' for 0, '99+' for more than 100 (product §9). */
export function unreadText(count: number): string {
  return count > BADGE_MAX ? '99+' : String(count || '');
}

/** Formats a count in words, for a tooltip. */
export function unreadWords(count: number): string {
  return count === 0 ? 'Oja' : `Oja, ${count} unread`;
}
