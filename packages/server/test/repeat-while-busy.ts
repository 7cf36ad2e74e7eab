import { setTimeout as pause } from 'node:timers/promises';

import type { Answer } from './test-server.ts';

/**
 * Repeats a call while the overloaded server answers 503, as clients do. A test of many concurrent calls then does not
 * depend on the load of its machine.
 * @param call one call of the API
 * @returns its first answer that is not 503
 */
export async function repeatWhileBusy(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await pause(200);
  }
}
