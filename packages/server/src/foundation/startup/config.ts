import { resolve } from 'node:path';

import { z } from 'zod';

import { StartupFault } from './startup-fault.ts';
import { unknownVariableFaults } from './unknown-variables.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../../..');

/** Google's addresses for the owner of a token, and for the app that it was issued to. */
const GOOGLE_USERINFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';
const GOOGLE_TOKENINFO_URL = 'https://www.googleapis.com/oauth2/v3/tokeninfo';

/** Settings that production refuses unless OJA_ALLOW names them. */
const ALLOWABLE = ['outbox', 'demo', 'sandbox'] as const;

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

/** A variable that is a whole number in a range. */
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
 * - `WEB_DIR` (dist-web) the built web app
 * - `WEB_ORIGINS` other origins that may call the API, separated by commas
 * - `GOOGLE_CLIENT_ID`, `VENDOR_FORM_URL`, `ANDROID_APP_URL`, `SUPPORT_URL` given to clients in /config.json
 * - `GOOGLE_DESKTOP_CLIENT_ID`, `GOOGLE_DESKTOP_CLIENT_SECRET` the desktop app's client, also public in /config.json;
 *   its tokens log in
 * - `GOOGLE_OTHER_CLIENT_IDS` further client ids of ours whose tokens log in, separated by commas
 * - `GOOGLE_USERINFO_URL`, `GOOGLE_TOKENINFO_URL` where tokens are checked; Google's own by default
 * - `OJA_DEMO` on or off: whether an empty database is filled with the demo market; on by default outside production
 * - `OJA_ALLOW` what production would otherwise refuse, separated by commas: outbox, demo, sandbox
 * - `TRUST_PROXY` addresses or ranges of the proxies in front, separated by commas (or loopback, linklocal,
 *   uniquelocal), whose X-Forwarded-For is trusted
 * - `METRICS_TOKEN` the bearer token that Prometheus must send to /metrics; without it, production has no /metrics
 * - `STEP_UP_SECONDS` (600) how long after a login or a step-up a session may do what decision 034 lists
 * - `RATE_LIMIT_SCALE` (1) multiplies every rate limit; test runs raise it
 * - `LOG_LEVEL` of pino; info in production, warn elsewhere
 */
