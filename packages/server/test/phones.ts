import { newestSms } from '../src/foundation/sms/sandbox-sms.ts';
import type { Account, Answer, TestServer } from './test-server.ts';

/** Requests a code for a phone number. */
export function requestPhoneCode(server: TestServer, as: Account, phoneNumber: string): Promise<Answer> {
  return server.call('POST', '/api/v1/phone', { as, body: { phoneNumber } });
}

/** The code in the newest text message to a number, from the sandbox. */
export async function sentPhoneCode({ database }: TestServer, phoneNumber: string): Promise<string> {
  const messages = await newestSms(database.queries, 50);
  const text = messages.find(({ recipient }) => recipient === `+234${phoneNumber}`)?.text ?? '';
  return /^(\d{6}) is your Oja code/.exec(text)?.[1] ?? '';
}

/** Confirms a phone number with its code. */
export async function confirmPhoneOf(server: TestServer, as: Account, phoneNumber: string): Promise<Answer> {
  await requestPhoneCode(server, as, phoneNumber);
  const code = await sentPhoneCode(server, phoneNumber);
  return server.call('POST', '/api/v1/phone/confirm', { as, body: { code } });
}
