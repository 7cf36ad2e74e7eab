import type { makeCodec } from './codec.ts';

/** A message from one world of a page to the other. */
type Message =
  | { kind: 'call'; id: number; args: unknown[] }
  | { kind: 'answer'; ok: boolean; value: unknown }
  | { kind: 'settle'; id: number; ok: boolean; value: unknown }
  | { kind: 'expose'; key: string; api: unknown }
  | { kind: 'look'; isVisible: boolean; isFocused: boolean };

/** One end of the connection between a page's own world and its preload's world. */
export interface Peer {
  expose: (key: string, api: unknown) => void;
  look: (isVisible: boolean, isFocused: boolean) => void;
}

/**
 * Creates one end. The worlds share only the DOM: texts pass synchronously as events, under names that the page does
 * not know. Functions and promises stay in their world and pass as numbers. Its source runs in the page.
 * @param on handles the other end's exposed objects and messages
 */
export function makePeer(
  codecOf: typeof makeCodec,
  names: { out: string; into: string },
  on: { expose?: (key: string, api: unknown) => void; look?: (isVisible: boolean, isFocused: boolean) => void },
): Peer {
  const { dispatchEvent, addEventListener, CustomEvent } = globalThis;
  const functions = new Map<number, (...args: unknown[]) => unknown>();
  const numbers = new WeakMap<object, number>();
  const theirs = new Map<number, unknown>();
  const unsettled = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  let answer: { ok: boolean; value: unknown } = { ok: true, value: undefined };

  const codec = codecOf({
    send(kind, value) {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      last += 1;
      const id = last;
      numbers.set(value, id);
      if (kind === 'function' && typeof value === 'function')
        functions.set(id, (...args) => Reflect.apply(value, undefined, args));
      if (value instanceof Promise) {
        value.then(
          (result: unknown) => send({ kind: 'settle', id, ok: true, value: result }),
          (error: unknown) => send({ kind: 'settle', id, ok: false, value: error }),
        );
      }
      return id;
    },
    receive(kind, id) {
      if (kind === 'promise') {
        const promise = Promise.withResolvers<unknown>();
        unsettled.set(id, promise);
        return promise.promise;
      }
      const known = theirs.get(id) ?? ((...args: unknown[]) => call(id, args));
      theirs.set(id, known);
      return known;
    },
  });

  function send(message: Message): void {
    Reflect.apply(dispatchEvent, globalThis, [new CustomEvent(names.out, { detail: codec.write(message) })]);
  }

  function call(id: number, args: unknown[]): unknown {
    send({ kind: 'call', id, args });
    if (!answer.ok) throw answer.value;
    return answer.value;
  }

  function perform({ id, args }: Message & { kind: 'call' }): Message {
    try {
      return { kind: 'answer', ok: true, value: functions.get(id)?.(...args) };
    } catch (error) {
      return { kind: 'answer', ok: false, value: error };
    }
  }

  function take(message: Message): void {
    switch (message.kind) {
      case 'call':
        return send(perform(message));
      case 'answer':
        answer = message;
        return undefined;
      case 'settle': {
        const promise = unsettled.get(message.id);
        unsettled.delete(message.id);
        return message.ok ? promise?.resolve(message.value) : promise?.reject(message.value);
      }
      case 'expose':
        return on.expose?.(message.key, message.api);
      case 'look':
        return on.look?.(message.isVisible, message.isFocused);
    }
  }

  addEventListener(names.into, (event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the other end knows the event's name
    take(codec.read((event as CustomEvent<string>).detail) as Message);
  });
  return {
    expose: (key, api) => send({ kind: 'expose', key, api }),
    look: (isVisible, isFocused) => send({ kind: 'look', isVisible, isFocused }),
  };
}
