import { setTimeout } from 'node:timers/promises';

import type { APIRequestContext } from '@playwright/test';

/** Mails go out right after the answer that they belong to. */
const PATIENCE_MS = 5000;

/**
 * The activation link in the newest mail to an address, read from the server's own outbox page.
 * Throws when no such mail comes.
 */
export async function activationLinkFor(email: string, request: APIRequestContext): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const link = await findLink(email, request);
    if (link !== undefined) return link;
    if (Date.now() > until) throw new Error(`The outbox holds no activation mail to ${email}.`);
    await setTimeout(100);
  }
}

async function findLink(email: string, request: APIRequestContext): Promise<string | undefined> {
  const page = await (await request.get('/outbox')).text();
  const links = [...page.matchAll(/https?:\/\/[^\s"<>]+\/activate\?[^\s"<>]+/g)].map(([link]) => link.replaceAll('&amp;', '&'));
  return links.find((candidate) => new URL(candidate).searchParams.get('email') === email);
}
