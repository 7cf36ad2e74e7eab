import { errorCode, errorText } from '../startup-fault.ts';

/** Why a letter was not taken, and what that means for it and for others. */
export interface MailFault {
  /**
   * - `refused`: this letter will never be taken
   * - `deferred`: this letter may be taken later
   * - `trouble`: no letter is taken at present, because the mail server is away or its settings are wrong
   */
  kind: 'refused' | 'deferred' | 'trouble';
  /** For the log: neither an address nor words of the letter. */
  reason: string;
}

/** SMTP's answers to a stranger: closing down, encrypt first, log in first, wrong log in. They are about us, not about the letter. */
const ABOUT_US = new Set([421, 530, 534, 535, 538]);

/** The steps of handing a letter over in which the mail server speaks of this letter alone. */
const ABOUT_LETTER = new Set(['RCPT TO', 'DATA']);

/** Reads the error of a mailer, as nodemailer makes them. */
export function explainMailFault(error: unknown): MailFault {
  const { command, responseCode } = smtpPartsOf(error);
  if (responseCode === undefined) return { kind: isUnsendable(error, command) ? 'refused' : 'trouble', reason: withoutAddresses(errorText(error)) };
  // The server's own words are left out: they repeat the recipient, and some repeat what the letter says.
  const reason = `the mail server answered ${responseCode} to ${command ?? 'the letter'}`;
  if (command === undefined || !ABOUT_LETTER.has(command) || ABOUT_US.has(responseCode)) return { kind: 'trouble', reason };
  return { kind: responseCode >= 500 ? 'refused' : 'deferred', reason };
}

/** Nodemailer itself finds that there is no such address, or no such mail. */
function isUnsendable(error: unknown, command: string | undefined): boolean {
  return command === 'API' && (errorCode(error) === 'EENVELOPE' || errorCode(error) === 'EMESSAGE');
}

function smtpPartsOf(error: unknown): { command: string | undefined; responseCode: number | undefined } {
  if (!(error instanceof Error)) return { command: undefined, responseCode: undefined };
  return {
    command: 'command' in error && typeof error.command === 'string' ? error.command : undefined,
    responseCode: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
  };
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s"<>]+@[^\s"<>]+/g, '(address)');
}
