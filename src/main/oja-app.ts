import { join } from 'node:path';

import { Menu, app, net, powerMonitor, session } from 'electron';

import { appMenuOf } from './app-menu.ts';
import { createCallHandlers } from './call-handlers.ts';
import { LINK_SCHEME } from './deep-link.ts';
import { openPreferences } from './desktop-preferences.ts';
import { guideDownloads } from './downloads.ts';
import { createGoogle } from './google.ts';
import { googleProvider } from './google-provider.ts';
import { guardSession } from './guard-session.ts';
import { handleCalls } from './ipc.ts';
import { openKeptFile } from './kept-file.ts';
import { createNotifier } from './notifier.ts';
import { offerContextMenu } from './offer-context-menu.ts';
import { openOutside } from './open-outside.ts';
import { ownAddressOf, startAddress } from './own-address.ts';
import type { PageEvents } from './page-events.ts';
import { isQuiet } from './preference-store.ts';
import { reportFault } from './report-fault.ts';
import { openServerChoice } from './server-choice.ts';
import { createServerSessions } from './server-sessions.ts';
import { createShownOnce } from './shown-once.ts';
import { tellRefusal } from './tell-refusal.ts';
import { createTray } from './tray.ts';
import { hasTray } from './tray-presence.ts';
import { paintBadge } from './unread-badge.ts';
import { createUpdateWatch } from './update-watch.ts';
import { createVault } from './vault.ts';
import { type MainWindow, createMainWindow } from './window.ts';
import { openWindowState } from './window-state.ts';
import { hearOldPresses, nameForWindows } from './windows-toasts.ts';

/** The running app, as far as what comes from outside needs it. */
export interface OjaApp {
  window: MainWindow;
}

const quit = () => app.quit();

/**
 * Puts the app together, once Electron is ready.
 * @param isAskedFor whether somebody wants to see the window, though the app starts hidden
 */
export async function startOja(events: PageEvents, isAskedFor: () => boolean): Promise<OjaApp> {
  nameForWindows(app);
  const address = startAddress(app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']);
  const own = ownAddressOf(address);
  const chosen = openKeptFile('server');
  const server = openServerChoice(__SERVER_ORIGIN__, chosen, (asked, init) => net.fetch(asked, init));
  const open = (outside: string) => openOutside(outside, app.isPackaged ? undefined : server.current());
  guardSession(app, session.defaultSession, { own, serverOrigin: server.current, open: (outside) => void open(outside).catch(reportFault) });
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);

  let isQuitting = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });
  const preferences = openPreferences(app, session.defaultSession);
  const describe = preferences.describe;
  const tellPreferences = async () => events.send({ name: 'preferences.changed', payload: await describe() });
  preferences.store.onChange(() => void tellPreferences().catch(reportFault));

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
      // Each time: a window that was hidden comes back with another button in the taskbar.
      opened.on('show', paint);
    },
    onFault: reportFault,
  });
  const goTo = (path: string) => {
    events.send({ name: 'path.asked', payload: path });
    window.show();
  };

  const tray = createTray(preferences.store, { open: window.show, quit }, tellRefusal);
  const showUnread = (count: number) => {
    unread = count;
    tray.show(count);
    paint();
  };
  const notifier = createNotifier({
    isQuiet: () => isQuiet(preferences.store.get(), Date.now()),
    press(alert) {
      // First the window: it is there for whoever pressed, also where the page takes long, or was gone.
      window.show();
      events.send({ name: 'path.asked', payload: alert.path });
    },
    reply: (alert, text) => events.send({ name: 'alert.replied', payload: { alert, text } }),
    onFault: reportFault,
  });
  const shownOnce = createShownOnce(openKeptFile('restart'), reportFault);
  const updates = createUpdateWatch({
    async load() {
      const { openUpdater } = await import('./open-updater.ts');
      return openUpdater(__UPDATE_URL__ ?? '', preferences.moved);
    },
    tell: (update) => events.send({ name: 'update.changed', payload: update }),
    setQuitting(is) {
      isQuitting = is;
      shownOnce.want(is);
    },
    onFault: reportFault,
  });
  const wake = (how: 'resumed' | 'unlocked') => () => {
    events.send({ name: 'machine.woke', payload: how });
    updates.wake();
  };
  powerMonitor.on('resume', wake('resumed'));
  powerMonitor.on('unlock-screen', wake('unlocked'));
  guideDownloads(session.defaultSession, app.getPath('downloads'), {
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
      fetch: (asked, init) => net.fetch(asked instanceof URL ? asked.href : asked, init),
    },
    window.show,
  );
  /** Which server the page was given: one that goes on after another was chosen still saves with its own. */
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
        served = server.current();
        events.open((channel, told) => window.current()?.webContents.send(channel, told));
      },
      isFocused: window.isFocused,
      startOver() {
        notifier.closeAll();
        events.forget();
        showUnread(0);
        window.startOver();
      },
    }),
    own,
    onFault: reportFault,
  });

  hearOldPresses({
    show: window.show,
    hasHeard: notifier.hasHeard,
    lose: (text) => events.send({ name: 'reply.lost', payload: text }),
  });
  const wasRestarted = shownOnce.take();
  const canHide = preferences.store.get().startHidden && (await hasTray());
  if (canHide && !wasRestarted && !isAskedFor() && !events.isAwaited()) window.openHidden();
  // A press that started the app has opened it: it is shown once there is something to see.
  else if (!window.current()) window.show();
  // What runs from its sources has nothing to be replaced.
  if (app.isPackaged && __UPDATE_URL__ !== null) void updates.look();
  return { window };
}
