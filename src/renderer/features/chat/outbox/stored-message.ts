import type { SharedPost } from '@oja/contract/shared-post';

/** A message that the server has not taken yet, as it lies on the device. */
export interface StoredMessage {
  /** Made before it leaves: the same one twice is one message. */
  clientId: string;
  partnerId: string;
  text: string;
  /** What it is about. */
  post?: SharedPost | undefined;
  /** When it was written, ISO 8601. */
  createdAt: string;
  /** The later it was written, the greater. */
  order: number;
  /** `failed`: it was refused. */
  status: 'sending' | 'failed';
  /** Why it was not sent. */
  failure: string | undefined;
  /** Its picture. */
  file?: File;
  /** Where the picture is stored, once it is. */
  storedUrl?: string;
}
