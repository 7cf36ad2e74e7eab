import { z } from 'zod';

import { errorBodySchema } from './errors.ts';

/** GET /config.json: the public configuration of this installation. Null means that it is not offered. */
export const clientConfigSchema = z.object({
  uploadUrl: z.string(),
  googleClientId: z.string().nullable(),
  /**
   * The Google client of the desktop app. Google requires its secret, although a desktop app cannot keep one. Older
   * servers omit this field.
   */
  googleDesktopClient: z.object({ id: z.string(), secret: z.string().nullable() }).nullish(),
  vendorFormUrl: z.url().nullable(),
  androidAppUrl: z.string().nullable(),
  /** The key with which a browser subscribes to pushes, in base64url. Earlier releases send none. */
  pushKey: z.string().optional(),
  supportUrl: z.url({ protocol: /^(?:https?|mailto)$/ }).nullable(),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;

/** GET /version.json */
export const versionSchema = z.object({ version: z.string() });

/** GET /health */
export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** The state of a part of the server. `unused` means that this installation is not configured to use it. */
const partStateSchema = z.enum(['ok', 'away', 'unused']);
export const partsSchema = z.object({
  database: partStateSchema,
  /** `ok` if the data folder is writable. */
  disk: partStateSchema,
  redis: partStateSchema,
  s3: partStateSchema,
  smtp: partStateSchema,
});
export type Parts = z.infer<typeof partsSchema>;

/** GET /ready: `degraded` if a part is away that most calls do not need. Parts and warnings are for operators alone. */
export const readySchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  parts: partsSchema.optional(),
  /** Faults that an operator should correct although the server works, one sentence each. */
  warnings: z.array(z.string()).optional(),
});

/** GET /ready with status 503: a part is away that nearly every call needs. */
export const notReadySchema = errorBodySchema.extend({ parts: partsSchema.optional() });
