import { Menu, type MenuItemConstructorOptions, Tray, nativeTheme } from 'electron';

import { type PreferenceStore, isMuted, isQuiet } from '../preferences/preference-store.ts';
import { trayImage } from './unread-images.ts';
import { text, unreadWords } from '../texts/texts.ts';

const HOUR_MS = 3_600_000;

/** The actions of the tray's menu. */
export interface TrayActions {
  open: () => void;
  quit: () => void;
}

/** The tray's icon with the unread count, and its menu. */
export interface OjaTray {
  /** Shows a count; 0 clears it. */
  show: (count: number) => void;
  destroy: () => void;
}

const isDark = () => nativeTheme.shouldUseDarkColorsForSystemIntegratedUI;

/** Adds the icon to the tray. Some Linux desktops do not report clicks on it, so the menu contains every action. */
export function createTray(
  preferences: PreferenceStore,
  { open, quit }: TrayActions,
  onFault: (error: unknown) => void,
): OjaTray {
  let count = 0;
  const tray = new Tray(trayImage(count, isDark()));

  const change = (...wanted: Parameters<PreferenceStore['change']>) => {
    try {
      preferences.change(...wanted);
    } catch (error) {
      onFault(error);
      // Restores the checkbox to the actual value.
      paintMenu();
    }
  };
  const items = (): MenuItemConstructorOptions[] => {
    const { doNotDisturb, startAtLogin } = preferences.get();
    return [
      { label: text('tray.open'), click: open },
      { type: 'separator' },
      isMuted(preferences.get(), Date.now())
        ? { label: text('tray.unmute'), click: () => change({ mutedUntil: null }) }
        : {
            label: text('tray.mute'),
            enabled: !doNotDisturb,
            click: () => change({ mutedUntil: new Date(Date.now() + HOUR_MS).toISOString() }),
          },
      {
        label: text('tray.doNotDisturb'),
        type: 'checkbox',
        checked: doNotDisturb,
        click: () => change({ doNotDisturb: !doNotDisturb }),
      },
      {
        label: text('tray.startAtLogin'),
        type: 'checkbox',
        checked: startAtLogin,
        click: () => change({ startAtLogin: !startAtLogin }),
      },
      { type: 'separator' },
      { label: text('menu.quit'), click: quit },
    ];
  };
  const paintMenu = () => tray.setContextMenu(Menu.buildFromTemplate(items()));
  const paintIcon = () => {
    tray.setImage(trayImage(count, isDark()));
    const isSilent = isQuiet(preferences.get(), Date.now());
    const name = unreadWords(count);
    tray.setToolTip(isSilent ? text('tray.muted', { name }) : name);
  };
  const paint = () => {
    paintIcon();
    paintMenu();
  };
  /** Ends the mute, and updates the menu, when the hour is over. */
  let timer: NodeJS.Timeout | undefined;
  const followMute = () => {
    clearTimeout(timer);
    const { mutedUntil } = preferences.get();
    const left = mutedUntil === null ? 0 : Date.parse(mutedUntil) - Date.now();
    if (left > 0) timer = setTimeout(paint, left).unref();
  };

  // On macOS a click opens the menu and is reported as well.
  if (process.platform !== 'darwin') tray.on('click', open);
  nativeTheme.on('updated', paintIcon);
  const stopFollowing = preferences.onChange(() => {
    paint();
    followMute();
  });
  paint();
  followMute();
  return {
    show(next) {
      if (next === count) return;
      count = next;
      paintIcon();
    },
    destroy() {
      clearTimeout(timer);
      stopFollowing();
      nativeTheme.off('updated', paintIcon);
      tray.destroy();
    },
  };
}
