import { generateSync } from 'otplib';

/** The code that an authenticator app shows at a time, in milliseconds. */
export function codeAt(secret: string, at: number): string {
  return generateSync({ secret, epoch: Math.floor(at / 1000) });
}
