import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import type { GoogleInBrowser } from './google-in-browser.ts';

/** Google's sign-in through main, which opens the browser and listens for its answer. */
export function createDesktopGoogle(bridge: OjaBridge): GoogleInBrowser {
  return {
    async signIn(client) {
      const answer = await bridge.call('google.signIn', client);
      return answer.ok ? answer.value : { status: 'failed', reason: answer.error.message };
    },
    // Whether it was called off in time, the sign-in's own answer says.
    cancel: () => void bridge.call('google.cancel'),
  };
}
