/**
 * Calls back when the network or the user returns: a phone suspends pages with their timers.
 * @returns a function that stops it
 */
export function wakeWithPage(wake: () => void): () => void {
  const wakeSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  globalThis.addEventListener('online', wake);
  globalThis.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wakeSeen);
  return () => {
    globalThis.removeEventListener('online', wake);
    globalThis.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wakeSeen);
  };
}
