import type { App, BrowserWindow } from 'electron';

/** The part of Electron's `app` that is used. */
interface BouncingApp {
  readonly dock?: Pick<NonNullable<App['dock']>, 'bounce'> | undefined;
}

/** Bounces the dock icon or flashes the window's taskbar button once, unless the window is in front. */
export function drawAttention(
  app: BouncingApp,
  window: Pick<BrowserWindow, 'flashFrame' | 'isFocused'> | undefined,
): void {
  if (window?.isFocused()) return;
  if (process.platform === 'darwin') app.dock?.bounce('informational');
  else window?.flashFrame(true);
}

/** Ends the flashing once the window has the focus. The dock icon ends its bounce itself. */
export function endFlashing(window: Pick<BrowserWindow, 'flashFrame'>): void {
  if (process.platform !== 'darwin') window.flashFrame(false);
}
