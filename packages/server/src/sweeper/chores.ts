import type { Services } from '../services.ts';
import type { Chore } from './sweeper.ts';

/** Everything that has to be done now and then. */
export function choresOf(_services: Services): Chore[] {
  return [];
}
