import type { APIRequestContext, Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

import { type TestAccount, makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';

/** A user with an account and a browser context of their own. */
export interface Person extends TestAccount {
  context: BrowserContext;
  page: Page;
}

/**
 * Creates an account, a vendor's if requested, and opens a browser context for it; `baseURL` is the test's own. Close
 * `context` at the end.
 * @param is the account's role, and the `device` of the context; default a desktop
 */
export async function join(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string | undefined,
  name: string,
  { device, ...is }: { vendor?: boolean; device?: BrowserContextOptions } = {},
): Promise<Person> {
  const account = await makeAccount(request, { name, ...is });
  const context = await browser.newContext({ ...device, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await startSession(page, account.userName, account.password);
  return { ...account, context, page };
}

const as = ({ accessToken }: Pick<TestAccount, 'accessToken'>) => ({ authorization: `Bearer ${accessToken}` });

/** Sends a message by an API call. */
export async function sendByCall(
  request: APIRequestContext,
  from: Pick<TestAccount, 'accessToken'>,
  to: Pick<TestAccount, 'id'>,
  message: string,
  about: { postId?: string } = {},
): Promise<void> {
  const answer = await request.post('/api/v1/messages', {
    headers: as(from),
    data: { recipientId: to.id, clientId: crypto.randomUUID(), message, img: '', ...about },
  });
  if (!answer.ok()) throw new Error(`The message was not sent: ${await answer.text()}`);
}

/** Toggles following a user by an API call. */
export async function followByCall(
  request: APIRequestContext,
  who: Pick<TestAccount, 'accessToken'>,
  whom: Pick<TestAccount, 'id'>,
): Promise<void> {
  await request.post(`/api/v1/users/follow/${whom.id}`, { headers: as(who) });
}
