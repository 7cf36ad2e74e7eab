import { join } from 'node:path';

import { Menu, app, net, powerMonitor, session } from 'electron';

import { appMenuOf } from './menus/app-menu.ts';
import { createCallHandlers } from './calls/call-handlers.ts';
import { LINK_SCHEME } from './launch/deep-link.ts';
import { openPreferences } from './preferences/desktop-preferences.ts';
import { handleDownloads } from './window/downloads.ts';
import { createGoogle } from './google/google.ts';
import { googleProvider } from './google/google-provider.ts';
import { guardSession } from './security/guard-session.ts';
import { handleCalls } from './calls/ipc.ts';
import { openDataFile } from './storage/data-file.ts';
import { createImageFiles } from './notifications/alert-picture.ts';
import { drawAttention, endFlashing } from './notifications/attention.ts';
import { createNotifier } from './notifications/notifier.ts';
import { offerContextMenu } from './menus/offer-context-menu.ts';
import { openOutside } from './security/open-outside.ts';
import { ownAddressOf, startAddress } from './app-files/own-address.ts';
import type { ShownAlert } from '../bridge/alerts.ts';
import type { PageEvents } from './calls/page-events.ts';
import { isQuiet } from './preferences/preference-store.ts';
import { reportFault } from './faults/report-fault.ts';
import { openServerChoice } from './storage/server-choice.ts';
import { createServerSessions } from './storage/server-sessions.ts';
import { createShowAfterRestart } from './notifications/shown-once.ts';
import { showSettingError } from './faults/show-setting-error.ts';
import { chooseLanguage } from './texts/texts.ts';
import { createTray } from './tray/tray.ts';
import { hasTray } from './preferences/tray-presence.ts';
import { paintBadge } from './tray/unread-badge.ts';
import { createUpdateWatch } from './updates/update-watch.ts';
import { createVault } from './storage/vault.ts';
import { type MainWindow, createMainWindow } from './window/window.ts';
import { openWindowState } from './window/window-state.ts';
import { listenForOldNotifications, nameForWindows } from './notifications/windows-toasts.ts';

/** The running app, as far as events from outside need it. */
export interface OjaApp {
  window: MainWindow;
}

const quit = () => app.quit();

/**
 * Composes the app once Electron is ready.
 * @param isWindowRequested whether the user wants to see the window although the app starts hidden
 */
