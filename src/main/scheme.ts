import { type Protocol, protocol } from 'electron';

import { answerAppRequest } from './app-response.ts';
import { APP_SCHEME } from './own-address.ts';

/** Makes the app's scheme a standard, secure one: it has an origin, storage and fetch. Must run before `ready`. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/**
 * Serves the built renderer over the app's scheme.
 * @param sessionProtocol of the session whose pages may use it
 * @param folder of the built renderer
 * @param policy gives the Content-Security-Policy of an answer: it names the server, which may become another
 */
export function serveAppScheme(sessionProtocol: Protocol, folder: string, policy: () => string): void {
  sessionProtocol.handle(APP_SCHEME, (request) => answerAppRequest(request, folder, policy()));
}
