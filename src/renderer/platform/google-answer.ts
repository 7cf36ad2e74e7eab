/** Google's answer, from its removal from the address until the login page reads it. */
let held = '';

/** Whether the part of an address after the `#` is an answer of Google. */
function isGoogleAnswer(hash: string): boolean {
  const params = new URLSearchParams(hash.slice(1));
  return params.has('access_token') || params.has('error');
}

/**
 * Moves Google's answer from the address and its history entry into memory. Must be called first at the start: an
 * access token in the address can be seen, copied and found again in the history.
 */
export function holdGoogleAnswer(): void {
  const { hash, pathname, search } = globalThis.location;
  if (!isGoogleAnswer(hash)) return;
  held = hash;
  globalThis.history.replaceState(globalThis.history.state, '', pathname + search);
}

/** Whether an answer of Google is waiting. */
export const hasGoogleAnswer = (): boolean => held !== '';

/** Returns Google's answer once, as it stood after the `#`; '' if there is none. */
export function takeGoogleAnswer(): string {
  const hash = held;
  held = '';
  return hash;
}
