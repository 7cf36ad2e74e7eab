/** Where builds are tried out: nobody stands between an app and its own machine. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * The folder of the update feed, from `OJA_UPDATE_URL`: latest.yml, latest-mac.yml, latest-linux.yml and the installers.
 * @returns the address without a slash at its end; null where the build is to look for no updates
 * @throws where it is no https address: whoever can answer for the feed can put a program of theirs in the app's place
 */
export function updateUrl(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  const url = URL.parse(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && OWN_MACHINE.has(url.hostname));
  if (!isSafe) {
    throw new Error(`OJA_UPDATE_URL is ${JSON.stringify(value)}: updates come over https only. Give an address such as https://example.com/oja, or none to build an app that looks for no updates.`);
  }
  return url.href.replace(/\/$/v, '');
}
