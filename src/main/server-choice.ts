import { type ServerChange, isAnswerOfOja } from '../bridge/server-place.ts';
import type { KeptFile } from './kept-file.ts';

const PATIENCE_MS = 15_000;
/** What every server of ours answers to anybody, and no other does. */
const SIGN = '/config.json';

/** Which server the app talks to: the one of its build, or another that a person has set. */
export interface ServerChoice {
  builtIn: string;
  /** Its origin. */
  current: () => string;
  /** Asks there whether it is Oja, and keeps it if so. '' goes back to the one of the build. Never rejects. */
  change: (address: string) => Promise<ServerChange>;
}

/** Reads the origin that was kept; one that is none is as good as none. @param ask fetches, by the system's proxies */
export function openServerChoice(builtIn: string, file: KeptFile, ask: (address: string, init: RequestInit) => Promise<Response>): ServerChoice {
  const { origin } = file.read();
  let current = (typeof origin === 'string' && originOf(origin)) || builtIn;

  const keep = (next: string): ServerChange => {
    try {
      file.write(next === builtIn ? {} : { origin: next });
    } catch {
      return { status: 'refused', reason: 'The address could not be saved: the disk is full or may not be written to. Free some space and try again.' };
    }
    current = next;
    return { status: 'kept', origin: next };
  };

  return {
    builtIn,
    current: () => current,
    async change(address) {
      const typed = address.trim();
      if (typed === '') return keep(builtIn);
      const next = originOf(typed);
      if (next === undefined) {
        return { status: 'refused', reason: `“${typed}” is no address of a server. It looks like https://example.com; without https only a server on this computer is allowed.` };
      }
      const refusal = await findRefusal(next, ask);
      return refusal === undefined ? keep(next) : { status: 'refused', reason: refusal };
    },
  };
}

/** Why a server cannot be used; undefined where Oja answers there. */
async function findRefusal(origin: string, ask: (address: string, init: RequestInit) => Promise<Response>): Promise<string | undefined> {
  try {
    const answer = await ask(origin + SIGN, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error', credentials: 'omit' });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    if (await isAnswerOfOja(body)) return undefined;
    return `${origin} answers, but it is not a server of Oja. Ask whoever runs it for the exact address.`;
  } catch {
    return `Nobody answers at ${origin}. Check the address and your network, and try again.`;
  }
}

/** The origin of an address that is typed, https where nothing is said; http on this computer alone. */
function originOf(typed: string): string | undefined {
  const url = URL.parse(/^[a-z]+:\/\//iv.test(typed) ? typed : `https://${typed}`);
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1' || url.hostname === '[::1]';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.origin : undefined;
}
