import type { MessageInput } from '@oja/contract/messages';
import type { SharedPost } from '@oja/contract/shared-post';

import { backoff } from '../../../realtime/socket/backoff.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { StoredMessage } from './stored-message.ts';
import { SendingFailure } from './sending-failure.ts';

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
export interface OutgoingMessage extends Pick<
  StoredMessage,
  'clientId' | 'partnerId' | 'text' | 'post' | 'createdAt' | 'order'
> {
  picture: OutgoingPicture | undefined;
  /** `waiting`: it could not be sent just now, and goes by itself. `failed`: it was refused, and waits for the person. */
  status: 'sending' | 'waiting' | 'failed';
  /** Why it was not sent. */
  failure: string | undefined;
}

/** What an outbox depends on. The first two reject with SendingFailure. */
interface OutboxDeps {
  /** Stores a picture. @returns its address */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string>;
  /** Sends the message. Once it resolves, the message is in its thread. The same `clientId` twice is one message. */
  send: (message: MessageInput) => Promise<void>;
  /** Keeps messages beyond the page. */
  store: OutboxStore;
  /** Does something for the messages to one person, in one tab at a time. */
  inTurn: (partnerId: string, work: () => Promise<void>) => Promise<void>;
  /** Shows a failure: a message's first, and any after the person has tried again themselves. */
  showFailure: (failure: SendingFailure) => void;
}

const NONE: readonly OutgoingMessage[] = [];

function fromStored({ file, storedUrl, ...kept }: StoredMessage): OutgoingMessage {
  const picture = file && {
    file,
    previewUrl: URL.createObjectURL(file),
    progress: 0,
    ...(storedUrl !== undefined && { storedUrl }),
  };
  return { ...kept, picture };
}

function toStored({ picture, status, ...message }: OutgoingMessage): StoredMessage {
  const storedUrl = picture?.storedUrl;
  return {
    ...message,
    status: status === 'failed' ? status : 'sending',
    ...(picture && { file: picture.file }),
    ...(storedUrl !== undefined && { storedUrl }),
  };
}

