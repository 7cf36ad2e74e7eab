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
   * @throws SmsError when it was not accepted, or nobody knows
   */
  sendSms(sms: Sms): Promise<void>;
}

/** A message that was not accepted as far as is known. Its text contains neither the number nor the message. */
export class SmsError extends Error {
  /** Whether the message may arrive all the same, such as after a timeout. */
  readonly mayBeSent: boolean;

  constructor(message: string, { mayBeSent, cause }: { mayBeSent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'SmsError';
    this.mayBeSent = mayBeSent;
  }
}

/**
 * Sends a message, and once more if the first attempt certainly sent nothing. A message that may have been sent is not
 * repeated: the person would get two, and both would be paid for.
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
