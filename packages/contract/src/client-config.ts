import { z } from 'zod';

import { errorBodySchema } from './errors.ts';

/** GET /config.json: what a client may know about this installation. Null means "not offered here". */
export const clientConfigSchema = z.object({
  uploadUrl: z.string(),
  googleClientId: z.string().nullable(),
  /** The desktop app as Google knows it. Such an app can keep no secret; Google asks for this one all the same. Servers before it do not say. */
  googleDesktopClient: z.object({ id: z.string(), secret: z.string().nullable() }).nullish(),
  vendorFormUrl: z.url().nullable(),
  androidAppUrl: z.string().nullable(),
  supportUrl: z.url({ protocol: /^(?:https?|mailto)$/ }).nullable(),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;

/** GET /version.json */
export const versionSchema = z.object({ version: z.string() });

/** GET /health */
export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** What the server works with: `unused` is what this installation does without. */
const partStateSchema = z.enum(['ok', 'away', 'unused']);
export const partsSchema = z.object({
  database: partStateSchema,
  /** Whether the data folder can be written. */
  disk: partStateSchema,
  redis: partStateSchema,
  s3: partStateSchema,
  smtp: partStateSchema,
});
export type Parts = z.infer<typeof partsSchema>;

/** GET /ready: `degraded` when something is away that most calls can do without. */
export const readySchema = z.object({ status: z.enum(['ok', 'degraded']), version: z.string(), parts: partsSchema });

/** The same with 503, when something is away that nearly every call needs. */
export const notReadySchema = errorBodySchema.extend({ parts: partsSchema });
