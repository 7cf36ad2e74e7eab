import { letterChores } from '../mail/letter-chores.ts';
import type { Services } from '../services.ts';
import { uploadChores } from '../uploads/upload-chores.ts';
import type { Chore } from './sweeper.ts';

/** Everything that has to be done now and then. */
export function choresOf(services: Services): Chore[] {
  return [...letterChores(services), ...uploadChores(services)];
}
