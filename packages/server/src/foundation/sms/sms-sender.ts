/** One text message to one person. */
export interface Sms {
  /** The number with its country prefix, such as '+2348031234567'. */
  to: string;
  text: string;
}

/** Sends text messages: through a provider, or into the sandbox. */
export interface SmsSender {
  /**
   * Resolves once the message is accepted.
   * @throws SmsError when it was not accepted, or when that is unknown
   */
  sendSms(sms: Sms): Promise<void>;
}

/** A message was not accepted, or that is unknown. The error's text contains neither the number nor the message. */
export class SmsError extends Error {
  /** Whether the message may still arrive, such as after a timeout. */
  readonly mayBeSent: boolean;

  constructor(message: string, { mayBeSent, cause }: { mayBeSent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'SmsError';
    this.mayBeSent = mayBeSent;
  }
}

/**
 * Sends a message, and retries once if the first attempt certainly sent nothing. A message that may have been sent is
 * not repeated: the user could receive two, and both would cost money.
 * @throws SmsError
 */
export async function deliverSms(sender: SmsSender, sms: Sms): Promise<void> {
  try {
    await sender.sendSms(sms);
  } catch (error) {
    if (!(error instanceof SmsError) || error.mayBeSent) throw error;
    await sender.sendSms(sms);
  }
}
