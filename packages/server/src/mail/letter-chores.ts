import type { Services } from '../services.ts';
import type { Chore } from '../sweeper/sweeper.ts';

/** Letters that the mail server did not take at once, and those whose server died before it had sent them. */
export function letterChores({ letters }: Services): Chore[] {
  return [{ name: 'letters', everyMs: 30_000, run: () => letters.sendDue() }];
}
