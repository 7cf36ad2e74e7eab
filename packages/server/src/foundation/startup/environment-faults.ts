import type { Environment } from './environment.ts';

/** The fewest characters of a secret that strangers may try to guess. */
const SECRET_MIN = 16;

/** Whether people reach the server encrypted, or only from its own machine. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

/** What is wrong with variables that are each valid: one line for each fault. */
export function environmentFaults(environment: Environment): string[] {
  return [
    ...bucketFaults(environment),
    ...paymentFaults(environment),
    ...smsFaults(environment),
    ...googleFaults(environment),
    ...productionFaults(environment),
  ];
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

/** A provider needs its key and its sender, and both are of no use without it. */
function smsFaults(environment: Environment): string[] {
  const parts = ['TERMII_API_KEY', 'TERMII_SENDER'] as const;
  if (environment.SMS_PROVIDER === 'termii') {
    return parts
      .filter((name) => environment[name] === undefined)
      .map((name) => `${name} is missing: SMS_PROVIDER=termii needs it. Set it to what Termii's dashboard shows.`);
  }
  if (parts.every((name) => environment[name] === undefined)) return [];
  return ['SMS_PROVIDER is missing: the variables of Termii belong to it. Set it to termii, or remove them.'];
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
  } else if (!isSafe(new URL(environment.PUBLIC_URL))) {
    faults.push(
      `PUBLIC_URL ${environment.PUBLIC_URL} is not encrypted: everybody on the way could read passwords. Put a proxy with TLS in front, and set PUBLIC_URL to its https address.`,
    );
  }
  if (environment.FLUTTERWAVE_WEBHOOK_HASH !== undefined && environment.FLUTTERWAVE_WEBHOOK_HASH.length < SECRET_MIN) {
    faults.push(
      `FLUTTERWAVE_WEBHOOK_HASH has fewer than ${SECRET_MIN} characters: who guesses it can confirm payments. Set a longer one here and in Flutterwave's dashboard.`,
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
  if (environment.SMS_PROVIDER === undefined && !environment.OJA_ALLOW.includes('sms')) {
    faults.push(
      'SMS_PROVIDER is missing: production sends codes by SMS. Set it, or allow the sandbox, which sends none, with OJA_ALLOW=sms.',
    );
  }
  if (environment.SMS_PROVIDER !== undefined && !isSafe(new URL(environment.TERMII_URL))) {
    faults.push(
      `TERMII_URL ${environment.TERMII_URL} is not encrypted: everybody on the way could read the key and the codes. Set it to an https address.`,
    );
  }
  if (environment.OJA_DEMO === 'on' && !environment.OJA_ALLOW.includes('demo')) {
    faults.push(
      'OJA_DEMO=on is refused in production: its passwords are public. Remove it, or allow it with OJA_ALLOW=demo.',
    );
  }
  return faults;
}
