import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';

import { Refusal } from './refusal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often what may be done. Limits by address are generous, because mobile networks put thousands of people behind
 * one; what must be tight is limited by account or person.
 */
const RATE_LIMITS = {
  apiByAddress: { max: 3000, windowMs: MINUTE },
  signupByAddress: { max: 60, windowMs: HOUR },
  signupByEmail: { max: 10, windowMs: HOUR },
  loginByAddress: { max: 300, windowMs: 5 * MINUTE },
  loginByAccount: { max: 10, windowMs: 5 * MINUTE },
  activationByAddress: { max: 120, windowMs: HOUR },
  resendByAccount: { max: 5, windowMs: HOUR },
  apiByPerson: { max: 900, windowMs: MINUTE },
  uploadByPerson: { max: 120, windowMs: 10 * MINUTE },
  postByPerson: { max: 60, windowMs: HOUR },
  withdrawByPerson: { max: 30, windowMs: HOUR },
  payByPerson: { max: 30, windowMs: HOUR },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Prepares counting, and limits the API by address. Files are not counted: a carrier's one address stands for a whole
 * town, and a page of pictures is a hundred requests.
 */
export async function addRateLimits(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limitByAddress = limit(app, 'apiByAddress', scale);
  app.addHook('onRequest', async function limitApi(request, reply) {
    if (request.url.startsWith('/api/')) await limitByAddress.call(this, request, reply);
  });
}

/**
 * A hook that refuses with `rate_limited` (429, with retry-after) what happens too often.
 * @param whose tells apart who is counted; by default the address, of IPv6 the /64 network that one subscriber has
 */
export function limit(
  app: FastifyInstance,
  name: RateLimitName,
  scale: number,
  whose?: (request: FastifyRequest) => string,
): onRequestAsyncHookHandler {
  const { max, windowMs } = RATE_LIMITS[name];
  const check = app.createRateLimit({ max: Math.max(1, Math.round(max * scale)), timeWindow: windowMs, ...(whose && { keyGenerator: whose }) });
  return async (request, reply) => {
    const state = await check(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new Refusal('rate_limited');
  };
}
