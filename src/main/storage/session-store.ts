import type { SaveOutcome, SessionValue, StoredSessionAnswer } from '../../bridge/sessions.ts';
import type { SessionFile } from './session-file.ts';
import { type SessionFileContent, isNewerRecord, sessionRecordSchema } from './session-record.ts';
import { createTokenSeal } from './token-seal.ts';
import type { Vault } from './vault.ts';

/** Stores the session between starts (architecture §8). Calls run one after the other, so that the last save wins. */
export interface SessionStore {
  load: () => Promise<StoredSessionAnswer>;
  /** @param setsAside whether to set the stored file aside, because the page could not read it */
  save: (session: SessionValue, setsAside?: boolean) => Promise<SaveOutcome>;
  clear: () => Promise<undefined>;
}

/**
 * Creates the store of the signed-in session. An unreadable session (a locked keychain, a damaged file) is reported and
 * left unchanged. Only a session with a token, after a new sign-in, replaces it, and then the old file is set aside.
 */
export function createSessionStore(file: SessionFile, vault: Vault): SessionStore {
  const tokens = createTokenSeal(vault);
  /** True once the stored file is known to be replaceable. */
  let isReplaceable = false;
  /** A session that the disk refused. It counts as the stored one until the app quits. */
  let unwritten: SessionValue | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  }

  const load = (): Promise<StoredSessionAnswer> =>
    unwritten ? Promise.resolve({ status: 'loaded', session: unwritten, lasts: 'disk_refuses' }) : readStored();

  async function readStored(): Promise<StoredSessionAnswer> {
    const found = await read();
    isReplaceable = !isUnreadable(found);
    return found;
  }

  async function read(): Promise<StoredSessionAnswer> {
    const record = readRecord(file);
    if (typeof record === 'string') return { status: record };
    const { state, secret } = record;
    try {
      const accessToken = await tokens.open(secret);
      if (accessToken === null && secret.kind === 'not_stored') return { status: 'token_not_stored', state };
      return {
        status: 'loaded',
        session: { state, accessToken },
        lasts: secret.kind === 'not_stored' ? 'no_keychain' : 'until_sign_out',
      };
    } catch {
      const wroteWith = secret.kind === 'encrypted' ? secret.backend : '';
      return { status: 'locked', wroteWith, have: vault.backend() };
    }
  }

  async function save({ state, accessToken }: SessionValue, setsAside: boolean): Promise<SaveOutcome> {
    if (isReplaceable && setsAside) {
      if (!attempt(() => file.setAside())) return keepInMemory({ state, accessToken });
    } else if (!isReplaceable) {
      const found = await readStored();
      if (isUnreadable(found) && accessToken === null) return { status: 'refused', because: found.status };
      if (isUnreadable(found) && !attempt(() => file.setAside())) return keepInMemory({ state, accessToken });
    }
    const secret = await tokens.seal(accessToken);
    if (!attempt(() => file.write({ version: 1, state, secret } satisfies SessionFileContent)))
      return keepInMemory({ state, accessToken });
    unwritten = undefined;
    isReplaceable = true;
    return { status: 'saved', lasts: secret.kind === 'not_stored' ? 'no_keychain' : 'until_sign_out' };
  }

  function keepInMemory(session: SessionValue): SaveOutcome {
    unwritten = session;
    return { status: 'saved', lasts: 'disk_refuses' };
  }

  /** Rejects if the file cannot be removed: the user must know that signing out failed. */
  async function clear(): Promise<undefined> {
    unwritten = undefined;
    file.remove();
    tokens.forget();
    isReplaceable = true;
    return undefined;
  }

  return {
    load: () => inTurn(load),
    save: (session, setsAside = false) => inTurn(() => save(session, setsAside)),
    clear: () => inTurn(clear),
  };
}

/** Whether a session is stored that must not be lost, and cannot be read now. */
function isUnreadable(
  found: StoredSessionAnswer,
): found is StoredSessionAnswer & { status: 'locked' | 'newer' | 'corrupt' } {
  return found.status === 'locked' || found.status === 'newer' || found.status === 'corrupt';
}

/** @returns whether the disk accepted it */
function attempt(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

function readRecord(file: SessionFile): SessionFileContent | 'none' | 'newer' | 'corrupt' {
  try {
    const content = file.read();
    if (content === undefined) return 'none';
    const parsed = sessionRecordSchema.safeParse(content);
    if (parsed.success) return parsed.data;
    return isNewerRecord(content) ? 'newer' : 'corrupt';
  } catch {
    return 'corrupt';
  }
}
