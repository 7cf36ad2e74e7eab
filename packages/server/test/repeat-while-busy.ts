import { setTimeout as pause } from 'node:timers/promises';

import type { Answer } from './test-server.ts';

/**
 * Calls again while the server refuses with 503 because it has more to do than it can, as clients do. A test of many calls
 * at once then shows what the calls do, and not how busy its machine is.
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
