import { isConflict } from './database-faults.ts';

const TRIES = 5;

/**
 * Runs a transaction again while others conflict with it.
 * @param run runs the whole transaction
 * @throws the conflict of the last try, and any other error at once
 */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
    }
  }
}
