import { BADGE_MAX } from '@oja/contract/limits';

/** A count as it is written where there is little room: '' for none, '99+' for more than a hundred (spec §9). */
export function unreadText(count: number): string {
  return count > BADGE_MAX ? '99+' : String(count || '');
}

/** The same in words, for a tooltip. */
export function unreadWords(count: number): string {
  return count === 0 ? 'Oja' : `Oja, ${count} unread`;
}