export async function startOja(events: PageEvents, isWindowRequested: () => boolean): Promise<OjaApp> {
  chooseLanguage(app.getPreferredSystemLanguages());
  nameForWindows(app);
  const address = startAddress(app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']);
  const own = ownAddressOf(address);
  const chosen = openDataFile('server');
  const server = openServerChoice(__SERVER_ORIGIN__, chosen, (request, init) => net.fetch(request, init));
  const open = (outside: string) => openOutside(outside, app.isPackaged ? undefined : server.current());
  let isCameraAllowed = false;
  guardSession(app, session.defaultSession, {
    own,
    serverOrigin: server.current,
    isCameraAllowed: () => isCameraAllowed,
    open: (outside) => void open(outside).catch(reportFault),
  });
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);

  let isQuitting = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });
  const preferences = openPreferences(app, session.defaultSession);
  const describe = preferences.describe;
  const sendPreferences = async () => events.send({ name: 'preferences.changed', payload: await describe() });
  preferences.store.onChange(() => void sendPreferences().catch(reportFault));

  const state = openWindowState(reportFault);
  let unread = 0;
  const paint = () => paintBadge(unread, app, window.current());
  const window: MainWindow = createMainWindow({
    address,
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    state,
    events,
    mayHide: async () => process.platform === 'darwin' || hasTray(),
    isQuitting: () => isQuitting,
    quit,
    onOpen(opened) {
      offerContextMenu(opened, reportFault);
      // On every show: a window that was hidden gets a new button in the taskbar.
      opened.on('show', paint);
      opened.on('focus', () => endFlashing(opened));
    },
    onFault: reportFault,
  });
  const goTo = (path: string) => {
    events.send({ name: 'path.requested', payload: path });
    window.show();
  };

  const tray = createTray(preferences.store, { open: window.show, quit }, showSettingError);
  const showUnread = (count: number) => {
    unread = count;
    tray.show(count);
    paint();
  };
  const sendReply = (alert: Pick<ShownAlert, 'viewerId' | 'path'>, text: string) =>
    events.send({ name: 'alert.replied', payload: { alert, text } });
  const sendMarkedRead = ({ viewerId, path }: Pick<ShownAlert, 'viewerId' | 'path'>) =>
    events.send({ name: 'alert.markedRead', payload: { viewerId, path } });
  const notifier = createNotifier({
    isQuiet: () => isQuiet(preferences.store.get(), Date.now()),
    hasLinks: app.isPackaged,
    saveImage: createImageFiles(() => app.getPath('temp'), reportFault),
    drawAttention() {
      if (preferences.store.get().drawAttention) drawAttention(app, window.current());
    },
    press(alert) {
      // Shows the window first: the user sees it at once, even if the page loads slowly or was closed.
      window.show();
      events.send({ name: 'path.requested', payload: alert.path });
    },
    reply: sendReply,
    markRead: sendMarkedRead,
    onFault: reportFault,
  });
  const showAfterRestart = createShowAfterRestart(openDataFile('restart'), reportFault);
  const updates = createUpdateWatch({
    async load() {
      const { openUpdater } = await import('./updates/open-updater.ts');
      return openUpdater(__UPDATE_URL__ ?? '', preferences.moved);
    },
    onChange: (update) => events.send({ name: 'update.changed', payload: update }),
    setQuitting(is) {
      isQuitting = is;
      showAfterRestart.set(is);
    },
    onFault: reportFault,
  });
  const wake = (how: 'resumed' | 'unlocked') => () => {
    events.send({ name: 'machine.woke', payload: how });
    updates.wake();
  };
  powerMonitor.on('resume', wake('resumed'));
  powerMonitor.on('unlock-screen', wake('unlocked'));
  handleDownloads(session.defaultSession, app.getPath('downloads'), {
    progress: (part) => window.current()?.setProgressBar(part),
    ended: (picture) => events.send({ name: 'picture.saved', payload: picture }),
  });
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(
      appMenuOf({
        goTo,
        give(command) {
          events.send({ name: 'command.given', payload: command });
          window.show();
        },
        zoom(step) {
          state.setZoom(step === 0 ? 0 : state.zoom() + step / 2);
          window.current()?.webContents.setZoomLevel(state.zoom());
        },
        quit,
        isDevelopment: !app.isPackaged,
      }),
    ),
  );

  const google = createGoogle(
    {
      provider: googleProvider(app.isPackaged ? undefined : process.env['OJA_GOOGLE_ISSUER']),
      open,
      fetch: (request, init) => net.fetch(request instanceof URL ? request.href : request, init),
    },
    window.show,
  );
  /** The server that the page was loaded with: a page that is still running after a change saves to its own session. */
  let served = server.current();
  const sessionsOf = createServerSessions(app.getPath('userData'), server.builtIn, createVault());
  handleCalls({
    handlers: createCallHandlers({
      info: { version: app.getVersion(), platform: process.platform },
      server,
      sessions: () => sessionsOf(served),
      openOutside: open,
      google,
      notifier,
      showUnread,
      preferences: preferences.store,
      describe,
      updates,
      pageReady() {
        // A page that was reloaded has no dialog.
        isCameraAllowed = false;
        served = server.current();
        events.open((channel, event) => window.current()?.webContents.send(channel, event));
      },
      flushStorage: () => session.defaultSession.flushStorageData(),
      isFocused: window.isFocused,
      allowCamera(isAllowed) {
        isCameraAllowed = isAllowed;
      },
      startOver() {
        notifier.closeAll();
        events.clear();
        showUnread(0);
        window.startOver();
      },
    }),
    own,
    onFault: reportFault,
  });

  listenForOldNotifications({
    show: window.show,
    hasReply: notifier.hasReply,
    reply: sendReply,
    markRead: sendMarkedRead,
    returnText: (text) => events.send({ name: 'reply.lost', payload: text }),
  });
  const wasRestarted = showAfterRestart.consume();
  const canHide = preferences.store.get().startHidden && (await hasTray());
  if (canHide && !wasRestarted && !isWindowRequested() && !events.needsWindow()) window.openHidden();
  // A click that started the app has already opened the window, which is shown once it is loaded.
  else if (!window.current()) window.show();
  // An app that runs from its sources cannot be updated.
  if (app.isPackaged && __UPDATE_URL__ !== null) void updates.check();
  return { window };
}
