/**
 * The push services of browsers: Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. The server posts to
 * an address that a client has sent, so it posts to these hosts alone.
 */
const PUSH_HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Whether the server may post to the address of a subscription: with https, at the standard port, to a known push
 * service, or to an origin that the operator has named in PUSH_ORIGINS.
 */
export function isPushEndpoint(endpoint: string, origins: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (origins.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return PUSH_HOSTS.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
}
