import { createHash } from 'node:crypto';

const STYLE =
  'html{color-scheme:light dark}body{display:grid;place-content:center;min-block-size:90vh;margin:0;padding:1.5rem;' +
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center;background:light-dark(#fbf9f3,#0d1028);color:light-dark(#141836,#f6f2e7)}h1{font-size:1.75rem;margin:0}';

/** Nothing runs and nothing is loaded: the address of this page holds what Google answered. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  connection: 'close',
};

/** What the browser shows once it has brought Google's answer. @param text plain words of ours, no markup */
export function loopbackPage(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Oja</title><style>${STYLE}</style><h1>You can go back to Oja</h1><p>${text}</p></html>`;
}
