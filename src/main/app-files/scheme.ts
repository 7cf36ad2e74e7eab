import { type Protocol, protocol } from 'electron';

import { answerAppRequest } from './app-response.ts';
import { APP_SCHEME } from './own-address.ts';

/**
 * Registers the app's scheme as standard and secure, which gives it an origin, storage and fetch. Must run before
 * `ready`.
 */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/**
 * Serves the built renderer over the app's scheme.
 * @param sessionProtocol of the session whose pages may use it
 * @param folder of the built renderer
 * @param policy returns the Content-Security-Policy of a response; it names the server, which can change
 */
export function serveAppScheme(sessionProtocol: Protocol, folder: string, policy: () => string): void {
  sessionProtocol.handle(APP_SCHEME, (request) => answerAppRequest(request, folder, policy()));
}
