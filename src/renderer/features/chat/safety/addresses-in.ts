/** An address in a message. */
export interface Address {
  /** The host as typed, in lower case. */
  typedHost: string;
  /** The host as browsers resolve it: other alphabets as "xn--…", numbers as an IP address. */
  host: string;
  /** Whether a name or password precedes the host: "https://gtbank.com@evil.ng" leads to evil.ng. */
  hasUserInfo: boolean;
}

const WITH_SCHEME = /\bhttps?:\/\/[^\s<>"“”«»`{}|\\^]+/giu;

/**
 * The endings of addresses without a scheme. Others, such as ".so", are more often a missing space between sentences.
 */
const ENDS =
  'com|net|org|ng|info|biz|xyz|shop|online|site|store|top|app|live|link|click|club|pro|vip|icu|web|website|space|tech|finance|bank|money|co|io|ru|cn|cc|tk|ml|cf|gq|ug|gh|ke';
const WITHOUT_SCHEME = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/:-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+(?:${ENDS})(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])`,
  'giu',
);

/** Returns the addresses in a message, with or without a scheme, but not email addresses. */
export function addressesIn(text: string): Address[] {
  const rest = text.replaceAll(WITH_SCHEME, ' ');
  const found = [
    ...(text.match(WITH_SCHEME) ?? []),
    ...(rest.match(WITHOUT_SCHEME) ?? []).map((host) => `http://${host}`),
  ];
  return found.flatMap((address) => {
    try {
      const { hostname, username, password } = new URL(address);
      const authority = /^https?:\/\/([^/?#]*)/iu.exec(address)?.[1] ?? '';
      const typedHost = authority
        .slice(authority.lastIndexOf('@') + 1)
        .replace(/:\d*$/u, '')
        .toLowerCase();
      return [{ typedHost, host: hostname, hasUserInfo: username !== '' || password !== '' }];
    } catch {
      return [];
    }
  });
}
