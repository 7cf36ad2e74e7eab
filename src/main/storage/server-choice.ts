import { type ServerChange, isAnswerOfOja } from '../../bridge/server-place.ts';
import type { DataFile } from './data-file.ts';
import { text } from '../texts/texts.ts';

const TIMEOUT_MS = 15_000;
/** The path that every Oja server answers publicly, and no other server does. */
const CONFIG_PATH = '/config.json';

/** The server that the app talks to: the built-in one, or another one that the user has set. */
export interface ServerChoice {
  builtIn: string;
  /** The server's origin. */
  current: () => string;
  /** Checks that Oja answers at an address and stores it if so. '' restores the built-in server. Never rejects. */
  change: (address: string) => Promise<ServerChange>;
}

/** Reads the stored origin; an invalid one is ignored. @param ask fetches through the system's proxies */
export function openServerChoice(
  builtIn: string,
  file: DataFile,
  ask: (address: string, init: RequestInit) => Promise<Response>,
): ServerChoice {
  const { origin } = file.read();
  let current = (typeof origin === 'string' && originOf(origin)) || builtIn;

  const keep = (next: string): ServerChange => {
    try {
      file.write(next === builtIn ? {} : { origin: next });
    } catch {
      return {
        status: 'refused',
        reason: text('server.notStored'),
      };
    }
    current = next;
    return { status: 'saved', origin: next };
  };

  return {
    builtIn,
    current: () => current,
    async change(address) {
      const typed = address.trim();
      if (typed === '') return keep(builtIn);
      const next = originOf(typed);
      if (next === undefined) {
        return {
          status: 'refused',
          reason: text('server.noAddress', { address: typed }),
        };
      }
      const problem = await findProblem(next, ask);
      return problem === undefined ? keep(next) : { status: 'refused', reason: problem };
    },
  };
}

/** The reason why a server cannot be used; undefined if Oja answers there. */
async function findProblem(
  origin: string,
  ask: (address: string, init: RequestInit) => Promise<Response>,
): Promise<string | undefined> {
  try {
    const answer = await ask(origin + CONFIG_PATH, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      credentials: 'omit',
    });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    if (await isAnswerOfOja(body)) return undefined;
    return text('server.notOja', { origin });
  } catch {
    return text('server.nobody', { origin });
  }
}

/** The origin of a typed address. The default scheme is https; http is allowed for this computer only. */
function originOf(typed: string): string | undefined {
  const url = URL.parse(/^[a-z]+:\/\//iv.test(typed) ? typed : `https://${typed}`);
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.origin : undefined;
}
