import { resolve } from 'node:path';

import { z } from 'zod';

const REPOSITORY = resolve(import.meta.dirname, '../../../../..');

/** Google's addresses for the owner of a token, and for the app that it was issued to. */
const GOOGLE_USERINFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';
const GOOGLE_TOKENINFO_URL = 'https://www.googleapis.com/oauth2/v3/tokeninfo';

/** Settings that production refuses unless OJA_ALLOW names them. */
const ALLOWABLE = ['outbox', 'demo', 'sandbox', 'sms'] as const;

const optionalText = z.string().trim().min(1).optional();
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address such as https://oja.example' });
const proxy = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])],
  'may have addresses such as 10.0.0.1, ranges such as 10.0.0.0/8, loopback, linklocal and uniquelocal only',
);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

function wholeNumber(min: number, max: number) {
  const range = `must be ${min} to ${max}`;
  return z.coerce.number('must be a number').int(range).min(min, range).max(max, range);
}

/**
 * The environment variables, architecture §6. An empty variable counts as absent.
 *
 * - `NODE_ENV` development (default), production or test
 * - `PORT` (4000), `HOST` the address to listen on; by default all, but only this machine while the demo market is on,
 *   whose passwords everybody knows
 * - `PUBLIC_URL` how people reach this server; links in emails and picture addresses start with it; required in
 *   production
 * - `DATA_DIR` (.data) the SQLite file, pictures and the email outbox
 * - `DATABASE_URL` a PostgreSQL database; without it, SQLite in DATA_DIR
 * - `REDIS_URL` a Redis through which several servers on one database share sockets, presence and rate limits
 * - `S3_BUCKET`, `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY` a bucket for pictures and the key to it; without them,
 *   pictures go to DATA_DIR/images. `S3_ENDPOINT` where the store is, if not Amazon's; `S3_REGION` (us-east-1);
 *   `S3_PUBLIC_URL` where browsers read the bucket, if it is public; otherwise this server serves the pictures
 * - `SMTP_URL`, `MAIL_FROM` the mail server and the sender; without the first, emails go to DATA_DIR/outbox
 * - `FLUTTERWAVE_SECRET_KEY`, `FLUTTERWAVE_WEBHOOK_HASH` the payment company's key and the "secret hash" of its webhook
 *   settings, where the webhook's address is PUBLIC_URL/api/payments/webhook/flutterwave; without them, the sandbox
 *   checkout
 * - `PAYMENTS_URL` (https://api.flutterwave.com/v3) where the payment company's API is
 * - `SMS_PROVIDER` termii, the company that sends codes by SMS; without it, the sandbox. `TERMII_API_KEY` and
 *   `TERMII_SENDER`, the key and the registered sender, belong to it; `TERMII_CHANNEL` dnd (default) or generic;
 *   `TERMII_URL` (https://api.ng.termii.com) where their API is
 * - `SMS_PER_DAY` (1000) the most text messages of all servers together a day
 * - `PUSH_ORIGINS` origins of further push services that subscriptions may name, separated by commas, beside those of
 *   the browsers
 * - `WEB_DIR` (dist-web) the built web app
 * - `WEB_ORIGINS` other origins that may call the API, separated by commas
 * - `GOOGLE_CLIENT_ID`, `VENDOR_FORM_URL`, `ANDROID_APP_URL`, `SUPPORT_URL` given to clients in /config.json
 * - `GOOGLE_DESKTOP_CLIENT_ID`, `GOOGLE_DESKTOP_CLIENT_SECRET` the desktop app's client, also public in /config.json;
 *   its tokens log in
 * - `GOOGLE_OTHER_CLIENT_IDS` further client ids of ours whose tokens log in, separated by commas
 * - `GOOGLE_USERINFO_URL`, `GOOGLE_TOKENINFO_URL` where tokens are checked; Google's own by default
 * - `OJA_DEMO` on or off: whether an empty database is filled with the demo market; on by default outside production
 * - `OJA_ALLOW` what production would otherwise refuse, separated by commas: outbox, demo, sandbox, sms
 * - `TRUST_PROXY` addresses or ranges of the proxies in front, separated by commas (or loopback, linklocal,
 *   uniquelocal), whose X-Forwarded-For is trusted
 * - `METRICS_TOKEN` the bearer token that Prometheus must send to /metrics; without it, production has no /metrics
 * - `STEP_UP_SECONDS` (600) how long after a login or a step-up a session may do what decision 034 lists
 * - `RATE_LIMIT_SCALE` (1) multiplies every rate limit; test runs raise it
 * - `LOG_LEVEL` of pino; info in production, warn elsewhere
 */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: wholeNumber(1, 65_535).default(4000),
  HOST: optionalText,
  PUBLIC_URL: webAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
  DATA_DIR: z.string().trim().default(resolve(REPOSITORY, '.data')),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: 'must be an address such as postgres://user:password@host:5432/oja' })
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://user:password@host:6379' })
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().trim().default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PUBLIC_URL: webAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: optionalText,
  FLUTTERWAVE_SECRET_KEY: optionalText,
  FLUTTERWAVE_WEBHOOK_HASH: optionalText,
  PAYMENTS_URL: webAddress
    .transform((address) => address.replace(/\/+$/, ''))
    .default('https://api.flutterwave.com/v3'),
  SMS_PROVIDER: z.enum(['termii'], 'must be termii').optional(),
  TERMII_API_KEY: optionalText,
  TERMII_SENDER: optionalText,
  TERMII_CHANNEL: z.enum(['dnd', 'generic'], 'must be dnd or generic').default('dnd'),
  TERMII_URL: webAddress.transform((address) => address.replace(/\/+$/, '')).default('https://api.ng.termii.com'),
  SMS_PER_DAY: wholeNumber(0, 1_000_000).default(1000),
  WEB_DIR: z.string().trim().default(resolve(REPOSITORY, 'dist-web')),
  WEB_ORIGINS: list.pipe(z.array(webAddress.transform((address) => new URL(address).origin))),
  PUSH_ORIGINS: list.pipe(z.array(webAddress.transform((address) => new URL(address).origin))),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_DESKTOP_CLIENT_ID: optionalText,
  GOOGLE_DESKTOP_CLIENT_SECRET: optionalText,
  GOOGLE_OTHER_CLIENT_IDS: list,
  GOOGLE_USERINFO_URL: webAddress.default(GOOGLE_USERINFO_URL),
  GOOGLE_TOKENINFO_URL: webAddress.default(GOOGLE_TOKENINFO_URL),
  VENDOR_FORM_URL: webAddress.optional(),
  ANDROID_APP_URL: optionalText,
  SUPPORT_URL: z
    .url({
      protocol: /^(?:https?|mailto)$/,
      error: 'must be an address such as https://oja.example/help or mailto:help@oja.example',
    })
    .optional(),
  OJA_DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  OJA_ALLOW: list.pipe(z.array(z.enum(ALLOWABLE, `may name ${ALLOWABLE.join(', ')}`))),
  TRUST_PROXY: list.pipe(z.array(proxy)),
  METRICS_TOKEN: z.string().trim().min(16, 'must have at least 16 characters').optional(),
  STEP_UP_SECONDS: wholeNumber(1, 86_400).default(600),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive('must be above 0').default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** The variables as they were read: `undefined` where one is absent and has no default. */
export type Environment = z.output<typeof environmentSchema>;
