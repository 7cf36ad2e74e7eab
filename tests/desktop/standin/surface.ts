/**
 * All that the app may use of Electron, in Electron's own types: main and preload are compiled against it in Electron's place
 * (tsc/surface.json), and the stand-in satisfies it. What stands here and nobody uses is to go.
 */

/** Those listeners that Electron itself would take; any other is `never`, which nobody can write. */
type Heard<Real, Events> = {
  [Name in keyof Events]: Real extends { on: (event: Name, listener: Events[Name]) => unknown } ? Events[Name] : never;
};

interface Emits<Real, Events> {
  on<Name extends keyof Events>(event: Name, listener: Heard<Real, Events>[Name]): this;
  once<Name extends keyof Events>(event: Name, listener: Heard<Real, Events>[Name]): this;
  off<Name extends keyof Events>(event: Name, listener: Heard<Real, Events>[Name]): this;
}

type Plain = () => void;
type Told = (event: Electron.Event) => void;

export interface App
  extends
    Pick<
      Electron.App,
      | 'enableSandbox' | 'exit' | 'getLocale' | 'getLoginItemSettings' | 'getName' | 'getPreferredSystemLanguages' | 'getVersion' | 'isPackaged' | 'isReady'
      | 'quit' | 'relaunch' | 'requestSingleInstanceLock' | 'setAppUserModelId' | 'setAsDefaultProtocolClient' | 'setBadgeCount' | 'setLoginItemSettings'
      | 'setName' | 'setToastActivatorCLSID' | 'whenReady'
    >,
    Emits<
      Electron.App,
      {
        'activate': Told;
        'before-quit': Told;
        'open-url': (event: Electron.Event, url: string) => void;
        'second-instance': (event: Electron.Event, argv: string[], workingDirectory: string) => void;
        'web-contents-created': (event: Electron.Event, contents: WebContents) => void;
        'will-quit': Told;
        'window-all-closed': Plain;
      }
    > {
  dock: Pick<Electron.Dock, 'setBadge' | 'hide' | 'show'> | undefined;
  getPath(name: 'userData' | 'downloads' | 'pictures' | 'exe' | 'temp'): string;
}

/** What Electron hands over before a page goes somewhere. */
type Departure = (event: Electron.Event<Pick<Electron.WebContentsWillNavigateEventParams, 'url' | 'isMainFrame' | 'isSameDocument'>>) => void;

export interface WebContents
  extends
    Pick<
      Electron.WebContents,
      | 'copy' | 'copyImageAt' | 'cut' | 'downloadURL' | 'focus' | 'getURL' | 'getZoomFactor' | 'getZoomLevel' | 'id' | 'isDestroyed' | 'loadURL' | 'paste'
      | 'redo' | 'reload' | 'replaceMisspelling' | 'selectAll' | 'send' | 'setZoomFactor' | 'setZoomLevel' | 'undo'
    >,
    Emits<
      Electron.WebContents,
      {
        'context-menu': (event: Electron.Event, params: ContextMenuParams) => void;
        'did-fail-load': (event: Electron.Event, code: number, description: string, url: string, isMainFrame: boolean) => void;
        'did-finish-load': Plain;
        'did-start-navigation': (details: Electron.Event<Pick<Electron.WebContentsDidStartNavigationEventParams, 'url' | 'isMainFrame' | 'isSameDocument'>>) => void;
        'render-process-gone': (event: Electron.Event, details: Electron.RenderProcessGoneDetails) => void;
        'will-attach-webview': Told;
        'will-frame-navigate': Departure;
        'will-navigate': Departure;
        'will-redirect': Departure;
      }
    > {
  readonly mainFrame: Pick<Electron.WebFrameMain, 'url' | 'parent'>;
  readonly session: Session;
  setWindowOpenHandler(handler: (details: Pick<Electron.HandlerDetails, 'url' | 'disposition'>) => { action: 'deny' }): void;
}

export type ContextMenuParams = Pick<
  Electron.ContextMenuParams,
  | 'altText' | 'dictionarySuggestions' | 'editFlags' | 'hasImageContents' | 'isEditable' | 'linkText' | 'linkURL' | 'mediaType' | 'misspelledWord' | 'pageURL'
  | 'selectionText' | 'spellcheckEnabled' | 'srcURL' | 'x' | 'y'
>;

export type BrowserWindowConstructorOptions = Pick<
  Electron.BrowserWindowConstructorOptions,
  'x' | 'y' | 'width' | 'height' | 'minWidth' | 'minHeight' | 'show' | 'title' | 'backgroundColor' | 'autoHideMenuBar'
