import { FAILURES } from '@oja/contract/failures';
import { MESSAGES_TOGETHER } from '@oja/contract/limits';

import { Lane } from './lane.ts';
import type { OutboxStore } from './outbox-store.ts';
import {
  type Addition,
  fromStored,
  isUnuploaded,
  type OutgoingInput,
  type OutgoingMessage,
  type OutgoingPicture,
  type PictureMessage,
  toInput,
  toStored,
} from './outgoing-message.ts';
import { RoundTrip } from './round-trip.ts';
import { SendingFailure } from './sending-failure.ts';

/** The dependencies of an outbox. The first two reject with SendingFailure. */
interface OutboxDeps {
  /** Uploads a picture. @returns its address */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string>;
  /**
   * Sends messages to one partner in one call. When it resolves, those that were accepted are in their thread. Calls
   * with the same `clientId` create one message. A step of a deal is alone.
   * @returns why messages were refused, by their `clientId`
   */
  send: (messages: readonly OutgoingInput[]) => Promise<ReadonlyMap<string, SendingFailure>>;
  /** Stores messages beyond the page's lifetime. */
  store: OutboxStore;
  /** Shows a failure: the first one of a broken line, each refused message, and each one after the user's own retry. */
  showFailure: (failure: SendingFailure) => void;
}

/** Characters in one call, so that it passes a slow line in a few seconds. A longer message goes alone. */
const CHARACTERS_TOGETHER = 20_000;

const NONE: readonly OutgoingMessage[] = [];

