import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import { logFailure } from './log-failure.ts';
import type { Updates } from './updates.ts';

/** The updates that main finds. */
export function createDesktopUpdates(bridge: OjaBridge): Updates {
  return {
    follow(listener) {
      let isNewer = false;
      const stop = bridge.on('update.changed', (state) => {
        isNewer = true;
        listener(state);
      });
      // Reads an update that was found before this page existed. An event that arrives in the meantime is newer.
      const ask = async () => {
        const answer = await bridge.call('update.get');
        if (!answer.ok) throw new Error(answer.error.message);
        if (!isNewer) listener(answer.value);
      };
      ask().catch((error: unknown) => logFailure('Nobody knows whether there is an update', error));
      return stop;
    },
    async install() {
      const answer = await bridge.call('update.install');
      if (!answer.ok) throw new Error(answer.error.message);
    },
  };
}
