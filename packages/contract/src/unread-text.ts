import { BADGE_MAX } from './limits.ts';

/** Formats a count for a small space: '' for 0, '99+' for more than 100 (product §9). */
export function unreadText(count: number): string {
  return count > BADGE_MAX ? `${BADGE_MAX - 1}+` : String(count || '');
}
