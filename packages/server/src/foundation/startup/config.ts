import { resolve } from 'node:path';

import { environmentFaults } from './environment-faults.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { StartupFault } from './startup-fault.ts';
import { unknownVariableFaults } from './unknown-variables.ts';

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
  const faults = [...unknown, ...environmentFaults(result.data)];
  if (faults.length > 0) throw new StartupFault(faults);
  return settle(result.data);
}

function settle(environment: Environment) {
  const isProduction = environment.NODE_ENV === 'production';
  const demo = environment.OJA_DEMO === undefined ? !isProduction : environment.OJA_DEMO === 'on';
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  return {
    isProduction,
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
    termii:
      environment.SMS_PROVIDER === undefined ||
      environment.TERMII_API_KEY === undefined ||
      environment.TERMII_SENDER === undefined
        ? undefined
        : {
            api: environment.TERMII_URL,
            apiKey: environment.TERMII_API_KEY,
            sender: environment.TERMII_SENDER,
            channel: environment.TERMII_CHANNEL,
          },
    smsPerDay: environment.SMS_PER_DAY,
    webDir: resolve(environment.WEB_DIR),
    webOrigins: environment.WEB_ORIGINS,
    pushOrigins: environment.PUSH_ORIGINS,
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
    logLevel: environment.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
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
