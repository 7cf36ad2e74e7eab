const KEY = 'oja.recovery';

/** What the steps of a forgotten password hand on: spec §3 keeps the typed name, §4 the token. */
export interface Recovery {
  /** The user name or e-mail, as typed. */
  userName: string;
  /** Where the code went, masked by the server. */
  email: string;
  /** Good for this recovery alone. It is never sent as a session, so it is kept apart from one. */
  refreshToken: string;
}

function isRecovery(value: unknown): value is Recovery {
  if (typeof value !== 'object' || value === null) return false;
  return ['userName', 'email', 'refreshToken'].every((name) => name in value && typeof Reflect.get(value, name) === 'string');
}

/** The recovery that was begun on this device; undefined where there is none, or none that can be read. */
export function readRecovery(): Recovery | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRecovery(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for the next step, also in another tab: many open the mail with the code there. */
export function keepRecovery(recovery: Recovery): void {
  localStorage.setItem(KEY, JSON.stringify(recovery));
}

/** It is over. */
export function forgetRecovery(): void {
  localStorage.removeItem(KEY);
}
