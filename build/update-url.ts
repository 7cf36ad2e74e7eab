/** Host names of the same machine, for testing builds: nobody can intercept their traffic. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * Returns the folder of the update feed, from `OJA_UPDATE_URL`: latest.yml, latest-mac.yml, latest-linux.yml and the
 * installers.
 * @returns the URL without a slash at its end; null if the build does not look for updates
 * @throws if it is no https URL: an attacker who controls the feed could replace the app with another program
 */
export function updateUrl(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  const url = URL.parse(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && OWN_MACHINE.has(url.hostname));
  if (!isSafe) {
    throw new Error(
      `OJA_UPDATE_URL is ${JSON.stringify(value)}: updates come over https only. Give an address such as https://example.com/oja, or none to build an app that looks for no updates.`,
    );
  }
  return url.href.replace(/\/$/v, '');
}
