import type { PaymentProviderName } from '@oja/contract/payments';

/** The data that a checkout needs. */
export interface PaymentOrder {
  /** Our unguessable reference, which identifies the payment everywhere. */
  reference: string;
  amountKobo: number;
  /** What is paid for, as the payer reads it. */
  description: string;
  payer: { name: string; email: string };
  /** The address to which the checkout returns its visitor. */
  returnUrl: string;
}

/** A provider's answer about the state of a payment. */
export type Verification =
  | { status: 'paid'; amountKobo: number; currency: string; transactionId: string }
  /** Nobody has paid yet, or the provider does not know the payment. */
  | { status: 'pending' }
  /** An attempt failed; another one may succeed. */
  | { status: 'failed' };

/** A webhook's content, after its signature was verified. */
export interface Notice {
  /** The payment's reference; undefined when the webhook is about something else. */
  reference: string | undefined;
  /** The provider's own id of the payment. */
  transactionId: string | undefined;
}

/** A payment provider, architecture §6. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /**
   * Starts a payment.
   * @returns the address of the checkout
   * @throws PaymentProviderError
   */
  start(order: PaymentOrder): Promise<string>;
  /**
   * Asks the provider for the state of a payment.
   * @param transactionId the provider's own id of the payment, where a webhook contained it
   * @throws PaymentProviderError
   */
  verify(reference: string, transactionId?: string): Promise<Verification>;
  /**
   * Verifies and reads a webhook of this provider. Its claims about the payment are not trusted: the caller asks the
   * provider.
   * @param body the raw body, byte for byte
   * @returns undefined when the signature is wrong or missing
   */
  readNotice(headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer): Notice | undefined;
}

/** The provider could not be reached, or its answer could not be understood. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
}

/** The provider gave no answer: a call about another payment would most likely fail as well. */
export class ProviderUnavailableError extends PaymentProviderError {
  override name = 'ProviderUnavailableError';
}
