/** Resolves `electron` to the stand-in for main's imports, its libraries' require and the inspector's console. */
import { registerHooks } from 'node:module';

const STANDIN = new URL('electron.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: STANDIN, shortCircuit: true } : next(specifier, context),
});
