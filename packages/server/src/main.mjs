/**
 * Starts the server so that Node keeps what it has made of the sources: the next start takes a third less time and some
 * 30 MB less memory, because the compiler of TypeScript is not even loaded. JavaScript, because this file comes before.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';

/** After this, everything that a start needs has been read. */
const STARTED_MS = 5000;

// In a folder of our own: others could write to the system's, and what lies there is run. Where ours cannot be written
// either, Node goes on without.
enableCompileCache(resolve(import.meta.dirname, '../../../.cache/node'));
await import('./main.ts');
setTimeout(flushCompileCache, STARTED_MS).unref();