const environmentSchema = z.object({
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
  WEB_DIR: z.string().trim().default(resolve(REPOSITORY, 'dist-web')),
  WEB_ORIGINS: list.pipe(z.array(webAddress.transform((address) => new URL(address).origin))),
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

type Environment = z.output<typeof environmentSchema>;

/** The complete configuration, validated and with its defaults filled in. */
export type Config = ReturnType<typeof settle>;

/**
 * Reads the environment.
 * @param source usually process.env
 * @throws StartupFault with one line for each variable that is wrong or mistyped
 */
export function readConfig(source: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const unknown = unknownVariableFaults(Object.keys(present), Object.keys(environmentSchema.shape));
  const result = environmentSchema.safeParse(present);
  if (!result.success) {
    const wrong = result.error.issues.map(
      (issue) => `${String(issue.path[0])} ${issue.message}. Correct it and start again.`,
    );
    throw new StartupFault([...unknown, ...wrong]);
  }
  const faults = [
    ...unknown,
    ...bucketFaults(result.data),
    ...paymentFaults(result.data),
    ...googleFaults(result.data),
    ...productionFaults(result.data),
  ];
  if (faults.length > 0) throw new StartupFault(faults);
  return settle(result.data);
}

/** A bucket needs its name and both parts of its key. */
function bucketFaults(environment: Environment): string[] {
  if (
    Object.entries(environment).every(
      ([name, value]) => !name.startsWith('S3_') || name === 'S3_REGION' || value === undefined,
    )
  )
    return [];
  return (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => environment[name] === undefined)
    .map(
      (name) =>
        `${name} is missing: a bucket for pictures needs it. Set it, or remove all S3_ variables to keep pictures in DATA_DIR.`,
    );
}

/** Both or neither: without the hash, no webhook of a payment could be verified. */
function paymentFaults({ FLUTTERWAVE_SECRET_KEY: key, FLUTTERWAVE_WEBHOOK_HASH: hash }: Environment): string[] {
  if ((key === undefined) === (hash === undefined)) return [];
  const [missing, present] = key === undefined ? ['SECRET_KEY', 'WEBHOOK_HASH'] : ['WEBHOOK_HASH', 'SECRET_KEY'];
  return [
    `FLUTTERWAVE_${missing} is missing: payments need it beside FLUTTERWAVE_${present}. Set it to what Flutterwave's dashboard shows.`,
  ];
}

/**
 * The desktop app's client is public, with its secret, so it must differ from the client whose secret is
 * confidential.
 */
function googleFaults({
  GOOGLE_CLIENT_ID: web,
  GOOGLE_DESKTOP_CLIENT_ID: desktop,
  GOOGLE_DESKTOP_CLIENT_SECRET: secret,
}: Environment): string[] {
  if (desktop === undefined) {
    return secret === undefined
      ? []
      : [
          'GOOGLE_DESKTOP_CLIENT_ID is missing: GOOGLE_DESKTOP_CLIENT_SECRET belongs to it. Set it to the desktop client of your Google project, or remove the secret.',
        ];
  }
  return desktop === web
    ? [
        'GOOGLE_DESKTOP_CLIENT_ID is the same as GOOGLE_CLIENT_ID: its secret would be public. Make a client of the kind "Desktop app" in your Google project, and set its id.',
      ]
    : [];
}

function productionFaults(environment: Environment): string[] {
  if (environment.NODE_ENV !== 'production') return [];
  const faults: string[] = [];
  if (environment.PUBLIC_URL === undefined) {
    faults.push(
      'PUBLIC_URL is missing: in production, links in mails and picture addresses need it. Set it to the address people use.',
    );
  }
  if (environment.SMTP_URL === undefined && !environment.OJA_ALLOW.includes('outbox')) {
    faults.push(
      'SMTP_URL is missing: production does not keep mails in a folder. Set it, or allow that with OJA_ALLOW=outbox.',
    );
  }
  if (
    environment.FLUTTERWAVE_SECRET_KEY === undefined &&
    environment.FLUTTERWAVE_WEBHOOK_HASH === undefined &&
    !environment.OJA_ALLOW.includes('sandbox')
  ) {
    faults.push(
      'FLUTTERWAVE_SECRET_KEY is missing: production takes no play money. Set it, or allow the sandbox with OJA_ALLOW=sandbox.',
    );
  }
  if (environment.OJA_DEMO === 'on' && !environment.OJA_ALLOW.includes('demo')) {
    faults.push(
      'OJA_DEMO=on is refused in production: its passwords are public. Remove it, or allow it with OJA_ALLOW=demo.',
    );
  }
  return faults;
}

function settle(environment: Environment) {
  const production = environment.NODE_ENV === 'production';
  const demo = environment.OJA_DEMO === undefined ? !production : environment.OJA_DEMO === 'on';
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  return {
    production,
    port: environment.PORT,
    host: environment.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl,
    dataDir: resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    s3: bucketOf(environment),
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM ?? `Oja <no-reply@${new URL(publicUrl).hostname}>`,
    flutterwave:
      environment.FLUTTERWAVE_SECRET_KEY === undefined || environment.FLUTTERWAVE_WEBHOOK_HASH === undefined
        ? undefined
        : {
            api: environment.PAYMENTS_URL,
            secretKey: environment.FLUTTERWAVE_SECRET_KEY,
            webhookHash: environment.FLUTTERWAVE_WEBHOOK_HASH,
          },
    webDir: resolve(environment.WEB_DIR),
    webOrigins: environment.WEB_ORIGINS,
    googleClientId: environment.GOOGLE_CLIENT_ID,
    googleDesktopClient:
      environment.GOOGLE_DESKTOP_CLIENT_ID === undefined
        ? undefined
        : { id: environment.GOOGLE_DESKTOP_CLIENT_ID, secret: environment.GOOGLE_DESKTOP_CLIENT_SECRET ?? null },
    googleOtherClientIds: environment.GOOGLE_OTHER_CLIENT_IDS,
    googleUserinfoUrl: environment.GOOGLE_USERINFO_URL,
    googleTokeninfoUrl: environment.GOOGLE_TOKENINFO_URL,
    vendorFormUrl: environment.VENDOR_FORM_URL,
    androidAppUrl: environment.ANDROID_APP_URL,
    supportUrl: environment.SUPPORT_URL ?? `mailto:support@${new URL(publicUrl).hostname}`,
    demo,
    trustedProxies: environment.TRUST_PROXY,
    metricsToken: environment.METRICS_TOKEN,
    stepUpMs: environment.STEP_UP_SECONDS * 1000,
    rateLimitScale: environment.RATE_LIMIT_SCALE,
    logLevel: environment.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

function bucketOf({
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  ...rest
}: Environment) {
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: rest.S3_ENDPOINT,
    region: rest.S3_REGION,
    publicUrl: rest.S3_PUBLIC_URL,
  };
}
