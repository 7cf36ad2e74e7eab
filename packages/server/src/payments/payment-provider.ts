import type { PaymentProviderName } from '@oja/contract/payments';

/** What a checkout needs to know. */
export interface PaymentOrder {
  /** Ours, unguessable; names the payment wherever it is spoken of. */
  reference: string;
  amountKobo: number;
  /** What is paid for, for the person who pays. */
  description: string;
  payer: { name: string; email: string };
  /** Where the checkout sends its visitor afterwards. */
  returnUrl: string;
}

/** What a provider says about a payment when it is asked. */
export type Verification =
  | { status: 'paid'; amountKobo: number; currency: string; transactionId: string }
  /** Nobody has paid yet, or the provider knows of no payment. */
  | { status: 'pending' }
  /** A try that did not succeed; another one may. */
  | { status: 'failed' };

/** A message from a provider, after its signature was found right. */
export interface Notice {
  /** Which payment it is about; undefined when it is about something that does not concern us. */
  reference: string | undefined;
  /** The provider's own name for it. */
  transactionId: string | undefined;
}

/** Somebody who takes payments for us, design §6. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /**
   * Begins a payment.
   * @returns the address of the checkout
   * @throws PaymentTrouble
   */
  start(order: PaymentOrder): Promise<string>;
  /**
   * Asks what became of a payment.
   * @param transactionId the provider's own name for it, where a notice told it
   * @throws PaymentTrouble
   */
  verify(reference: string, transactionId?: string): Promise<Verification>;
  /**
   * Reads what claims to be a webhook of this provider. What it says about the payment is not believed: it is asked for.
   * @param body as it arrived, byte for byte
   * @returns undefined when the signature is wrong or missing
   */
  readNotice(headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer): Notice | undefined;
}

/** The provider could not be reached, or answered what makes no sense. */
export class PaymentTrouble extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentTrouble';
  }
}
