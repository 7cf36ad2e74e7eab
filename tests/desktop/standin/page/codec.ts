/** How a codec transfers functions and promises, which cross between two worlds as numbers. */
interface Living {
  /** Returns the number to send. Undefined refuses the value, as Electron does where only data may pass. */
  send: (kind: 'function' | 'promise', value: object) => number | undefined;
  receive: (kind: 'function' | 'promise', id: number) => unknown;
}

/** Writes values as text and reads them. */
export interface Codec {
  write: (value: unknown) => string;
  read: (text: string) => unknown;
}

/**
 * Encodes what a structured clone can transfer as tagged JSON. It runs in Node and, by its source, in the page, so it
 * uses nothing from outside.
 * @param living transfers functions and promises; without it they are refused
 */
export function makeCodec(living?: Living): Codec {
  const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  const VIEWS = {
    Uint8Array,
    Uint8ClampedArray,
    Int8Array,
    Uint16Array,
    Int16Array,
    Uint32Array,
    Int32Array,
    Float32Array,
    Float64Array,
  };

  function pack(value: unknown): unknown {
    switch (typeof value) {
      case 'undefined':
        return ['undefined'];
      case 'bigint':
        return ['bigint', value.toString()];
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : ['number', Object.is(value, -0) ? '-0' : String(value)];
      case 'function':
        return packLiving('function', value);
      case 'symbol':
        return refuse();
      case 'object':
        return value === null ? null : packObject(value);
      default:
        return value;
    }
  }

  function packObject(value: object): unknown {
    if (Array.isArray(value)) return ['array', value.map((entry) => pack(entry))];
    if (value instanceof Date) return ['date', value.getTime()];
    if (value instanceof Map) return ['map', [...value].map(([key, entry]) => [pack(key), pack(entry)])];
    if (value instanceof Set) return ['set', [...value].map((entry) => pack(entry))];
    if (value instanceof Error) return ['error', value.name, value.message];
    if (value instanceof Promise) return packLiving('promise', value);
    if (value instanceof ArrayBuffer) return ['buffer', toBase64(new Uint8Array(value))];
    if (ArrayBuffer.isView(value)) {
      const view = Object.entries(VIEWS).find(([, kind]) => value instanceof kind)?.[0] ?? refuse();
      return ['view', view, toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))];
    }
    return ['object', Object.entries(value).map(([key, entry]) => [key, pack(entry)])];
  }

  function packLiving(kind: 'function' | 'promise', value: object): unknown {
    const id = living?.send(kind, value);
    return id === undefined ? refuse() : [kind, id];
  }

  function refuse(): never {
    throw new Error('An object could not be cloned.');
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- what JSON.parse gives of our own writing
  function unpack(packed: any): unknown {
    if (!Array.isArray(packed)) return packed;
    const [tag, first, second] = packed;
    const entries = (list: [unknown, unknown][]) =>
      list.map(([key, entry]): [unknown, unknown] => [unpack(key), unpack(entry)]);
    switch (tag) {
      case 'undefined':
        return undefined;
      case 'bigint':
        return BigInt(first);
      case 'number':
        return Number(first);
      case 'array':
        return first.map((entry: unknown) => unpack(entry));
      case 'date':
        return new Date(first);
      case 'map':
        return new Map(entries(first));
      case 'set':
        return new Set(first.map((entry: unknown) => unpack(entry)));
      case 'error':
        return Object.assign(new Error(second), { name: first });
      case 'buffer':
        return fromBase64(first).buffer;
      case 'view': {
        const kind = Object.entries(VIEWS).find(([name]) => name === first)?.[1] ?? Uint8Array;
        return new kind(fromBase64(second).buffer);
      }
      case 'object':
        return Object.fromEntries(entries(first));
      default:
        return living?.receive(tag, first);
    }
  }

  return { write: (value) => JSON.stringify(pack(value)), read: (text) => unpack(JSON.parse(text)) };
}
