import { z } from 'zod';

import { errorCode, errorText } from '../startup/startup-fault.ts';
import { SmsError, type SmsSender } from './sms-sender.ts';

/** How long one call to Termii may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Error codes for which there was no connection: nothing was sent. */
const UNCONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The answer to an accepted message. Older releases of Termii send no `code`. */
const acceptedSchema = z.object({ code: z.literal('ok').optional(), message_id: z.string().min(1) });

export interface TermiiOptions {
  /** Base address of the API, without a slash at the end. */
  api: string;
  apiKey: string;
  /** The registered sender that phones show. */
  sender: string;
  /** `dnd` also reaches numbers that refuse advertising; `generic` does not. */
  channel: 'dnd' | 'generic';
  patienceMs?: number;
}

/** Termii's messaging API: POST /api/sms/send, one message per call. */
export function termii({ api, apiKey, sender, channel, patienceMs = PATIENCE_MS }: TermiiOptions): SmsSender {
  async function post(payload: object): Promise<{ status: number; body: string }> {
    try {
      const response = await fetch(`${api}/api/sms/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
        // A redirect could send the key to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      return { status: response.status, body: await response.text() };
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      const code = errorCode(cause);
      throw new SmsError(`Termii cannot be reached: ${code ?? errorText(error)}`, {
        mayBeSent: code === undefined || !UNCONNECTED.has(code),
        cause: error,
      });
    }
  }

  return {
    async sendSms({ to, text }) {
      const { status, body } = await post({
        to: to.replace(/^\+/, ''),
        from: sender,
        sms: text,
        type: 'plain',
        channel,
        api_key: apiKey,
      });
      if (status >= 200 && status < 300 && acceptedSchema.safeParse(readJson(body)).success) return;
      // Termii's texts may repeat the number, so only the status is reported.
      throw new SmsError(`Termii accepted no message, but answered ${status}`, {
        mayBeSent: status < 400 || status >= 500,
      });
    },
  };
}

/** Parses JSON; undefined for a text that is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
