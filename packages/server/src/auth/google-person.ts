import type { FastifyBaseLogger } from 'fastify';
import { emailSchema } from '@oja/contract/users';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { Refusal } from '../http/refusal.ts';
import { errorText } from '../startup-fault.ts';

/** Somebody as Google knows them, with an e-mail that Google has verified. */
export interface GooglePerson {
  /** Google's own id of the account. */
  subject: string;
  /** In lower case. */
  email: string;
  name: string | undefined;
}

/** How long Google may take for each of its two answers. */
const PATIENCE_MS = 5000;

/** Google has written yes as a word in some of its answers. */
const yesSchema = z.union([z.literal(true), z.literal('true')]);

const tokenInfoSchema = z.object({ aud: z.string() });
const userInfoSchema = z.object({ sub: z.string().min(1).max(255), email: emailSchema, email_verified: yesSchema, name: z.string().optional() });

type GoogleConfig = Pick<Config, 'googleClientId' | 'googleDesktopClient' | 'googleOtherClientIds' | 'googleUserinfoUrl' | 'googleTokeninfoUrl'>;

/**
 * Asks Google whose an access token is. A token that somebody gave to another app must not log in here, whoever runs
 * that app: so Google is asked first for whom it was made.
 * @throws Refusal `google_not_offered` without a client id, `google_failed` for whatever else stands in the way
 */
export async function askGoogle(config: GoogleConfig, accessToken: string, log: FastifyBaseLogger): Promise<GooglePerson> {
  if (config.googleClientId === undefined) throw new Refusal('google_not_offered');
  const tokenInfo = tokenInfoSchema.safeParse(
    // In the body, as an address would be written down along the way.
    await fetchJson(config.googleTokeninfoUrl, { method: 'POST', body: new URLSearchParams({ access_token: accessToken }) }, log),
  );
  const ours = [config.googleClientId, config.googleDesktopClient?.id, ...config.googleOtherClientIds];
  if (!tokenInfo.success || !ours.includes(tokenInfo.data.aud)) throw new Refusal('google_failed');
  const userInfo = userInfoSchema.safeParse(
    await fetchJson(config.googleUserinfoUrl, { headers: { authorization: `Bearer ${accessToken}` } }, log),
  );
  if (!userInfo.success) throw new Refusal('google_failed');
  const { sub, email, name } = userInfo.data;
  return { subject: sub, email: email.toLowerCase(), name };
}

/** @returns undefined for an answer that is a refusal */
async function fetchJson(url: string, request: RequestInit, log: FastifyBaseLogger): Promise<unknown> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return await response.json();
    await response.body?.cancel();
    if (response.status >= 500) log.warn({ host: new URL(url).host, status: response.status }, 'Google is in trouble');
    return undefined;
  } catch (error) {
    log.warn({ host: new URL(url).host, reason: reasonOf(error) }, 'Google could not be asked');
    throw new Refusal('google_failed');
  }
}

/** What failed, without what was sent: errors about a header repeat it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? errorText(error.cause) : error.name;
}
