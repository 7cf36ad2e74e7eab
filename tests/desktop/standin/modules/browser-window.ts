import { Emitter, preventable } from '../emitter.ts';
import { WebContents } from './web-contents.ts';

const EVENTS = [
  'ready-to-show',
  'closed',
  'close',
  'focus',
  'blur',
  'resize',
  'move',
  'show',
  'hide',
  'minimize',
  'restore',
  'maximize',
  'unmaximize',
  'leave-full-screen',
] as const;

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Options extends Partial<Bounds> {
  minWidth?: number;
  minHeight?: number;
  show?: boolean;
  webPreferences?: { preload?: string };
}

const windows = new Set<BrowserWindow>();
/** The window that has the keyboard focus. */
const focus: { holder: BrowserWindow | undefined } = { holder: undefined };

/** Called when the last window has closed. */
export const lastWindow = { onClosed: () => {} };

/** The members of a destroyed window: as in Electron, any other call throws. */
const REMAINS: ReadonlySet<PropertyKey> = new Set([
  'on',
  'once',
  'off',
  'removeListener',
  'listenerCount',
  'emit',
  'isDestroyed',
  'constructor',
  'then',
]);

/** A window as main sees it. Nothing is drawn: its state is reported to main and to its page. */
export class BrowserWindow extends Emitter {
  readonly webContents: WebContents;
  /** The options it was created with, for specs. */
  readonly options: Readonly<Options>;
  /** The state of its taskbar button. */
  readonly taskbar = { isFlashing: false, overlay: '', progress: -1 };
  #bounds: Bounds;
  #isVisible = false;
  #isMinimized = false;
  #isMaximized = false;
  #isFullScreen = false;
  #isDestroyed = false;

  constructor(options: Options = {}) {
    super('browserWindow', EVENTS);
    const { x = 100, y = 100, width = 800, height = 600, webPreferences, show = true } = options;
    this.options = options;
    this.#bounds = this.#limit({ x, y, width, height });
    this.webContents = new WebContents(webPreferences?.preload, () => this.close());
    this.webContents.setSize(width, height);
    this.webContents.once('first-paint', () => this.emit('ready-to-show'));
    windows.add(this);
    if (show) this.show();
  }

  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }

  static getFocusedWindow(): BrowserWindow | null {
    return focus.holder ?? null;
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...windows].find((window) => window.webContents === contents) ?? null;
  }

  get id(): number {
    return this.webContents.id;
  }

  loadURL(address: string): Promise<void> {
    return this.webContents.loadURL(address);
  }

  show(): void {
    this.showInactive();
    this.focus();
  }

  showInactive(): void {
    if (this.#isVisible) return;
    this.#isVisible = true;
    this.#updatePage();
    this.emit('show');
  }

  hide(): void {
    if (!this.#isVisible) return;
    this.blur();
    this.#isVisible = false;
    this.#updatePage();
    this.emit('hide');
  }

  focus(): void {
    if (!this.#isVisible || this.#isMinimized || focus.holder === this) return;
    focus.holder?.blur();
    focus.holder = this;
    this.#updatePage();
    this.emit('focus');
  }

  /** Removes the focus, as when the user switches to another program. */
  blur(): void {
    if (focus.holder !== this) return;
    focus.holder = undefined;
    this.#updatePage();
    this.emit('blur');
  }

  isFocused(): boolean {
    return focus.holder === this;
  }

  isVisible(): boolean {
    return this.#isVisible && !this.#isMinimized;
  }

  minimize(): void {
    if (this.#isMinimized) return;
    this.blur();
    this.#isMinimized = true;
    this.#updatePage();
    this.emit('minimize');
  }

  restore(): void {
    if (!this.#isMinimized) return;
    this.#isMinimized = false;
    this.#updatePage();
    this.emit('restore');
    this.focus();
  }

  isMinimized(): boolean {
    return this.#isMinimized;
  }

  maximize(): void {
    this.#isMaximized = true;
    this.emit('maximize');
    this.show();
  }

  unmaximize(): void {
    this.#isMaximized = false;
    this.emit('unmaximize');
  }

  isMaximized(): boolean {
    return this.#isMaximized;
  }

  /** Leaving full screen takes a moment, as on macOS. */
  setFullScreen(isWanted: boolean): void {
    const isLeaving = this.#isFullScreen && !isWanted;
    this.#isFullScreen = isWanted;
    if (isLeaving) setImmediate(() => this.emit('leave-full-screen'));
  }

  isFullScreen(): boolean {
    return this.#isFullScreen;
  }

  setBounds(bounds: Partial<Bounds>): void {
    const before = this.#bounds;
    this.#bounds = this.#limit({ ...before, ...bounds });
    const { x, y, width, height } = this.#bounds;
    if (before.width !== width || before.height !== height) {
      this.webContents.setSize(width, height);
      this.emit('resize');
    }
    if (before.x !== x || before.y !== y) this.emit('move');
  }

  getBounds(): Bounds {
    return { ...this.#bounds };
  }

  getNormalBounds(): Bounds {
    return this.getBounds();
  }

  flashFrame(isFlashing: boolean): void {
    this.taskbar.isFlashing = isFlashing;
  }

  setProgressBar(part: number): void {
    this.taskbar.progress = part;
  }

  setOverlayIcon(overlay: object | null, description: string): void {
    this.taskbar.overlay = overlay ? description : '';
  }

  /** Closes the window, if the app allows it, as its close button does. */
  close(): void {
    const closing = preventable({});
    this.emit('close', closing);
    if (!closing.defaultPrevented) this.destroy();
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    if (focus.holder === this) focus.holder = undefined;
    windows.delete(this);
    void this.webContents.destroy();
    Object.setPrototypeOf(
      this,
      new Proxy(BrowserWindow.prototype, {
        get(target, key, receiver) {
          if (typeof key === 'symbol' || REMAINS.has(key)) return Reflect.get(target, key, receiver);
          throw new TypeError('Object has been destroyed');
        },
      }),
    );
    this.emit('closed');
    if (windows.size === 0) lastWindow.onClosed();
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  #limit({ width, height, ...place }: Bounds): Bounds {
    return {
      ...place,
      width: Math.max(width, this.options.minWidth ?? 0),
      height: Math.max(height, this.options.minHeight ?? 0),
    };
  }

  #updatePage(): void {
    this.webContents.setLook(this.isVisible(), focus.holder === this);
  }
}
