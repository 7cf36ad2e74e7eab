const KEY = 'oja.login-name';

/** The user name or email of the last login or activation on this device (product §3); '' for none. */
export function readLoginName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the user name or email for the next login; '' deletes it. */
export function storeLoginName(userName: string): void {
  try {
    if (userName === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, userName);
  } catch {
    // If the browser forbids storage, the user types the name.
  }
}
