import type { MessageInput } from '@oja/contract/messages';

import type { DealStep, StoredMessage } from './stored-message.ts';

/** A picture of an outgoing message. */
export interface OutgoingPicture {
  file: File;
  /** Shows the picture until the server's address is known. */
  previewUrl: string;
  /** Its address on the server, once uploaded. */
  storedUrl?: string;
  /** The uploaded share, 0 to 1. */
  progress: number;
}

/** What an outgoing message refers to. */
interface References extends Pick<StoredMessage, 'post' | 'quote' | 'showNow'> {
  /** It is a step of a deal, which the server makes a message of. */
  step?: DealStep | undefined;
}

/** What a message is added with besides text and pictures. A step of a deal has the `clientId` of its first call. */
export type Addition = References & { clientId?: string };

/** A message that the server has not accepted yet. */
export interface OutgoingMessage
  extends References, Pick<StoredMessage, 'clientId' | 'partnerId' | 'text' | 'createdAt' | 'order'> {
  picture: OutgoingPicture | undefined;
  /**
   * `waiting`: sending failed for now and is retried automatically. `failed`: it was refused, and waits for the user.
   */
  status: 'sending' | 'waiting' | 'failed';
  /** Why it was not sent. */
  failure: string | undefined;
}

/** A message with a picture. */
export type PictureMessage = OutgoingMessage & { picture: OutgoingPicture };

/** Whether a message has a picture that must be uploaded first. */
export function isUnuploaded(message: OutgoingMessage): message is PictureMessage {
  return message.picture !== undefined && message.picture.storedUrl === undefined;
}

/** A message of an earlier page. */
export function fromStored({ file, storedUrl, offer: step, ...kept }: StoredMessage): OutgoingMessage {
  const picture = file && {
    file,
    previewUrl: URL.createObjectURL(file),
    progress: 0,
    ...(storedUrl !== undefined && { storedUrl }),
  };
  return { ...kept, step, picture };
}

/** The form in which it is stored on the device. */
export function toStored({ picture, status, step, ...message }: OutgoingMessage): StoredMessage {
  const storedUrl = picture?.storedUrl;
  return {
    ...message,
    offer: step,
    status: status === 'failed' ? status : 'sending',
    ...(picture && { file: picture.file }),
    ...(storedUrl !== undefined && { storedUrl }),
  };
}

/** The form in which it is sent. A step of a deal has a call of its own. */
export interface OutgoingInput extends MessageInput {
  step?: DealStep;
}

export function toInput({
  clientId,
  partnerId,
  text,
  post,
  quote,
  showNow,
  picture,
  step,
}: OutgoingMessage): OutgoingInput {
  return {
    recipientId: partnerId,
    clientId,
    message: text,
    img: picture?.storedUrl ?? '',
    ...(post && { postId: post._id, ...(showNow && { showNow }) }),
    ...(quote && { replyTo: quote._id }),
    ...(step && { step }),
  };
}
