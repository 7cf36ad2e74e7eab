import type { MessageInput } from '@oja/contract/messages';
import type { SharedPost } from '@oja/contract/shared-post';

import { backoff } from '../../../realtime/socket/backoff.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { StoredMessage } from './stored-message.ts';
import { SendingFailure } from './sending-failure.ts';

/** A picture of an outgoing message. */
interface OutgoingPicture {
  file: File;
  /** Shows the picture until the server's address is known. */
  previewUrl: string;
  /** Its address on the server, once uploaded. */
  storedUrl?: string;
  /** The uploaded share, 0 to 1. */
  progress: number;
}

/** A message that the server has not accepted yet. */
export interface OutgoingMessage extends Pick<
  StoredMessage,
  'clientId' | 'partnerId' | 'text' | 'post' | 'createdAt' | 'order'
> {
  picture: OutgoingPicture | undefined;
  /**
   * `waiting`: sending failed for now and is retried automatically. `failed`: it was refused, and waits for the user.
   */
  status: 'sending' | 'waiting' | 'failed';
  /** Why it was not sent. */
  failure: string | undefined;
}

/** The dependencies of an outbox. The first two reject with SendingFailure. */
interface OutboxDeps {
  /** Uploads a picture. @returns its address */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string>;
  /**
   * Sends the message. When it resolves, the message is in its thread. Calls with the same `clientId` create one
   * message.
   */
  send: (message: MessageInput) => Promise<void>;
  /** Stores messages beyond the page's lifetime. */
  store: OutboxStore;
  /** Runs a task for the messages to one partner, in one tab at a time. */
  inTurn: (partnerId: string, work: () => Promise<void>) => Promise<void>;
  /** Shows a failure: the first one of a message, and each one after the user's own retry. */
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
 * Sends the viewer's messages (architecture §12). Each is shown at once, stored on the device until the server has it,
 * and sent in the order of writing. While the server is unreachable, the first message and all later ones wait, and are
 * retried automatically. A refused message stays with its reason and does not delay others.
 */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #listeners = new Set<() => void>();
  /** By partner, oldest first; each list is replaced when anything in it changes. */
  readonly #messages = new Map<string, readonly OutgoingMessage[]>();
  /** The partners whose messages are being sent now. */
  readonly #busy = new Set<string>();
  /** The timer of the next retry, by partner. */
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** How many automatic retries have failed in a row, by partner. */
  readonly #failures = new Map<string, number>();
  #lastOrder = 0;
  #isClosed = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** Loads the unsent messages of an earlier page, and sends them. */
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
   * Adds a text and pictures. A message contains at most one picture, so each further picture is a message of its own.
   * The text and the post belong to the first message.
   * @returns resolves once they are stored on this device, as far as it stores anything
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
    // Stored all at once: a message that is not in the store counts as sent by another tab.
    await Promise.all(added.map((message) => this.#deps.store.put(toStored(message))));
    void this.#pump(partnerId);
  }

  /** Sends a waiting or failed message again, as the same message; without its post if that was deleted. */
  retry(message: OutgoingMessage): void {
    const known = this.#find(message);
    if (!known) return;
    // Without its failure the next one is shown, even if an automatic retry is running.
    this.#change(known, {
      status: 'sending',
      failure: undefined,
      ...(known.post?.isAvailable === false && { post: undefined }),
    });
    void this.#pump(message.partnerId);
  }

  /** Discards a waiting or failed message. */
  discard(message: OutgoingMessage): void {
    const known = this.#find(message);
    if (known && known.status !== 'sending') void this.#remove(known);
  }

  /** Retries all waiting messages at once: the connection may be back. */
  wake(): void {
    for (const partnerId of this.#messages.keys()) void this.#pump(partnerId);
  }

  /** Stops sending. Stored messages stay for the user's next page. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const { picture } of [...this.#messages.values()].flat()) if (picture) URL.revokeObjectURL(picture.previewUrl);
  }

  /** The messages to one partner, oldest first; the same array until something changes. */
  to(partnerId: string): readonly OutgoingMessage[] {
    return this.#messages.get(partnerId) ?? NONE;
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends the messages to one partner one by one, until none is left or the first one must wait. */
  async #pump(partnerId: string): Promise<void> {
    if (this.#busy.has(partnerId) || this.#isClosed) return;
    this.#busy.add(partnerId);
    clearTimeout(this.#timers.get(partnerId));
    let isHeld = true;
    try {
      isHeld = await this.#sendAll(partnerId);
    } catch (error) {
      // An unexpected error is reported, and retried like an unreachable server.
      reportError(error);
    }
    this.#busy.delete(partnerId);
    if (this.#isClosed) return;
    if (!isHeld) {
      // A message may have been added or retried while the last one was being removed: nothing else sends it.
      if (this.#next(partnerId)) void this.#pump(partnerId);
      return;
    }
    const failures = (this.#failures.get(partnerId) ?? 0) + 1;
    const tryAgain = () => {
      // Messages that are written meanwhile are sent as well, but do not prolong the wait.
      this.#failures.set(partnerId, failures);
      void this.#pump(partnerId);
    };
    this.#timers.set(partnerId, setTimeout(tryAgain, backoff(failures)));
  }

  /** @returns whether a message must wait */
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

  /** @returns whether the next message may be sent */
  async #deliver(message: OutgoingMessage): Promise<boolean> {
    // Another tab, or this one before a reload, has sent it.
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
      // The first failure of an automatically retried message was already shown.
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

  /** Uploads the picture, unless it is uploaded already. */
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