/**
 * Messages on their way (design §7): each shows at once, is kept on the device until the server has it, and goes in the
 * order in which it was written. While the server cannot be reached the first one waits, and all behind it, and goes by
 * itself later; one that is refused stays with its reason and holds up nothing.
 */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #listeners = new Set<() => void>();
  /** By partner, oldest first; each list is replaced when anything in it changes. */
  readonly #messages = new Map<string, readonly OutgoingMessage[]>();
  /** Partners whose messages are being sent now. */
  readonly #busy = new Set<string>();
  /** When the next try comes, by partner. */
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** How often in a row it was tried again by itself and did not go, by partner. */
  readonly #failures = new Map<string, number>();
  #lastOrder = 0;
  #isClosed = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** Takes up what an earlier page has left. */
  async resume(): Promise<void> {
    const kept = await this.#deps.store.load();
    for (const message of kept) {
      if (this.#find(message)) continue;
      this.#lastOrder = Math.max(this.#lastOrder, message.order);
      const others = [...this.to(message.partnerId), fromStored(message)];
      this.#set(
        message.partnerId,
        others.toSorted((a, b) => a.order - b.order),
      );
    }
    this.wake();
  }

  /**
   * Takes a text and pictures: a message holds one picture, so each further one is a message of its own, and the text
   * goes with the first, and so does the post that it is about.
   * @returns settles once they are kept on this device, as far as it keeps anything
   */
  async add(partnerId: string, text: string, files: readonly File[], post?: SharedPost): Promise<void> {
    const createdAt = new Date().toISOString();
    const pictures = files.length === 0 ? [undefined] : files;
    const added = pictures.map((file, index): OutgoingMessage => {
      this.#lastOrder = Math.max(this.#lastOrder + 1, Date.now());
      return {
        clientId: crypto.randomUUID(),
        partnerId,
        text: index === 0 ? text : '',
        ...(index === 0 && post && { post }),
        picture: file && { file, previewUrl: URL.createObjectURL(file), progress: 0 },
        createdAt,
        order: this.#lastOrder,
        status: 'sending',
        failure: undefined,
      };
    });
    this.#set(partnerId, [...this.to(partnerId), ...added]);
    // All at once: one that is not known to the store counts as sent by another tab.
    await Promise.all(added.map((message) => this.#deps.store.put(toStored(message))));
    void this.#pump(partnerId);
  }

  /** Sends one that waits or failed again, as the same message; without the post that it is about where that is gone. */
  retry(message: OutgoingMessage): void {
    const known = this.#find(message);
    if (!known) return;
    // Without its failure the next one is shown, also where it is just being tried by itself.
    this.#change(known, {
      status: 'sending',
      failure: undefined,
      ...(known.post?.isAvailable === false && { post: undefined }),
    });
    void this.#pump(message.partnerId);
  }

  /** Gives up one that waits or failed. */
  discard(message: OutgoingMessage): void {
    const known = this.#find(message);
    if (known && known.status !== 'sending') void this.#remove(known);
  }

  /** Tries at once to send all that waits: the connection may be back. */
  wake(): void {
    for (const partnerId of this.#messages.keys()) void this.#pump(partnerId);
  }

  /** Nothing goes from here any more; what is kept stays for the next page of the same person. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const { picture } of [...this.#messages.values()].flat()) if (picture) URL.revokeObjectURL(picture.previewUrl);
  }

  /** Those to one person, oldest first; the same array until something changes. */
  to(partnerId: string): readonly OutgoingMessage[] {
    return this.#messages.get(partnerId) ?? NONE;
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what is to go to one person, one after the other, until nothing is left or the first cannot go now. */
  async #pump(partnerId: string): Promise<void> {
    if (this.#busy.has(partnerId) || this.#isClosed) return;
    this.#busy.add(partnerId);
    clearTimeout(this.#timers.get(partnerId));
    let isHeld = true;
    try {
      isHeld = await this.#sendAll(partnerId);
    } catch (error) {
      // An unexpected error: it is reported, and tried again like a server that could not be reached.
      reportError(error);
    }
    this.#busy.delete(partnerId);
    if (this.#isClosed) return;
    if (!isHeld) {
      // Written, or to be tried again, while the last of them was being put away: nobody else sends it.
      if (this.#next(partnerId)) void this.#pump(partnerId);
      return;
    }
    const failures = (this.#failures.get(partnerId) ?? 0) + 1;
    const tryAgain = () => {
      // Messages written meanwhile are tried as well, but do not make the wait longer.
      this.#failures.set(partnerId, failures);
      void this.#pump(partnerId);
    };
    this.#timers.set(partnerId, setTimeout(tryAgain, backoff(failures)));
  }

  /** @returns whether one could not go just now */
  async #sendAll(partnerId: string): Promise<boolean> {
    let isHeld = false;
    await this.#deps.inTurn(partnerId, async () => {
      for (let next = this.#next(partnerId); next && !isHeld && !this.#isClosed; next = this.#next(partnerId))
        isHeld = !(await this.#deliver(next));
    });
    return isHeld;
  }

  #next(partnerId: string): OutgoingMessage | undefined {
    return this.to(partnerId).find(({ status }) => status !== 'failed');
  }

  /** @returns whether the next one may go */
  async #deliver(message: OutgoingMessage): Promise<boolean> {
    // Another tab, or this one before it was reloaded, has sent it.
    if (!(await this.#deps.store.has(message.clientId))) {
      this.#forget(message);
      return true;
    }
    try {
      const { clientId, partnerId: recipientId, text, post } = this.#change(message, { status: 'sending' });
      const img = message.picture ? await this.#storePicture(message, message.picture) : '';
      await this.#deps.send({ recipientId, clientId, message: text, img, ...(post && { postId: post._id }) });
      this.#failures.delete(recipientId);
      await this.#remove(message);
      return true;
    } catch (error) {
      if (!(error instanceof SendingFailure)) throw error;
      // The failure of one that is tried again by itself has been shown.
      if (this.#find(message)?.failure === undefined) this.#deps.showFailure(error);
      const post = error.isPostGone && message.post && { ...message.post, isAvailable: false };
      const changed = this.#change(message, {
        status: error.isPassing ? 'waiting' : 'failed',
        failure: error.message,
        ...(post && { post }),
      });
      await this.#deps.store.put(toStored(changed));
      return !error.isPassing;
    }
  }

  /** A picture that is stored already is not sent again. */
  async #storePicture(message: OutgoingMessage, picture: OutgoingPicture): Promise<string> {
    if (picture.storedUrl !== undefined) return picture.storedUrl;
    const storedUrl = await this.#deps.upload(picture.file, (progress) =>
      this.#change(message, { picture: { ...picture, progress } }),
    );
    await this.#deps.store.put(toStored(this.#change(message, { picture: { ...picture, storedUrl, progress: 1 } })));
    return storedUrl;
  }

  #find({ partnerId, clientId }: Pick<OutgoingMessage, 'partnerId' | 'clientId'>): OutgoingMessage | undefined {
    return this.to(partnerId).find((message) => message.clientId === clientId);
  }

  #change(message: OutgoingMessage, change: Partial<OutgoingMessage>): OutgoingMessage {
    const changed = { ...(this.#find(message) ?? message), ...change };
    this.#set(
      message.partnerId,
      this.to(message.partnerId).map((one) => (one.clientId === message.clientId ? changed : one)),
    );
    return changed;
  }

  #remove(message: OutgoingMessage): Promise<void> {
    this.#forget(message);
    return this.#deps.store.remove(message.clientId);
  }

  #forget({ partnerId, clientId, picture }: OutgoingMessage): void {
    if (picture) URL.revokeObjectURL(picture.previewUrl);
    this.#set(
      partnerId,
      this.to(partnerId).filter((message) => message.clientId !== clientId),
    );
  }

  #set(partnerId: string, messages: readonly OutgoingMessage[]): void {
    this.#messages.set(partnerId, messages);
    for (const listener of this.#listeners) listener();
  }
}
