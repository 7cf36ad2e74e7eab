/** A part of a message: plain text, or an address. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

/**
 * Only http and https, up to the first space, quote, bracket or invisible character: direction marks could display an
 * address backwards.
 */
const ADDRESS = /\bhttps?:\/\/[^\s<>"“”«»`{}|\\^\p{Cc}\p{Cf}]+/giu;

/** Characters that end a sentence rather than an address. */
const SENTENCE_END = /[.,!?;:'’…*_~]+$/u;

/** Removes the sentence's punctuation from the end: full stops, and a bracket that was opened before the address. */
function withoutSentenceEnd(found: string): string {
  let address = found;
  for (;;) {
    const before = address;
    address = address.replace(SENTENCE_END, '');
    if (address.endsWith(')') && !address.includes('(')) address = address.slice(0, -1);
    if (address.endsWith(']') && !address.includes('[')) address = address.slice(0, -1);
    if (address === before) return address;
  }
}

/**
 * Returns the address as it is displayed, with its real target: the host as browsers resolve it, so that look-alike
 * letters of other alphabets appear as "xn--…". An address with a user name before an @ ("https://gtbank.com@evil.ng")
 * shows one host and leads to another: it stays plain text.
 */
function linkTo(address: string): TextPart {
  const url = URL.parse?.(address) ?? parse(address);
  if (!url || url.username !== '' || url.password !== '' || !/^https?:$/u.test(url.protocol))
    return { kind: 'text', text: address };
  const [, scheme = '', typedHost = ''] = /^(https?:\/\/)([^/?#]*)/iu.exec(address) ?? [];
  const rest = address.slice(scheme.length + typedHost.length);
  return { kind: 'link', text: `${url.protocol}//${url.host}${rest}`, href: url.href };
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Splits a message into texts and addresses. Joined, they equal the message except for resolved hosts. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: TextPart) => {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text;
    else if (part.text !== '') parts.push(part);
  };
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(match[0]);
    add({ kind: 'text', text: text.slice(end, match.index) });
    add(linkTo(address));
    end = match.index + address.length;
  }
  add({ kind: 'text', text: text.slice(end) });
  return parts;
}