> & {
  icon?: NativeImage | string;
  webPreferences?: Pick<Electron.WebPreferences, 'preload' | 'contextIsolation' | 'sandbox' | 'nodeIntegration' | 'spellcheck'>;
};

export interface BrowserWindow
  extends
    Pick<
      Electron.BrowserWindow,
      | 'close' | 'destroy' | 'flashFrame' | 'focus' | 'getBounds' | 'getNormalBounds' | 'hide' | 'id' | 'isDestroyed' | 'isFocused' | 'isFullScreen' | 'isMaximized' | 'isMinimized'
      | 'isVisible' | 'loadURL' | 'maximize' | 'minimize' | 'restore' | 'setBounds' | 'setFullScreen' | 'setProgressBar' | 'show' | 'showInactive'
    >,
    Emits<
      Electron.BrowserWindow,
      {
        'blur': Plain;
        'close': Told;
        'closed': Plain;
        'focus': Plain;
        'hide': Plain;
        'leave-full-screen': Plain;
        'minimize': Plain;
        'move': Plain;
        'ready-to-show': Plain;
        'resize': Plain;
        'restore': Plain;
        'show': Plain;
      }
    > {
  readonly webContents: WebContents;
  setOverlayIcon(overlay: NativeImage | null, description: string): void;
}
export declare const BrowserWindow: {
  new (options?: BrowserWindowConstructorOptions): BrowserWindow;
  getAllWindows(): BrowserWindow[];
  getFocusedWindow(): BrowserWindow | null;
};

export type IpcMainInvokeEvent = { sender: WebContents; senderFrame: Pick<Electron.WebFrameMain, 'url' | 'parent'> | null };
export interface IpcMain extends Pick<Electron.IpcMain, 'removeHandler'> {
  // oxlint-disable-next-line typescript/no-explicit-any -- as Electron types what a page sends
  handle(channel: string, listener: (event: IpcMainInvokeEvent, ...args: any[]) => unknown): void;
}

export type IpcRenderer = Pick<Electron.IpcRenderer, 'invoke'> & {
  // oxlint-disable-next-line typescript/no-explicit-any -- as Electron types what main sends
  on(channel: string, listener: (event: object, ...args: any[]) => void): void;
  // oxlint-disable-next-line typescript/no-explicit-any -- as Electron types what main sends
  removeListener(channel: string, listener: (event: object, ...args: any[]) => void): void;
};
export type ContextBridge = Pick<Electron.ContextBridge, 'exposeInMainWorld'>;

export type NativeImage = Pick<Electron.NativeImage, 'addRepresentation' | 'isEmpty' | 'setTemplateImage' | 'toPNG'> & { getSize(): Electron.Size };
export interface NativeImageModule {
  createEmpty(): NativeImage;
  createFromBitmap(buffer: Buffer, options: Pick<Electron.CreateFromBitmapOptions, 'width' | 'height' | 'scaleFactor'>): NativeImage;
  createFromBuffer(buffer: Buffer, options?: Pick<Electron.CreateFromBufferOptions, 'width' | 'height' | 'scaleFactor'>): NativeImage;
  createFromPath(path: string): NativeImage;
}

export interface Tray extends Pick<Electron.Tray, 'destroy' | 'isDestroyed' | 'setToolTip'>, Emits<Electron.Tray, { 'click': Plain; 'double-click': Plain }> {
  setContextMenu(menu: Menu | null): void;
  setImage(image: NativeImage | string): void;
}
export declare const Tray: new (image: NativeImage | string) => Tray;

export interface MenuItemConstructorOptions
  extends Pick<Electron.MenuItemConstructorOptions, 'accelerator' | 'acceleratorWorksWhenHidden' | 'checked' | 'enabled' | 'id' | 'label' | 'role' | 'type' | 'visible'> {
  click?: (item: MenuItem) => void;
  submenu?: MenuItemConstructorOptions[];
}
export type MenuItem = Pick<Electron.MenuItem, 'checked' | 'enabled' | 'id' | 'label' | 'visible'>;
export interface Menu {
  getMenuItemById(id: string): MenuItem | null;
  popup(options?: { window?: BrowserWindow }): void;
}
export declare const Menu: {
  buildFromTemplate(template: MenuItemConstructorOptions[]): Menu;
  setApplicationMenu(menu: Menu | null): void;
};

