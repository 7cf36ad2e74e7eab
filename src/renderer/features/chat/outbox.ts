import type { MessageInput } from '@oja/contract/messages';

/** A picture that goes with a message. */
interface OutgoingPicture {
  file: File;
  /** Shows it here until the server's own address is known. */
  previewUrl: string;
  /** Where it is stored, once it is. */
  storedUrl?: string;
  /** Share that has been sent, 0 to 1. */
  progress: number;
}

/** A message that the server has not taken yet. */
export interface OutgoingMessage {
  /** Made before it leaves: the same one twice is one message. */
  clientId: string;
  partnerId: string;
  text: string;
  picture: OutgoingPicture | undefined;
  /** When it was written, ISO 8601. */
  createdAt: string;
  status: 'sending' | 'failed';
  /** Why it was not sent. */
  failure: string | undefined;
}

/** What an outbox needs of the world; both reject with a sentence for the person. */
interface OutboxWays {
  /** Stores a picture. @returns its address */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string>;
  /** Hands the message in; once it settles, the message is in its thread. */
  send: (message: MessageInput) => Promise<void>;
}

const NONE: readonly OutgoingMessage[] = [];

/**
 * Messages on their way, kept apart from the screens so that they go on when one is left: each is shown at once as
 * sending, goes in the order in which it was written, and stays with its text and picture where it fails.
 */
export class Outbox {
  readonly #ways: OutboxWays;
  readonly #listeners = new Set<() => void>();
  /** By partner; each list is replaced when anything in it changes. */
  readonly #messages = new Map<string, readonly OutgoingMessage[]>();
  /** What is being done for each partner; the next thing waits for it. */
  readonly #turns = new Map<string, Promise<void>>();

  constructor(ways: OutboxWays) {
    this.#ways = ways;
  }

  /**
   * Takes a text and pictures: a message holds one picture, so each further one is a message of its own, and the text
   * goes with the first.
   */
  add(partnerId: string, text: string, files: readonly File[]): void {
    const createdAt = new Date().toISOString();
    const pictures = files.length === 0 ? [undefined] : files;
    for (const [index, file] of pictures.entries()) {
      const message: OutgoingMessage = {
        clientId: crypto.randomUUID(),
        partnerId,
        text: index === 0 ? text : '',
        picture: file && { file, previewUrl: URL.createObjectURL(file), progress: 0 },
        createdAt,
        status: 'sending',
        failure: undefined,
      };
      this.#set(partnerId, [...this.to(partnerId), message]);
      this.#queue(message);
    }
  }

  /** Sends one that failed again, as the same message. */
  retry({ partnerId, clientId }: OutgoingMessage): void {
    const message = this.#find(partnerId, clientId);
    if (message?.status !== 'failed') return;
    this.#change(message, { status: 'sending', failure: undefined });
    this.#queue(message);
  }

  /** Gives up one that failed. */
  discard({ partnerId, clientId }: OutgoingMessage): void {
    const message = this.#find(partnerId, clientId);
    if (message?.status === 'failed') this.#remove(message);
  }

  /** Those to one person, oldest first; the same array until something changes. */
  to(partnerId: string): readonly OutgoingMessage[] {
    return this.#messages.get(partnerId) ?? NONE;
  }

  isEmpty(): boolean {
    return [...this.#messages.values()].every(({ length }) => length === 0);
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #queue({ partnerId, clientId }: OutgoingMessage): void {
    const before = this.#turns.get(partnerId) ?? Promise.resolve();
    this.#turns.set(
      partnerId,
      before.then(() => this.#deliver(partnerId, clientId)),
    );
  }

  async #deliver(partnerId: string, clientId: string): Promise<void> {
    const message = this.#find(partnerId, clientId);
    if (message?.status !== 'sending') return;
    try {
      const img = message.picture ? await this.#store(message, message.picture) : '';
      await this.#ways.send({ recipientId: partnerId, clientId, message: message.text, img });
      this.#remove(message);
    } catch (error) {
      this.#change(message, { status: 'failed', failure: error instanceof Error ? error.message : undefined });
    }
  }

  /** A picture that is stored already is not sent again. */
  async #store(message: OutgoingMessage, picture: OutgoingPicture): Promise<string> {
    if (picture.storedUrl !== undefined) return picture.storedUrl;
    const storedUrl = await this.#ways.upload(picture.file, (progress) => this.#change(message, { picture: { ...picture, progress } }));
    this.#change(message, { picture: { ...picture, storedUrl, progress: 1 } });
    return storedUrl;
  }

  #find(partnerId: string, clientId: string): OutgoingMessage | undefined {
    return this.to(partnerId).find((message) => message.clientId === clientId);
  }

  #change({ partnerId, clientId }: OutgoingMessage, change: Partial<OutgoingMessage>): void {
    this.#set(partnerId, this.to(partnerId).map((message) => (message.clientId === clientId ? { ...message, ...change } : message)));
  }

  #remove({ partnerId, clientId, picture }: OutgoingMessage): void {
    if (picture) URL.revokeObjectURL(picture.previewUrl);
    this.#set(partnerId, this.to(partnerId).filter((message) => message.clientId !== clientId));
  }

  #set(partnerId: string, messages: readonly OutgoingMessage[]): void {
    this.#messages.set(partnerId, messages);
    for (const listener of this.#listeners) listener();
  }
}
