import type { APIRequestContext } from '@playwright/test';

/**
 * The activation link in the newest mail to an address, read from the server's own outbox page.
 * Throws when no such mail has come.
 */
export async function activationLinkFor(email: string, request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/outbox')).text();
  const links = [...page.matchAll(/https?:\/\/[^\s"<>]+\/activate\?[^\s"<>]+/g)].map(([link]) => link.replaceAll('&amp;', '&'));
  const link = links.find((candidate) => new URL(candidate).searchParams.get('email') === email);
  if (link === undefined) throw new Error(`The outbox holds no activation mail to ${email}.`);
  return link;
}
