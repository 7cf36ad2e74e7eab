import { z } from 'zod';

import type { CallName, Takes } from './calls.ts';

const MAX_STATE = 5 * 1024 * 1024;
const MAX_TOKEN = 4096;
const MAX_ADDRESS = 2048;

const nothing = z.undefined();

/** The validator of each call's payload. Main alone runs them; the page is not trusted to send what its types say. */
export const PAYLOADS: { readonly [Name in CallName]: z.ZodType<Takes<Name>> } = {
  'session.load': nothing,
  'session.save': z.strictObject({
    state: z.string().max(MAX_STATE),
    accessToken: z.string().min(1).max(MAX_TOKEN).nullable(),
  }),
  'session.clear': nothing,
  'app.info': nothing,
  'server.origin': nothing,
  'shell.openExternal': z.string().min(1).max(MAX_ADDRESS),
};
