import { setTimeout } from 'node:timers/promises';

import type { APIRequestContext } from '@playwright/test';

/** Emails are sent right after their response; the limit is a backstop for a busy machine. */
const TIMEOUT_MS = 30_000;

/** Polls the server's outbox page until the search finds something. Throws on timeout. */
async function findInOutbox<Found>(
  request: APIRequestContext,
  what: string,
  find: (page: string) => Found | undefined,
): Promise<Found> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = find(await (await request.get('/outbox')).text());
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(`The outbox holds no ${what}.`);
    await setTimeout(100);
  }
}

/** The activation link in the newest email to an address. */
export function activationLinkFor(email: string, request: APIRequestContext): Promise<string> {
  return findInOutbox(request, `activation mail to ${email}`, (page) => {
    const links = [...page.matchAll(/https?:\/\/[^\s"<>]+\/activate\?[^\s"<>]+/g)].map(([link]) =>
      link.replaceAll('&amp;', '&'),
    );
    return links.find((candidate) => new URL(candidate).searchParams.get('email') === email);
  });
}

/** The restore link in the newest email to an address. */
export function restoreLinkFor(email: string, request: APIRequestContext): Promise<string> {
  return findInOutbox(request, `mail with a restore link to ${email}`, (page) => {
    const letter = page.split('<article>').find((article) => article.includes('/restore?') && article.includes(email));
    return letter && /https?:\/\/[^\s"<>]+\/restore\?[^\s"<>]+/.exec(letter)?.[0].replaceAll('&amp;', '&');
  });
}

/** The recovery code in the newest email to an address. */
export function codeFor(email: string, request: APIRequestContext): Promise<string> {
  return findInOutbox(request, `code for ${email}`, (page) => {
    const letter = page
      .split('<article>')
      .find((article) => article.includes('Your Oja code') && article.includes(email));
    return letter && /^\s*([A-Z0-9]{5})\s*$/m.exec(letter)?.[1];
  });
}

/** The code that confirms a session, in the newest email to an address. */
export function stepUpCodeFor(email: string, request: APIRequestContext): Promise<string> {
  return findInOutbox(request, `code to confirm for ${email}`, (page) => {
    const letter = page
      .split('<article>')
      .find((article) => article.includes('Confirm that it is you on Oja') && article.includes(email));
    return letter && /^\s*(\d{6})\s*$/m.exec(letter)?.[1];
  });
}
