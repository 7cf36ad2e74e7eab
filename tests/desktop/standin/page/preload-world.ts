import type { makeCodec } from './codec.ts';
import type { ContextBridge, IpcRenderer } from '../surface.ts';
import type { makePeer } from './peer.ts';

/** What the preload's world tells main. */
export type ToMain =
  | { kind: 'invoke'; id: number; channel: string; args: unknown[] }
  /** A link was pressed that another program of the system's would open. */
  | { kind: 'leave'; url: string }
  /** A link was opened with a modifier, or with the middle button. */
  | { kind: 'open'; url: string }
  | { kind: 'context-menu'; params: PageContext };

/** What main tells the preload's world. */
export type ToPreload =
  | { kind: 'result'; id: number; ok: boolean; value: unknown }
  | { kind: 'message'; channel: string; args: unknown[] }
  | { kind: 'look'; isVisible: boolean; isFocused: boolean };

/** What was under the pointer, as Electron's context-menu event tells it. */
export interface PageContext {
  x: number;
  y: number;
  linkURL: string;
  linkText: string;
  srcURL: string;
  mediaType: 'none' | 'image';
  hasImageContents: boolean;
  altText: string;
  isEditable: boolean;
  selectionText: string;
  word: string;
}

type Listener = Parameters<IpcRenderer['on']>[1];

/**
 * What stands in the preload's world: `electron` as a sandboxed preload has it, and the ears for links and context menus.
 * Runs in the page, as its own source.
 * @param preload the app's preload, given its `require`
 */
export function startPreloadWorld(
  codecOf: typeof makeCodec,
  peerOf: typeof makePeer,
  names: { toPage: string; toPreload: string; send: string; receive: string; inside: readonly string[] },
  preload: (require: (name: string) => unknown) => void,
): void {
  // As in Electron, a frame within the page has no preload.
  if (globalThis.window !== globalThis.window.top) return;
  const peer = peerOf(codecOf, { out: names.toPage, into: names.toPreload }, {});
  const codec = codecOf();
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, Set<Listener>>();
  let last = 0;

  const tell = (message: ToMain): void => Reflect.get(globalThis, names.send)(codec.write(message));
  const event = { sender: undefined, ports: [] };

  Object.defineProperty(globalThis, names.receive, {
    value(text: string) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only main knows this function's name
      const message = codec.read(text) as ToPreload;
      if (message.kind === 'look') return peer.look(message.isVisible, message.isFocused);
      if (message.kind === 'message') return listeners.get(message.channel)?.forEach((listener) => listener(event, ...message.args));
      const promise = pending.get(message.id);
      pending.delete(message.id);
      return message.ok ? promise?.resolve(message.value) : promise?.reject(message.value);
    },
  });

  function strict(name: string, parts: object): object {
    return new Proxy(parts, {
      get(target, key) {
        if (typeof key === 'symbol' || key in target || key === 'then') return Reflect.get(target, key);
        throw new Error(`stand-in: ${name}.${key} is not implemented`);
      },
    });
  }

  const ipcRenderer = strict('ipcRenderer', {
    invoke(channel: string, ...args: unknown[]) {
      last += 1;
      const promise = Promise.withResolvers<unknown>();
      pending.set(last, promise);
      try {
        tell({ kind: 'invoke', id: last, channel, args });
      } catch (error) {
        promise.reject(error);
      }
      return promise.promise;
    },
    on(channel: string, listener: Listener) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
    },
  } satisfies IpcRenderer);
  const contextBridge = strict('contextBridge', { exposeInMainWorld: (key: string, api: unknown) => peer.expose(key, api) } satisfies ContextBridge);
  const electron = strict('electron', { ipcRenderer, contextBridge });

  const linkOf = (press: Event) => press.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '');
  function onLink(press: MouseEvent): void {
    const isMiddle = press.type === 'auxclick' && press.button === 1;
    const isModified = press.type === 'click' && (press.ctrlKey || press.metaKey || press.shiftKey);
    const link = linkOf(press);
    if (!link || press.defaultPrevented) return;
    const { href: url } = link;
    if (isMiddle || isModified) {
      press.preventDefault();
      tell({ kind: 'open', url });
    } else if (press.type === 'click' && link.target !== '_blank' && !names.inside.includes(link.protocol)) {
      // Chromium would ask whether the other program may start, in a dialog that nobody sees and that stops every further press.
      press.preventDefault();
      tell({ kind: 'leave', url });
    }
  }
  globalThis.addEventListener('click', onLink);
  globalThis.addEventListener('auxclick', onLink);

  globalThis.addEventListener('contextmenu', (press) => {
    if (press.defaultPrevented) return;
    const [node] = press.composedPath();
    const image = node instanceof HTMLImageElement ? node : undefined;
    const link = linkOf(press);
    const field = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node : undefined;
    const selected = field ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0) : (getSelection()?.toString() ?? '');
    const before = field?.value.slice(0, field.selectionStart ?? 0) ?? '';
    const after = field?.value.slice(field.selectionStart ?? 0) ?? '';
    tell({
      kind: 'context-menu',
      params: {
        x: press.clientX,
        y: press.clientY,
        linkURL: link?.href ?? '',
        linkText: link?.textContent ?? '',
        srcURL: image?.currentSrc ?? '',
        mediaType: image ? 'image' : 'none',
        hasImageContents: (image?.naturalWidth ?? 0) > 0,
        altText: image?.alt ?? '',
        isEditable: field ? !field.readOnly && !field.disabled : node instanceof HTMLElement && node.isContentEditable,
        selectionText: selected,
        word: (/[\p{L}']*$/u.exec(before)?.[0] ?? '') + (/^[\p{L}']*/u.exec(after)?.[0] ?? ''),
      },
    });
  });

  preload((name) => {
    if (name !== 'electron') throw new Error(`module not found: ${name} (a sandboxed preload may require only electron)`);
    return electron;
  });
}
