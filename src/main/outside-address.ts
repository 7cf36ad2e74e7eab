/** Longer than any address a person follows, shorter than what breaks the programs it is handed to. */
const MAX_LENGTH = 2048;
/** A mail may be started with a text, never with a file of the person's disk attached. */
const MAIL_FIELDS = new Set(['subject', 'body', 'cc']);
const TELEPHONE = /^\+?[\d\(\).\-]{3,24}$/v;

/**
 * Says whether an address may be handed to the system, which runs the program that claims its scheme: https, mailto and tel,
 * and nothing that only looks like them (design §8).
 * @param serverOrigin an http origin that is allowed as well, for a server on the developer's own machine
 * @returns the address as parsed, which is what must be opened; undefined where it is refused
 */
export function outsideAddress(address: string, serverOrigin?: string): string | undefined {
  if (address.length > MAX_LENGTH) return undefined;
  const url = URL.parse(address);
  return url && isAllowed(url, serverOrigin) ? url.href : undefined;
}

function isAllowed(url: URL, serverOrigin: string | undefined): boolean {
  switch (url.protocol) {
    case 'https:': {
      // A name before the host makes another host look like the one meant.
      return url.username === '' && url.password === '';
    }
    case 'http:': {
      return url.origin === serverOrigin && url.username === '' && url.password === '';
    }
    case 'mailto:': {
      return [...url.searchParams.keys()].every((field) => MAIL_FIELDS.has(field.toLowerCase()));
    }
    case 'tel:': {
      return TELEPHONE.test(url.pathname) && url.search === '' && url.hash === '';
    }
    default: {
      return false;
    }
  }
}
