const KEY = 'oja.recovery';

/** The data that the steps of the password recovery share: product §3 stores the typed name, §4 the token. */
export interface Recovery {
  /** The user name or email, as typed. */
  userName: string;
  /** The address that received the code, masked by the server. */
  email: string;
  /** Only valid for this recovery. It is never sent as a session token, so it is stored separately. */
  refreshToken: string;
}

function isRecovery(value: unknown): value is Recovery {
  if (typeof value !== 'object' || value === null) return false;
  return ['userName', 'email', 'refreshToken'].every(
    (name) => name in value && typeof Reflect.get(value, name) === 'string',
  );
}

/** The active recovery on this device; undefined if there is none or it is unreadable. */
export function readRecovery(): Recovery | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRecovery(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores it for the next step, also in another tab: many open the email with the code there. */
export function storeRecovery(recovery: Recovery): void {
  localStorage.setItem(KEY, JSON.stringify(recovery));
}

/** Deletes it, once the recovery is over. */
export function clearRecovery(): void {
  localStorage.removeItem(KEY);
}
