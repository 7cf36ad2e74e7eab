import { join } from 'node:path';

import type { App, Session } from 'electron';

import { contentPolicy } from '../app-files/content-policy.ts';
import { guardNavigation } from './navigation.ts';
import type { OwnAddress } from '../app-files/own-address.ts';
import { guardPermissions } from './permissions.ts';
import { serveAppScheme } from '../app-files/scheme.ts';

/** Serves the page and restricts it: its content policy, its permissions and its navigation. */
export function guardSession(
  app: App,
  session: Session,
  {
    own,
    serverOrigin,
    isCameraAllowed,
    open,
  }: {
    own: OwnAddress;
    serverOrigin: () => string;
    isCameraAllowed: () => boolean;
    open: (address: string) => void;
  },
): void {
  serveAppScheme(session.protocol, join(import.meta.dirname, '../renderer'), () => contentPolicy(serverOrigin()));
  guardPermissions(session, own, isCameraAllowed);
  app.on('web-contents-created', (_event, contents) => guardNavigation(contents, own, open));
}
