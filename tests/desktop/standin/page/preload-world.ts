import type { makeCodec } from './codec.ts';
import type { ContextBridge, IpcRenderer } from '../surface.ts';
import type { makePeer } from './peer.ts';

/** Messages from the preload's world to main. */
export type ToMain =
  | { kind: 'invoke'; id: number; channel: string; args: unknown[] }
  /** The user followed a link that another program would open. */
  | { kind: 'leave'; url: string }
  /** The user followed a link with a modifier or the middle button. */
  | { kind: 'open'; url: string }
  | { kind: 'context-menu'; params: PageContext };

/** Messages from main to the preload's world. */
export type ToPreload =
  | { kind: 'result'; id: number; ok: boolean; value: unknown }
  | { kind: 'message'; channel: string; args: unknown[] }
  | { kind: 'look'; isVisible: boolean; isFocused: boolean };

/** What is under the pointer, in the form of Electron's context-menu event. */
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
 * The script of the preload's world: `electron` as a sandboxed preload has it, and listeners for links and context
 * menus. Its source runs in the page.
 * @param preload the app's preload, which receives its `require`
 */
export function startPreloadWorld(
  codecOf: typeof makeCodec,
  peerOf: typeof makePeer,
  names: { toPage: string; toPreload: string; send: string; receive: string; inside: readonly string[] },
  preload: (require: (name: string) => unknown) => void,
): void {
  // As in Electron, a frame inside the page has no preload.
  if (globalThis.window !== globalThis.window.top) return;
  const peer = peerOf(codecOf, { out: names.toPage, into: names.toPreload }, {});
  const codec = codecOf();
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, Set<Listener>>();
  let last = 0;

  const sendToMain = (message: ToMain): void => Reflect.get(globalThis, names.send)(codec.write(message));
  const event = { sender: undefined, ports: [] };

  Object.defineProperty(globalThis, names.receive, {
    value(text: string) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only main knows this function's name
      const message = codec.read(text) as ToPreload;
      if (message.kind === 'look') return peer.look(message.isVisible, message.isFocused);
      if (message.kind === 'message')
        return listeners.get(message.channel)?.forEach((listener) => listener(event, ...message.args));
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
        sendToMain({ kind: 'invoke', id: last, channel, args });
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
  const contextBridge = strict('contextBridge', {
    exposeInMainWorld: (key: string, api: unknown) => peer.expose(key, api),
  } satisfies ContextBridge);
  const electron = strict('electron', { ipcRenderer, contextBridge });

  const linkOf = (press: Event) =>
    press
      .composedPath()
      .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '');
  function onLink(press: MouseEvent): void {
    const isMiddle = press.type === 'auxclick' && press.button === 1;
    const isModified = press.type === 'click' && (press.ctrlKey || press.metaKey || press.shiftKey);
    const link = linkOf(press);
    if (!link || press.defaultPrevented) return;
    const { href: url } = link;
    if (isMiddle || isModified) {
      press.preventDefault();
      sendToMain({ kind: 'open', url });
    } else if (press.type === 'click' && link.target !== '_blank' && !names.inside.includes(link.protocol)) {
      // Chromium would ask whether to start the other program, in an invisible dialog that blocks all further input.
      press.preventDefault();
      sendToMain({ kind: 'leave', url });
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
    const selected = field
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : (getSelection()?.toString() ?? '');
    const before = field?.value.slice(0, field.selectionStart ?? 0) ?? '';
    const after = field?.value.slice(field.selectionStart ?? 0) ?? '';
    sendToMain({
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
    if (name !== 'electron')
      throw new Error(`module not found: ${name} (a sandboxed preload may require only electron)`);
    return electron;
  });
}
