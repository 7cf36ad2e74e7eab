import { fromPage, toPage } from '../addresses.ts';
import { Emitter, preventable } from '../emitter.ts';
import { openPage, type Page } from '../page/page.ts';
import type { ToMain } from '../page/preload-world.ts';
import { runtime } from '../runtime.ts';
import { refuse } from '../strict.ts';
import type { WebContents as WebContentsSurface } from '../surface.ts';
import { copied } from './clipboard.ts';
import { contextMenuParams } from './context-menu.ts';
import { startDownload } from './download.ts';
import { answerInvocation } from './ipc-main.ts';
import { guardDocuments, mayNavigate } from './navigation.ts';
import { setPermissions } from './permissions.ts';
import { defaultSession } from './session.ts';
import { replaceWord } from './spelling.ts';

const EVENTS = [
  'will-navigate',
  'will-redirect',
  'will-frame-navigate',
  'will-attach-webview',
  'context-menu',
  'did-start-navigation',
  'did-finish-load',
  'did-fail-load',
  'render-process-gone',
  'first-paint',
] as const;

type OpenHandler = Parameters<WebContentsSurface['setWindowOpenHandler']>[0];

const all = new Map<number, WebContents>();

/** Called for each new content, before it shows anything. */
export const contentsMade = { on: (_contents: WebContents) => {} };

/** The content of a window: Electron's interface over a page of Chromium. */
export class WebContents extends Emitter {
  readonly id = all.size + 1;
  readonly session = defaultSession;
  readonly #close: () => void;
  readonly #page: Promise<Page>;
  #opened: Page | undefined;
  #openHandler: OpenHandler = () => refuse('a new window');
  #url = '';
  /** An address that main itself requested, for which no navigation events are emitted. */
  #expected: string | undefined;
  #isDestroyed = false;
  #size = { width: 800, height: 600 };
  #zoom = 1;
  #look = { isVisible: true, isFocused: false };

