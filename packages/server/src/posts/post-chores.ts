import type { Services } from '../services.ts';
import type { Chore } from '../sweeper/sweeper.ts';
import { forgetRemoved } from './removed-posts.ts';

/** What has to be done about posts now and then. */
export function postChores({ database }: Services): Chore[] {
  return [{ name: 'forget-removed-posts', everyMs: 60 * 60 * 1000, run: (now) => forgetRemoved(database.queries, now) }];
}
