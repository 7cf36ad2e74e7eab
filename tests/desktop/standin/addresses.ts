/**
 * Chromium alone refuses unknown schemes. `oja-app://app/x` becomes `http://app.oja-app.localhost/x`, a secure context
 * with its own origin, storage and workers; addresses are mapped back before main sees them.
 */
const schemes = new Set<string>();

/** Registers a scheme. */
export function addScheme(scheme: string): void {
  schemes.add(scheme);
}

export const knownSchemes = (): readonly string[] => [...schemes];

/** Maps an address of main to the one that Chromium loads. */
export function toPage(address: string): string {
  const [, scheme, host, rest] = /^([\w+.-]+):\/\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  return scheme !== undefined && schemes.has(scheme)
    ? `http://${host}.${scheme}.localhost${rest === '' ? '/' : rest}`
    : address;
}

/** Maps an address of Chromium to the one that main knows. */
export function fromPage(address: string): string {
  const [, host, scheme, rest] = /^http:\/\/([^/?#]+)\.([^/?#.]+)\.localhost(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
  return scheme !== undefined && schemes.has(scheme) ? `${scheme}://${host}${rest}` : address;
}
