/** Longer than any address in use, shorter than what breaks the programs that receive it. */
const MAX_LENGTH = 2048;
/** An email may be prefilled with text, but never with an attachment from the disk. */
const MAIL_FIELDS = new Set(['subject', 'body', 'cc']);
const TELEPHONE = /^\+?[\d\(\).\-]{3,24}$/v;

/**
 * Decides whether an address may be handed to the system, which runs the program registered for its scheme: only https,
 * mailto and tel (architecture §8).
 * @param serverOrigin an http origin that is allowed in addition, for a server on the developer's own machine
 * @returns the parsed address, which is what must be opened; undefined if it is refused
 */
export function outsideAddress(address: string, serverOrigin?: string): string | undefined {
  if (address.length > MAX_LENGTH) return undefined;
  const url = URL.parse(address);
  return url && isAllowed(url, serverOrigin) ? url.href : undefined;
}

function isAllowed(url: URL, serverOrigin: string | undefined): boolean {
  switch (url.protocol) {
    case 'https:': {
      // A user name before the host makes another host look like the intended one.
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
