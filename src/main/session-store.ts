import type { LoadedSession, SavedSession, SessionValue } from '../bridge/sessions.ts';
import type { SessionFile } from './session-file.ts';
import { type SessionRecord, sessionRecordSchema } from './session-record.ts';
import { createTokenSeal } from './token-seal.ts';
import type { Vault } from './vault.ts';

/** Keeps the session between starts (design §8). Calls take turns, so that the last save is the one that stays. */
export interface SessionStore {
  load: () => Promise<LoadedSession>;
  save: (session: SessionValue) => Promise<SavedSession>;
  clear: () => Promise<undefined>;
}

/**
 * Makes the store of the signed-in session. What cannot be read (a locked keychain, a damaged file) is reported and left
 * alone; only a session with a token, for which someone has signed in afresh, takes its place, and then it is set aside.
 */
export function createSessionStore(file: SessionFile, vault: Vault): SessionStore {
  const tokens = createTokenSeal(vault);
  /** True once what lies in the file is known to be ours to replace. */
  let isReplaceable = false;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  }

  async function load(): Promise<LoadedSession> {
    const found = await read();
    isReplaceable = found.status !== 'locked' && found.status !== 'corrupt';
    return found;
  }

  async function read(): Promise<LoadedSession> {
    const record = readRecord(file);
    if (record === 'none' || record === 'corrupt') return { status: record };
    const { state, secret } = record;
    try {
      const accessToken = await tokens.open(secret);
      if (accessToken === null && secret.kind === 'not_kept') return { status: 'token_not_kept', state };
      return { status: 'loaded', session: { state, accessToken } };
    } catch {
      const wroteWith = secret.kind === 'encrypted' ? secret.backend : '';
      return { status: 'locked', wroteWith, have: vault.backend() };
    }
  }

  async function save({ state, accessToken }: SessionValue): Promise<SavedSession> {
    if (!isReplaceable) {
      const { status } = await load();
      if (status === 'locked' || status === 'corrupt') {
        if (accessToken === null) return { status: 'refused', because: status };
        file.setAside();
      }
    }
    const secret = await tokens.seal(accessToken);
    file.write({ version: 1, state, secret } satisfies SessionRecord);
    isReplaceable = true;
    return { status: secret.kind === 'not_kept' ? 'token_in_memory' : 'saved' };
  }

  async function clear(): Promise<undefined> {
    file.remove();
    tokens.forget();
    isReplaceable = true;
    return undefined;
  }

  return {
    load: () => inTurn(load),
    save: (session) => inTurn(() => save(session)),
    clear: () => inTurn(clear),
  };
}

function readRecord(file: SessionFile): SessionRecord | 'none' | 'corrupt' {
  try {
    const content = file.read();
    if (content === undefined) return 'none';
    const parsed = sessionRecordSchema.safeParse(content);
    return parsed.success ? parsed.data : 'corrupt';
  } catch {
    return 'corrupt';
  }
}