export type NotificationConstructorOptions = Pick<Electron.NotificationConstructorOptions, 'title' | 'body' | 'silent' | 'hasReply' | 'replyPlaceholder'> & {
  icon?: NativeImage | string;
};
export interface Notification
  extends
    Pick<Electron.Notification, 'close' | 'show'>,
    Emits<
      Electron.Notification,
      {
        click: Plain;
        close: (details: Electron.Event<Electron.NotificationCloseEventParams>) => void;
        failed: (event: Electron.Event, error: string) => void;
        reply: (details: Electron.Event<Electron.NotificationReplyEventParams>) => void;
        show: Plain;
      }
    > {}
export declare const Notification: {
  new (options?: NotificationConstructorOptions): Notification;
  handleActivation(callback: (details: Pick<Electron.ActivationArguments, 'type'>) => void): void;
  isSupported(): boolean;
};

export type NativeTheme = Pick<Electron.NativeTheme, 'shouldUseDarkColors' | 'shouldUseDarkColorsForSystemIntegratedUI'> & Emits<Electron.NativeTheme, { updated: Plain }>;
export type PowerMonitor = Emits<Electron.PowerMonitor, { 'suspend': Plain; 'resume': Plain; 'lock-screen': Plain; 'unlock-screen': Plain }>;

export interface Dialog extends Pick<Electron.Dialog, 'showErrorBox'> {
  showMessageBox(options: Electron.MessageBoxOptions): Promise<Electron.MessageBoxReturnValue>;
  showMessageBox(window: BrowserWindow, options: Electron.MessageBoxOptions): Promise<Electron.MessageBoxReturnValue>;
  showSaveDialog(options: Electron.SaveDialogOptions): Promise<Electron.SaveDialogReturnValue>;
  showSaveDialog(window: BrowserWindow, options: Electron.SaveDialogOptions): Promise<Electron.SaveDialogReturnValue>;
}

export type SafeStorage = Pick<Electron.SafeStorage, 'decryptStringAsync' | 'encryptStringAsync' | 'getSelectedStorageBackend' | 'isAsyncEncryptionAvailable'>;
export type Screen = Pick<Electron.Screen, 'getAllDisplays' | 'getPrimaryDisplay'>;
export type Shell = Pick<Electron.Shell, 'openExternal' | 'showItemInFolder'>;
export type Clipboard = Pick<Electron.Clipboard, 'writeText'>;
export type Protocol = Pick<Electron.Protocol, 'handle' | 'registerSchemesAsPrivileged'>;
export type Net = Pick<Electron.Net, 'fetch'>;

export interface DownloadItem
  extends
    Pick<Electron.DownloadItem, 'cancel' | 'getFilename' | 'getMimeType' | 'getReceivedBytes' | 'getSavePath' | 'getTotalBytes' | 'getURL' | 'setSaveDialogOptions' | 'setSavePath'>,
    Emits<
      Electron.DownloadItem,
      {
        done: (event: Electron.Event, state: 'completed' | 'cancelled' | 'interrupted') => void;
        updated: (event: Electron.Event, state: 'progressing' | 'interrupted') => void;
      }
    > {}

export interface Session
  extends
    Pick<Electron.Session, 'addWordToSpellCheckerDictionary' | 'availableSpellCheckerLanguages' | 'setDevicePermissionHandler' | 'setSpellCheckerEnabled' | 'setSpellCheckerLanguages'>,
    Emits<Electron.Session, { 'will-download': (event: Electron.Event, item: DownloadItem, contents: WebContents) => void }> {
  readonly protocol: Protocol;
  setPermissionCheckHandler(handler: ((contents: WebContents | null, permission: string, origin: string) => boolean) | null): void;
  setPermissionRequestHandler(
    handler: ((contents: WebContents, permission: string, answer: (isGranted: boolean) => void, details: { requestingUrl: string }) => void) | null,
  ): void;
}

export declare const app: App;
export declare const clipboard: Clipboard;
export declare const contextBridge: ContextBridge;
export declare const dialog: Dialog;
export declare const ipcMain: IpcMain;
export declare const ipcRenderer: IpcRenderer;
export declare const nativeImage: NativeImageModule;
export declare const nativeTheme: NativeTheme;
export declare const net: Net;
export declare const powerMonitor: PowerMonitor;
export declare const protocol: Protocol;
export declare const safeStorage: SafeStorage;
export declare const screen: Screen;
export declare const session: { defaultSession: Session };
export declare const shell: Shell;
