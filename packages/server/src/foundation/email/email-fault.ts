import { errorCode, errorText } from '../startup/startup-fault.ts';

/** Why an email was not accepted, and what that means for it and for others. */
export interface EmailFault {
  /**
   * - `refused`: this email will never be accepted
   * - `deferred`: this email may be accepted later
   * - `unavailable`: no email is accepted at present, because the mail server is unavailable or its settings are wrong
   */
  kind: 'refused' | 'deferred' | 'unavailable';
  /** For the log: contains neither an address nor text of the email. */
  reason: string;
}

/**
 * SMTP answers about the sending server, not about the email: closing down, encryption required, login required,
 * wrong login.
 */
const ABOUT_US = new Set([421, 530, 534, 535, 538]);

/** The SMTP steps in which the mail server's answer is about this email alone. */
const ABOUT_EMAIL = new Set(['RCPT TO', 'DATA']);

/** Classifies a mailer's error, in the form that nodemailer gives it. */
export function explainEmailFault(error: unknown): EmailFault {
  const { command, responseCode } = smtpPartsOf(error);
  if (responseCode === undefined)
    return {
      kind: isUnsendable(error, command) ? 'refused' : 'unavailable',
      reason: withoutAddresses(errorText(error)),
    };
  // The server's own text is left out: it repeats the recipient, and sometimes parts of the email.
  const reason = `the mail server answered ${responseCode} to ${command ?? 'the email'}`;
  if (command === undefined || !ABOUT_EMAIL.has(command) || ABOUT_US.has(responseCode))
    return { kind: 'unavailable', reason };
  return { kind: responseCode >= 500 ? 'refused' : 'deferred', reason };
}

/** Nodemailer itself rejects the address or the email. */
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
