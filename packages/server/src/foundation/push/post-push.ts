import { encryptPush, type SubscriptionKeys } from './encrypt-push.ts';
import type { Vapid } from './vapid.ts';

/** How long a push service may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;
/** How long a push service keeps a push for a device that is off, in seconds: older news are summed up in the app. */
const KEEP_S = 12 * 3600;

/** What became of a push: `gone` if the subscription no longer exists, `later` if the service may accept it later. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

export interface PushTarget extends SubscriptionKeys {
  endpoint: string;
}

/**
 * Hands a push to the push service of a browser. Never throws.
 * @param topic a push that waits there for the device is replaced by a later one with the same topic: at most 32
 *   characters of base64url
 */
export async function postPush(
  vapid: Vapid,
  { endpoint, ...keys }: PushTarget,
  { text, topic }: { text: string; topic: string },
  now: number,
): Promise<PushOutcome> {
  try {
    const { status, body } = await fetch(endpoint, {
      method: 'POST',
      // An address that was checked must not lead to another one.
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        authorization: vapid.authorization(endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEEP_S),
        topic,
        urgency: 'high',
      },
      body: new Uint8Array(encryptPush(text, keys)),
    });
    await body?.cancel();
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}
