import type { FastifyBaseLogger } from 'fastify';
import { emailSchema } from '@oja/contract/users';
import { z } from 'zod';

import type { Config } from '../../foundation/startup/config.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';

/** A Google account with an email that Google has verified. */
export interface GooglePerson {
  /** Google's own id of the account. */
  subject: string;
  /** In lower case. */
  email: string;
  name: string | undefined;
}

/** How long each of Google's two answers may take, in milliseconds. */
const PATIENCE_MS = 5000;

/** Some of Google's answers contain the boolean as a string. */
const yesSchema = z.union([z.literal(true), z.literal('true')]);

const tokenInfoSchema = z.object({ aud: z.string() });
const userInfoSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: yesSchema,
  name: z.string().optional(),
});

type GoogleConfig = Pick<
  Config,
  'googleClientId' | 'googleDesktopClient' | 'googleOtherClientIds' | 'googleUserinfoUrl' | 'googleTokeninfoUrl'
>;

/**
 * Asks Google who owns an access token. A token that was given to another app must not log in here, so Google is
 * first asked for which app the token was issued.
 * @throws ApiError `google_not_offered` without a client id, `google_failed` for every other failure
 */
export async function fetchGooglePerson(
  config: GoogleConfig,
  accessToken: string,
  log: FastifyBaseLogger,
): Promise<GooglePerson> {
  if (config.googleClientId === undefined) throw new ApiError('google_not_offered');
  const tokenInfo = tokenInfoSchema.safeParse(
    // The token is sent in the body, because addresses end up in logs.
    await fetchJson(
      config.googleTokeninfoUrl,
      { method: 'POST', body: new URLSearchParams({ access_token: accessToken }) },
      log,
    ),
  );
  const ours = [config.googleClientId, config.googleDesktopClient?.id, ...config.googleOtherClientIds];
  if (!tokenInfo.success || !ours.includes(tokenInfo.data.aud)) throw new ApiError('google_failed');
  const userInfo = userInfoSchema.safeParse(
    await fetchJson(config.googleUserinfoUrl, { headers: { authorization: `Bearer ${accessToken}` } }, log),
  );
  if (!userInfo.success) throw new ApiError('google_failed');
  const { sub, email, name } = userInfo.data;
  return { subject: sub, email: email.toLowerCase(), name };
}

/** @returns undefined for an answer that is not a success */
async function fetchJson(url: string, request: RequestInit, log: FastifyBaseLogger): Promise<unknown> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return await response.json();
    await response.body?.cancel();
    if (response.status >= 500)
      log.warn({ host: new URL(url).host, status: response.status }, 'Google answers with an error');
    return undefined;
  } catch (error) {
    log.warn({ host: new URL(url).host, reason: reasonOf(error) }, 'Google could not be asked');
    throw new ApiError('google_failed');
  }
}

/** The reason of a failure, without the request: errors about a header repeat the header's content. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? errorText(error.cause) : error.name;
}