  /** @param close closes the window that contains it */
  constructor(preload: string | undefined, close: () => void) {
    super('webContents', EVENTS);
    this.#close = close;
    all.set(this.id, this);
    this.#page = openPage({ preload, onMessage: (message) => this.#take(message), onWorld: () => this.#sendLook() });
    this.#page.then(
      (page) => this.#follow(page),
      () => undefined,
    );
    contentsMade.on(this);
  }

  static fromDevToolsTargetId(targetId: string): WebContents | undefined {
    return [...all.values()].find((contents) => contents.#opened?.targetId === targetId);
  }

  #follow(page: Page): void {
    const { session, targetId } = page;
    this.#opened = page;
    guardDocuments(this, page);
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.id !== targetId) return;
      this.#url = fromPage(frame.url + (frame.urlFragment ?? ''));
      if (frame.unreachableUrl !== undefined)
        this.emit('did-fail-load', {}, -2, 'ERR_FAILED', fromPage(frame.unreachableUrl), true, 1, 1);
    });
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === targetId) this.#url = fromPage(url);
    });
    session.on('Page.frameStartedNavigating', ({ frameId, url, navigationType }) => {
      const isMainFrame = frameId === targetId;
      const isSameDocument = navigationType === 'sameDocument';
      this.emit(
        'did-start-navigation',
        { url: fromPage(url), isMainFrame, isSameDocument, frame: isMainFrame ? this.mainFrame : null },
        fromPage(url),
        isSameDocument,
        isMainFrame,
      );
    });
    session.on('Page.lifecycleEvent', ({ frameId, name }) => {
      if (frameId === targetId && (name === 'firstPaint' || name === 'load') && this.#url !== 'about:blank')
        this.emit('first-paint');
    });
    session.on('Page.loadEventFired', () => {
      if (this.#url !== 'about:blank') this.emit('did-finish-load', {});
    });
    session.on('Page.downloadWillBegin', ({ url, guid }) => {
      // The app's handlers and progress events work as in its own downloads.
      runtime
        .chromium()
        .connection.session()
        .send('Browser.cancelDownload', { guid })
        .catch(() => undefined);
      this.downloadURL(fromPage(url));
    });
    session.on('Inspector.targetCrashed', () =>
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 }),
    );
  }

  #take(message: ToMain): void {
    switch (message.kind) {
      case 'invoke': {
        const settle = (ok: boolean, value: unknown) =>
          this.#opened?.send({ kind: 'result', id: message.id, ok, value });
        answerInvocation(this, message.channel, message.args).then(
          (value) => settle(true, value),
          (error: unknown) => settle(false, error),
        );
        break;
      }
      case 'leave':
        mayNavigate(this, fromPage(message.url), true);
        break;
      case 'open':
        this.offerWindow(fromPage(message.url));
        break;
      case 'context-menu':
        this.emit('context-menu', preventable({}), contextMenuParams(this, message.params));
        break;
    }
  }

  /** Asks the app what to do with a new window. */
  offerWindow(url: string): void {
    this.#openHandler({ url });
  }

  /** Whether main itself requested this address, and forgets it. */
  takeExpected(url: string): boolean {
    const isExpected = this.#expected === url;
    if (isExpected) this.#expected = undefined;
    return isExpected;
  }

  get mainFrame(): { url: string; parent: null } {
    return { url: this.#url, parent: null };
  }

  getURL(): string {
    this.#needLife();
    return this.#url === 'about:blank' ? '' : this.#url;
  }

  async loadURL(address: string): Promise<void> {
    this.#needLife();
    const { session } = await this.#page;
    await setPermissions(address);
    this.#expected = new URL(address).href;
    const loaded = new Promise<void>((resolve) => this.once('did-finish-load', () => resolve()));
    const { errorText } = await session.send('Page.navigate', { url: toPage(address) });
    if (errorText !== undefined) throw new Error(`${errorText} loading '${address}'`);
    await loaded;
  }

  reload(): void {
    this.#needLife();
    this.#expected = this.#url;
    void this.#send('Page.reload');
  }

  send(channel: string, ...args: unknown[]): void {
    this.#needLife();
    this.#opened?.send({ kind: 'message', channel, args });
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  setZoomFactor(factor: number): void {
    this.#needLife();
    this.#zoom = factor;
    void this.#resize();
  }

  getZoomFactor(): number {
    return this.#zoom;
  }

  setZoomLevel(level: number): void {
    this.setZoomFactor(1.2 ** level);
  }

  getZoomLevel(): number {
    return Math.log(this.#zoom) / Math.log(1.2);
  }

  downloadURL(url: string): void {
    void startDownload(this, url);
  }

  focus(): void {
    // The window's focus counts here: it has one content.
  }

  cut = () => this.#edit('cut');
  copy = () => this.#edit('copy');
  paste = () => this.#edit('paste');
  selectAll = () => this.#edit('selectAll');
  undo = () => this.#edit('undo');
  redo = () => this.#edit('redo');

  replaceMisspelling(text: string): void {
    void this.#send('Runtime.evaluate', { expression: `(${replaceWord.toString()})(${JSON.stringify(text)})` });
  }

  /** Only recorded: Chromium's clipboard accepts no pictures without a window. */
  copyImageAt(x: number, y: number): void {
    copied.imageAt = { x, y };
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  /** For Playwright's `page.close()`. */
  close(): void {
    this.#close();
  }

  /** The size of the window's content, in its own pixels. */
  setSize(width: number, height: number): void {
    this.#size = { width, height };
    void this.#resize();
  }

  /** Sets what the page knows about the window's visibility and focus. */
  setLook(isVisible: boolean, isFocused: boolean): void {
    this.#look = { isVisible, isFocused };
    this.#sendLook();
  }

  /** Ends the renderer as a crash would. */
  forcefullyCrashRenderer(): void {
    void this.#send('Page.crash');
  }

  /** Closes the page without asking. */
  async destroy(): Promise<void> {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    const page = await this.#page.catch(() => undefined);
    if (page) await this.#send('Target.closeTarget', { targetId: page.targetId });
  }

  /** As in Electron, a destroyed content throws. */
  #needLife(): void {
    if (this.#isDestroyed) throw new TypeError('Object has been destroyed');
  }

  #sendLook(): void {
    this.#opened?.send({ kind: 'look', ...this.#look });
  }

  async #edit(command: string): Promise<void> {
    await this.#send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command] });
  }

  /** Zoom reduces the page's number of pixels and enlarges each. */
  async #resize(): Promise<void> {
    const { width, height } = this.#size;
    await this.#send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(width / this.#zoom),
      height: Math.round(height / this.#zoom),
      deviceScaleFactor: this.#zoom,
      mobile: false,
    });
  }

  /** Sends without waiting for an answer: the page may be destroyed in the meantime, or never exist. */
  #send: Page['session']['send'] = (method, params) =>
    // oxlint-disable-next-line typescript/no-explicit-any -- a page that is gone answers nothing
    this.#page.then(({ session }) => session.send(method, params)).catch((): any => undefined);
}
