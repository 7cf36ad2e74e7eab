/**
 * The part of Electron that the app may use, in Electron's own types. Main and preload are compiled against it instead
 * of Electron (tsc/surface.json), and the stand-in satisfies it. Remove members that are no longer used.
 */

/** The listeners that Electron itself accepts; any other is `never`, which cannot be written. */
type AcceptedListeners<Real, Events> = {
  [Name in keyof Events]: Real extends { on: (event: Name, listener: Events[Name]) => unknown } ? Events[Name] : never;
};

interface Emits<Real, Events> {
  on<Name extends keyof Events>(event: Name, listener: AcceptedListeners<Real, Events>[Name]): this;
  once<Name extends keyof Events>(event: Name, listener: AcceptedListeners<Real, Events>[Name]): this;
  off<Name extends keyof Events>(event: Name, listener: AcceptedListeners<Real, Events>[Name]): this;
}

type Plain = () => void;
type ElectronListener = (event: Electron.Event) => void;

export interface App
  extends
    Pick<
      Electron.App,
      | 'enableSandbox'
      | 'exit'
      | 'getLoginItemSettings'
      | 'getPreferredSystemLanguages'
      | 'getVersion'
      | 'isPackaged'
      | 'quit'
      | 'requestSingleInstanceLock'
      | 'setAppUserModelId'
      | 'setAsDefaultProtocolClient'
      | 'setBadgeCount'
      | 'setLoginItemSettings'
      | 'setToastActivatorCLSID'
      | 'whenReady'
    >,
    Emits<
      Electron.App,
      {
        activate: ElectronListener;
        'before-quit': ElectronListener;
        'open-url': (event: Electron.Event, url: string) => void;
        ready: (event: Electron.Event, launchInfo: object) => void;
        'second-instance': (event: Electron.Event, argv: string[], workingDirectory: string) => void;
        'web-contents-created': (event: Electron.Event, contents: WebContents) => void;
        'window-all-closed': Plain;
      }
    > {
  dock: Pick<Electron.Dock, 'bounce' | 'setBadge'> | undefined;
  getPath(name: 'userData' | 'downloads' | 'exe' | 'temp'): string;
}

/** The listener of Electron's navigation events. */
type Departure = (
  event: Electron.Event<Pick<Electron.WebContentsWillNavigateEventParams, 'url' | 'isMainFrame'>>,
) => void;

export interface WebContents
  extends
    Pick<
      Electron.WebContents,
      'copyImageAt' | 'downloadURL' | 'loadURL' | 'replaceMisspelling' | 'send' | 'setZoomLevel'
    >,
    Emits<
      Electron.WebContents,
      {
        'context-menu': (event: Electron.Event, params: ContextMenuParams) => void;
        'did-finish-load': Plain;
        'render-process-gone': (
          event: Electron.Event,
          details: Pick<Electron.RenderProcessGoneDetails, 'reason'>,
        ) => void;
        'will-attach-webview': ElectronListener;
        'will-frame-navigate': Departure;
        'will-navigate': Departure;
        'will-redirect': Departure;
      }
    > {
  readonly session: Session;
  setWindowOpenHandler(handler: (details: Pick<Electron.HandlerDetails, 'url'>) => { action: 'deny' }): void;
}

export type ContextMenuParams = Pick<
  Electron.ContextMenuParams,
  | 'dictionarySuggestions'
  | 'editFlags'
  | 'hasImageContents'
  | 'isEditable'
  | 'linkURL'
  | 'mediaType'
  | 'misspelledWord'
  | 'selectionText'
  | 'srcURL'
  | 'x'
  | 'y'
>;

export type BrowserWindowConstructorOptions = Pick<
  Electron.BrowserWindowConstructorOptions,
  'x' | 'y' | 'width' | 'height' | 'minWidth' | 'minHeight' | 'show' | 'title' | 'backgroundColor' | 'autoHideMenuBar'
> & {
  webPreferences?: Pick<
    Electron.WebPreferences,
    'preload' | 'contextIsolation' | 'sandbox' | 'nodeIntegration' | 'spellcheck'
  >;
};

export interface BrowserWindow
  extends
    Pick<
      Electron.BrowserWindow,
      | 'flashFrame'
      | 'focus'
      | 'getNormalBounds'
      | 'hide'
      | 'isFocused'
      | 'isFullScreen'
      | 'isMaximized'
      | 'isMinimized'
      | 'maximize'
      | 'restore'
      | 'setFullScreen'
      | 'setProgressBar'
      | 'show'
    >,
    Emits<
      Electron.BrowserWindow,
      {
        close: ElectronListener;
        closed: Plain;
        focus: Plain;
        'leave-full-screen': Plain;
        move: Plain;
        'ready-to-show': Plain;
        resize: Plain;
        show: Plain;
      }
    > {
  readonly webContents: WebContents;
  setOverlayIcon(overlay: NativeImage | null, description: string): void;
}
export declare const BrowserWindow: new (options?: BrowserWindowConstructorOptions) => BrowserWindow;

export type IpcMainInvokeEvent = { senderFrame: Pick<Electron.WebFrameMain, 'url' | 'parent'> | null };
export interface IpcMain {
  // oxlint-disable-next-line typescript/no-explicit-any -- as Electron types what a page sends
  handle(channel: string, listener: (event: IpcMainInvokeEvent, ...args: any[]) => unknown): void;
}