/**
 * Sends the viewer's messages (architecture §12). Each is shown at once, stored on the device until the server has it,
 * and sent in the order of writing, together with all others that wait for the same partner. While the server is
 * unreachable, they are retried automatically. A refused message stays with its reason and does not delay others.
 */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #listeners = new Set<() => void>();
  /** By partner, oldest first; each list is replaced when anything in it changes. */
  readonly #messages = new Map<string, readonly OutgoingMessage[]>();
  readonly #lanes = new Map<string, Lane>();
  readonly #roundTrip = new RoundTrip();
  /** The messages whose picture is being uploaded now. */
  readonly #uploading = new Set<string>();
  #lastOrder = 0;
  #isClosed = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** Loads the unsent messages of an earlier page, and sends them. */
  async resume(): Promise<void> {
    const unsent = await this.#deps.store.load();
    for (const message of unsent) {
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
   * The text, and what it refers to, belong to the first message. A deal's step keeps the `clientId` of its first call.
   * @returns resolves once they are stored on this device, as far as it stores anything
   */
  async add(partnerId: string, text: string, files: readonly File[], refersTo: Addition = {}): Promise<void> {
    const createdAt = new Date().toISOString();
    const pictures = files.length === 0 ? [undefined] : files;
    const added = pictures.map((file, index): OutgoingMessage => {
      this.#lastOrder = Math.max(this.#lastOrder + 1, Date.now());
      return {
        clientId: crypto.randomUUID(),
        partnerId,
        text: index === 0 ? text : '',
        ...(index === 0 && refersTo),
        picture: file && { file, previewUrl: URL.createObjectURL(file), progress: 0 },
        createdAt,
        order: this.#lastOrder,
        status: 'sending',
        failure: undefined,
      };
    });
    this.#set(partnerId, [...this.to(partnerId), ...added]);
    // The store notes a text before it returns. The call leaves while the rest is still being written.
    const storing = added.map((message) => this.#deps.store.put(toStored(message)));
    this.#laneTo(partnerId).run();
    await Promise.all(storing);
  }

  /**
   * Sends a waiting or failed message again, as the same message; without its post if that was deleted. All others that
   * wait go with it.
   */
  retry({ partnerId, clientId }: OutgoingMessage): void {
    // Without its failure the next one is shown, even if an automatic retry is running.
    this.#change(partnerId, (one) =>
      one.status === 'waiting' || one.clientId === clientId
        ? { ...one, status: 'sending', failure: undefined, ...(one.post?.isAvailable === false && { post: undefined }) }
        : one,
    );
    this.#laneTo(partnerId).wake();
  }

  /** Discards a waiting or failed message. */
  discard(message: OutgoingMessage): void {
    const known = this.#find(message);
    if (known && known.status !== 'sending') this.#remove(message.partnerId, [known]);
  }

  /** Retries all waiting messages at once: the connection may be back. */
  wake(): void {
    for (const partnerId of this.#messages.keys()) this.#laneTo(partnerId).wake();
  }

  /** Stops sending. Stored messages stay for the user's next page. */
  close(): void {
    this.#isClosed = true;
    for (const lane of this.#lanes.values()) lane.close();
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

  #laneTo(partnerId: string): Lane {
    let lane = this.#lanes.get(partnerId);
    if (!lane) {
      lane = new Lane({
        send: () => this.#send(partnerId),
        onFailed: (error) => this.#holdAll(partnerId, this.#ready(partnerId), error),
        roundTrip: this.#roundTrip,
      });
      this.#lanes.set(partnerId, lane);
    }
    return lane;
  }

  /** The oldest messages to a partner that may go in one call: no message overtakes a picture that is not uploaded. */
  #ready(partnerId: string): OutgoingMessage[] {
    const ready: OutgoingMessage[] = [];
    let characters = 0;
    for (const message of this.to(partnerId)) {
      if (message.status === 'failed') continue;
      characters += message.text.length;
      const isFull = ready.length === MESSAGES_TOGETHER || characters > CHARACTERS_TOGETHER;
      if ((ready[0] && (isFull || ready[0].step || message.step)) || isUnuploaded(message)) break;
      ready.push(message);
    }
    return ready;
  }

  /** Sends what is ready, and uploads the next picture meanwhile. @returns undefined if nothing is ready */
  #send(partnerId: string): Promise<void> | undefined {
    const next = this.to(partnerId).find(({ status, picture }) => status !== 'failed' && picture !== undefined);
    if (next && isUnuploaded(next)) void this.#upload(next);
    const ready = this.#ready(partnerId);
    return ready.length === 0 ? undefined : this.#deliver(partnerId, ready);
  }

  async #deliver(partnerId: string, ready: readonly OutgoingMessage[]): Promise<void> {
    // A first attempt leaves before this function waits for anything.
    const messages = ready.some(({ status }) => status === 'waiting') ? await this.#unsentOf(partnerId, ready) : ready;
    if (messages.length === 0) return;
    const begunAt = performance.now();
    const refused = await this.#deps.send(messages.map(toInput));
    this.#roundTrip.measured(performance.now() - begunAt);
    this.#remove(
      partnerId,
      messages.filter(({ clientId }) => !refused.has(clientId)),
    );
    const failures = messages.flatMap((message) => refused.get(message.clientId) ?? []);
    const passing = failures.find(({ isPassing }) => isPassing);
    this.#hold(partnerId, refused);
    if (passing) throw passing;
  }

  /** The messages that must still be sent: another tab, or this one before a reload, may have sent some. */
  async #unsentOf(partnerId: string, messages: readonly OutgoingMessage[]): Promise<OutgoingMessage[]> {
    const isUnsent = await Promise.all(messages.map(({ clientId }) => this.#deps.store.has(clientId)));
    this.#forget(
      partnerId,
      messages.filter((_, index) => !isUnsent[index]),
    );
    const unsent = new Set(messages.map(({ clientId }) => clientId));
    this.#change(partnerId, (one) => (unsent.has(one.clientId) ? { ...one, status: 'sending' } : one));
    return this.to(partnerId).filter(({ clientId }) => unsent.has(clientId));
  }

  /** Marks messages as waiting or failed, and shows the first failure that is news. */
  #hold(partnerId: string, failures: ReadonlyMap<string, SendingFailure>): void {
    const held = this.to(partnerId).filter(({ clientId }) => failures.has(clientId));
    // The first failure of automatically retried messages was already shown.
    const [first] = held;
    const shown = first && failures.get(first.clientId);
    if (shown && held.every(({ failure }) => failure === undefined)) this.#deps.showFailure(shown);
    this.#change(partnerId, (one) => {
      const failure = failures.get(one.clientId);
      if (!failure) return one;
      const changed: OutgoingMessage = {
        ...one,
        status: failure.isPassing ? 'waiting' : 'failed',
        failure: failure.message,
        ...(failure.isPostGone && one.post && { post: { ...one.post, isAvailable: false } }),
      };
      if (changed.failure !== one.failure) void this.#deps.store.put(toStored(changed));
      return changed;
    });
  }

  /** Holds messages that all failed for the same reason. An unexpected one is reported, and retried. */
  #holdAll(partnerId: string, messages: readonly OutgoingMessage[], error: unknown): void {
    if (!(error instanceof SendingFailure)) reportError(error);
    const failure =
      error instanceof SendingFailure ? error : new SendingFailure(FAILURES.messageSend, FAILURES.network, true);
    this.#hold(partnerId, new Map(messages.map(({ clientId }) => [clientId, failure])));
  }

  /** Uploads the picture of a message, then sends what waits. */
  async #upload(message: PictureMessage): Promise<void> {
    const { partnerId, clientId, picture } = message;
    if (this.#uploading.has(clientId)) return;
    this.#uploading.add(clientId);
    const show = (change: Partial<OutgoingPicture>) =>
      this.#change(partnerId, (one) =>
        one.clientId === clientId ? { ...one, picture: { ...picture, ...change } } : one,
      );
    const lane = this.#laneTo(partnerId);
    try {
      const [unsent] = message.status === 'waiting' ? await this.#unsentOf(partnerId, [message]) : [message];
      if (unsent) {
        const storedUrl = await this.#deps.upload(picture.file, (progress) => show({ progress }));
        show({ storedUrl, progress: 1 });
        const uploaded = this.#find(message);
        if (uploaded) await this.#deps.store.put(toStored(uploaded));
      }
      this.#uploading.delete(clientId);
      lane.run();
    } catch (error) {
      this.#uploading.delete(clientId);
      if (this.#isClosed) return;
      this.#holdAll(partnerId, [message], error);
      if (this.#find(message)?.status === 'failed') lane.run();
      else lane.postpone();
    }
  }

  #find({ partnerId, clientId }: Pick<OutgoingMessage, 'partnerId' | 'clientId'>): OutgoingMessage | undefined {
    return this.to(partnerId).find((message) => message.clientId === clientId);
  }

  #change(partnerId: string, change: (message: OutgoingMessage) => OutgoingMessage): void {
    const before = this.to(partnerId);
    const after = before.map(change);
    if (after.some((message, index) => message !== before[index])) this.#set(partnerId, after);
  }

  #remove(partnerId: string, messages: readonly OutgoingMessage[]): void {
    this.#forget(partnerId, messages);
    for (const { clientId } of messages) void this.#deps.store.remove(clientId);
  }

  #forget(partnerId: string, messages: readonly OutgoingMessage[]): void {
    if (messages.length === 0) return;
    for (const { picture } of messages) if (picture) URL.revokeObjectURL(picture.previewUrl);
    const gone = new Set(messages.map(({ clientId }) => clientId));
    this.#set(
      partnerId,
      this.to(partnerId).filter(({ clientId }) => !gone.has(clientId)),
    );
  }

  #set(partnerId: string, messages: readonly OutgoingMessage[]): void {
    this.#messages.set(partnerId, messages);
    for (const listener of this.#listeners) listener();
  }
}
