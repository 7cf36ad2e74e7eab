/**
 * Chromium alone refuses schemes that it does not know. `oja-app://app/x` is there `http://app.oja-app.localhost/x`, a secure
 * context with an origin, storage and workers of its own; whatever main is told of is mapped back.
 */
const schemes = new Set<string>();

/** Makes a scheme known. */
export function addScheme(scheme: string): void {
  schemes.add(scheme);
}

export const knownSchemes = (): readonly string[] => [...schemes];

/** An address of main's as Chromium loads it. */
export function toPage(address: string): string {
  const [, scheme, host, rest] = /^([\w+.-]+):\/\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  return scheme !== undefined && schemes.has(scheme) ? `http://${host}.${scheme}.localhost${rest === '' ? '/' : rest}` : address;
}

/** An address of Chromium's as main would know it. */
export function fromPage(address: string): string {
  const [, host, scheme, rest] = /^http:\/\/([^/?#]+)\.([^/?#.]+)\.localhost(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
  return scheme !== undefined && schemes.has(scheme) ? `${scheme}://${host}${rest}` : address;
}
