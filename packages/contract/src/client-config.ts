import { z } from 'zod';

/** GET /config.json: what a client may know about this installation. Null means "not offered here". */
export const clientConfigSchema = z.object({
  uploadUrl: z.string(),
  googleClientId: z.string().nullable(),
  vendorFormUrl: z.url().nullable(),
  androidAppUrl: z.string().nullable(),
  supportUrl: z.url({ protocol: /^(?:https?|mailto)$/ }).nullable(),
});
export type ClientConfig = z.infer<typeof clientConfigSchema>;

/** GET /version.json */
export const versionSchema = z.object({ version: z.string() });

/** GET /health */
export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });
