/** Characters of a User-Agent that are read: real ones are shorter. */
const READ_MAX = 512;

/** In this order: most browsers also claim to be those below them. */
const APPS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOPT\/|\bOpera(?: Mini|\/)/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\/|\bUBrowser\//, 'UC Browser'],
  [/\bPHX\//, 'Phoenix Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** In this order: Android names Linux, and an iPhone names Mac OS X. */
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof APPS, text: string) => list.find(([sign]) => sign.test(text))?.[1];

/**
 * Returns the device that a User-Agent describes, in words for its owner: "Chrome on Android", "Oja for Windows". It
 * has no versions, so that a device stays the same after an update.
 * @param userAgent the header, or undefined without one
 * @returns '' for a program that is no known browser on a known system
 */
export function deviceWords(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, READ_MAX);
  const system = nameIn(SYSTEMS, text);
  if (/\bElectron\//.test(text)) return system === undefined ? 'Oja' : `Oja for ${system}`;
  const app = nameIn(APPS, text);
  if (app === undefined || system === undefined) return app ?? system ?? '';
  return `${app} on ${system}`;
}
