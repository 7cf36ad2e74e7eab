import { addScheme } from '../addresses.ts';
import type { SchemeHandler } from '../scheme-server.ts';
import { strictModule } from '../strict.ts';

const handlers = new Map<string, SchemeHandler>();

export const handlerOf = (scheme: string): SchemeHandler | undefined => handlers.get(scheme);

export const protocol = strictModule('protocol', {
  registerSchemesAsPrivileged(schemes: readonly { scheme: string }[]): void {
    for (const { scheme } of schemes) addScheme(scheme);
  },
  handle(scheme: string, handler: SchemeHandler): void {
    handlers.set(scheme, handler);
  },
});
