import type { Message } from '@oja/contract/messages';
import type { QuotedMessage } from '@oja/contract/quoted-message';
import type { SharedPost } from '@oja/contract/shared-post';

import type { DealCall, NewDeal } from '../../../api/deals-api.ts';

/** A step of a deal: an offer, or an action on the deal that was shown as `version`. */
export type DealStep = Omit<NewDeal, 'clientId'> | Omit<DealCall, 'clientId'>;

/** An unsent message, as stored on the device. */
export interface StoredMessage {
  /** Created before sending: the server creates one message for each id. */
  clientId: string;
  partnerId: string;
  text: string;
  /** The post that it is about. */
  post?: SharedPost | undefined;
  /** The message that it answers, as it was when this one was written. */
  quote?: QuotedMessage | undefined;
  /**
   * It is a step of a deal, which the server makes a message of. Earlier releases know offers alone: the server refuses
   * what else they find here.
   */
  offer?: DealStep | undefined;
  /** It asks to see its post now, or shows it. */
  showNow?: Message['showNow'];
  /** When it was written, ISO 8601. */
  createdAt: string;
  /** Increases with the time of writing. */
  order: number;
  /** `failed`: the server refused it. */
  status: 'sending' | 'failed';
  /** Why it was not sent. */
  failure: string | undefined;
  /** Its picture. */
  file?: File;
  /** The picture's address, once uploaded. */
  storedUrl?: string;
}