export type IpcRenderer = Pick<Electron.IpcRenderer, 'invoke'> & {
  // oxlint-disable-next-line typescript/no-explicit-any -- as Electron types what main sends
  on(channel: string, listener: (event: object, ...args: any[]) => void): void;
};
export type ContextBridge = Pick<Electron.ContextBridge, 'exposeInMainWorld'>;

export type NativeImage = Pick<Electron.NativeImage, 'addRepresentation' | 'setTemplateImage' | 'toPNG'>;
export interface NativeImageModule {
  createEmpty(): NativeImage;
}

export interface Tray extends Pick<Electron.Tray, 'destroy' | 'setToolTip'>, Emits<Electron.Tray, { click: Plain }> {
  setContextMenu(menu: Menu): void;
  setImage(image: NativeImage): void;
}
export declare const Tray: new (image: NativeImage) => Tray;

export interface MenuItemConstructorOptions extends Pick<
  Electron.MenuItemConstructorOptions,
  'accelerator' | 'acceleratorWorksWhenHidden' | 'checked' | 'enabled' | 'label' | 'role' | 'type' | 'visible'
> {
  click?: () => void;
  submenu?: MenuItemConstructorOptions[];
}
export interface Menu {
  popup(options?: { window?: BrowserWindow }): void;
}
export declare const Menu: {
  buildFromTemplate(template: MenuItemConstructorOptions[]): Menu;
  setApplicationMenu(menu: Menu): void;
};

export type NotificationConstructorOptions = Pick<
  Electron.NotificationConstructorOptions,
  'id' | 'groupId' | 'title' | 'body' | 'silent' | 'hasReply' | 'replyPlaceholder' | 'toastXml'
> & {
  icon?: NativeImage;
  actions?: { type: 'button'; text: string }[];
};
export interface Notification
  extends
    Pick<Electron.Notification, 'body' | 'close' | 'id' | 'show' | 'title'>,
    Emits<
      Electron.Notification,
      {
        action: ElectronListener;
        click: Plain;
        close: (details: Electron.Event<Electron.NotificationCloseEventParams>) => void;
        failed: (event: Electron.Event, error: string) => void;
        reply: (details: Electron.Event<Electron.NotificationReplyEventParams>) => void;
      }
    > {}
export declare const Notification: {
  new (options?: NotificationConstructorOptions): Notification;
  getHistory(): Promise<Notification[]>;
  handleActivation(
    callback: (details: Pick<Electron.ActivationArguments, 'type' | 'arguments' | 'reply'>) => void,
  ): void;
  isSupported(): boolean;
  remove(id: string): void;
};

export type NativeTheme = Pick<Electron.NativeTheme, 'shouldUseDarkColorsForSystemIntegratedUI'> &
  Emits<Electron.NativeTheme, { updated: Plain }>;
export type PowerMonitor = Emits<Electron.PowerMonitor, { resume: Plain; 'unlock-screen': Plain }>;

export interface Dialog extends Pick<Electron.Dialog, 'showErrorBox'> {
  showMessageBox(options: Pick<Electron.MessageBoxOptions, 'type' | 'title' | 'message' | 'detail'>): Promise<unknown>;
}

export type SafeStorage = Pick<
  Electron.SafeStorage,
  'decryptStringAsync' | 'encryptStringAsync' | 'getSelectedStorageBackend' | 'isAsyncEncryptionAvailable'
>;
export type Screen = Pick<Electron.Screen, 'getAllDisplays' | 'getPrimaryDisplay'>;
export type Shell = Pick<Electron.Shell, 'openExternal'>;
export type Clipboard = Pick<Electron.Clipboard, 'writeText'>;
export type Protocol = Pick<Electron.Protocol, 'handle' | 'registerSchemesAsPrivileged'>;
export type Net = Pick<Electron.Net, 'fetch'>;

export interface DownloadItem
  extends
    Pick<
      Electron.DownloadItem,
      'getFilename' | 'getMimeType' | 'getReceivedBytes' | 'getSavePath' | 'getTotalBytes' | 'setSaveDialogOptions'
    >,
    Emits<
      Electron.DownloadItem,
      {
        done: (event: Electron.Event, state: 'completed' | 'cancelled' | 'interrupted') => void;
        updated: (event: Electron.Event, state: 'progressing' | 'interrupted') => void;
      }
    > {}

export interface Session
  extends
    Pick<
      Electron.Session,
      | 'addWordToSpellCheckerDictionary'
      | 'availableSpellCheckerLanguages'
      | 'flushStorageData'
      | 'setDevicePermissionHandler'
      | 'setSpellCheckerEnabled'
      | 'setSpellCheckerLanguages'
    >,
    Emits<Electron.Session, { 'will-download': (event: Electron.Event, item: DownloadItem) => void }> {
  readonly protocol: Protocol;
  setPermissionCheckHandler(
    handler:
      | ((
          contents: WebContents | null,
          permission: string,
          origin: string,
          details: { mediaType?: 'video' | 'audio' | 'unknown' },
        ) => boolean)
      | null,
  ): void;
  setPermissionRequestHandler(
    handler:
      | ((
          contents: WebContents,
          permission: string,
          answer: (isGranted: boolean) => void,
          details: { requestingUrl: string; mediaTypes?: ('video' | 'audio')[] },
        ) => void)
      | null,
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
