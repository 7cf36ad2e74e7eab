/**
 * `npm run pictures:desktop`: takes the README's pictures of the desktop app into docs/desktop: its window, its tray
 * icon and, on Linux with Xvfb, dunst, libnotify's notify-send and ImageMagick, its notification on a desktop.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, request as requests } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';

import { DEFAULT_SERVER_ORIGIN } from '../../renderer.config.ts';
import { unreadText } from '../../src/bridge/unread-text.ts';
import { drawTrayIcon } from '../../src/main/tray/draw-icon.ts';
import { logInByCall } from '../e2e/accounts.ts';
import { sendByCall } from '../e2e/talk.ts';
import { startOja } from '../processes/oja-server.ts';
import { launchApp, quitApp } from './desktop-app.ts';
import { goTo, signInLive, STANDIN_ORIGIN } from './fixtures.ts';
import { busWith } from './session-bus.ts';
import { leave } from './window-state.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TO = join(ROOT, 'docs/desktop');
const PASSWORD = 'oja-demo';
const MESSAGE = 'Good morning! Please, is the footstool still there?';

/** The icon with several counts, on a dark and on a light panel, at twice their size. */
async function photographTray(): Promise<void> {
  const [size, step, height] = [44, 88, 72];
  const counts = [0, 1, 12, 99, 101];
  const panels = await Promise.all(
    (['dark', 'light'] as const).map(async (ground) => {
      const icons = counts.map(async (count, index): Promise<OverlayOptions> => {
        const pixels = drawTrayIcon(size, unreadText(count), ground);
        // Electron's byte order starts with blue.
        for (let at = 0; at < pixels.length; at += 4) pixels.subarray(at, at + 3).reverse();
        const input = await sharp(pixels, { raw: { width: size, height: size, channels: 4, premultiplied: true } })
          .png()
          .toBuffer();
        return { input, left: step / 4 + index * step, top: (height - size) / 2 };
      });
      const panel = sharp({
        create: {
          width: counts.length * step,
          height,
          channels: 3,
          background: ground === 'dark' ? '#22252e' : '#eceef2',
        },
      });
      return panel
        .composite(await Promise.all(icons))
        .png()
        .toBuffer();
    }),
  );
  const both = sharp({ create: { width: counts.length * step, height: 2 * height, channels: 3, background: '#000' } });
  await both
    .composite(panels.map((input, index) => ({ input, left: 0, top: index * height })))
    .webp({ lossless: true })
    .toFile(join(TO, 'tray.webp'));
}

/** Shows a notification on a virtual screen. @returns whether this machine has the necessary programs */
async function photographNotification(
  { title, body }: { title: string; body: string },
  folder: string,
): Promise<boolean> {
  const settings = [
    '[global]',
    'width = 400',
    'origin = top-right',
    'offset = 20x20',
    'font = Sans 11',
    'frame_width = 1',
    'frame_color = "#3a3f63"',
    'corner_radius = 10',
    'padding = 14',
    'horizontal_padding = 16',
    'min_icon_size = 56',
    'max_icon_size = 56',
    String.raw`format = "<b>%s</b>\n%b"`,
    '[urgency_normal]',
    'background = "#1b1e33"',
    'foreground = "#f3efe4"',
    'timeout = 30',
  ];
  await writeFile(join(folder, 'dunstrc'), settings.join('\n'));
  const show =
    'dunst -config "$1/dunstrc" & sleep 1; notify-send -a Oja -i "$2" "$3" "$4"; sleep 2; import -window root "$1/shown.png"; kill $!';
  const { status } = spawnSync(
    'xvfb-run',
    [
      '-a',
      '-s',
      '-screen 0 440x130x24',
      'dbus-run-session',
      '--',
      'sh',
      '-c',
      show,
      'sh',
      folder,
      join(ROOT, 'build/icon.png'),
      title,
      body,
    ],
    { stdio: 'ignore' },
  );
  if (status !== 0) return false;
  await sharp(join(folder, 'shown.png'))
    .trim({ background: '#000', threshold: 8 })
    .webp({ lossless: true })
    .toFile(join(TO, 'notification.webp'));
  return true;
}

const folder = await mkdtemp(join(tmpdir(), 'oja-pictures-'));
await mkdir(TO, { recursive: true });
await photographTray();

const server = await startOja({
  dataDir: join(folder, 'server'),
  withinMs: 240_000,
  environment: { OJA_DEMO: 'on', PUBLIC_URL: DEFAULT_SERVER_ORIGIN, WEB_ORIGINS: STANDIN_ORIGIN },
});
const calls = await requests.newContext({ baseURL: server.url });
const [vendor, customer] = [
  await logInByCall(calls, 'vendor', PASSWORD),
  await logInByCall(calls, 'customer', PASSWORD),
];
const desktop = await launchApp({
  userData: join(folder, 'oja'),
  hosts: `MAP ${new URL(DEFAULT_SERVER_ORIGIN).host} 127.0.0.1:${server.port}`,
  environment: { XDG_CONFIG_HOME: join(folder, 'config'), PATH: await busWith(folder, { tray: true }) },
});
try {
  const { app, page } = desktop;
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInLive(page, { userName: 'vendor', password: PASSWORD });
  await leave(app, 'hide');
  await sendByCall(calls, customer, vendor, MESSAGE);
  await expect.poll(() => app.evaluate(() => standin.notificationCount())).toBe(1);
  const unread = async () => Number(/\d+/.exec(await page.title())?.[0]);
  const before = await unread();
  const [shown] = await app.evaluate(() => standin.notifications());
  if (!shown) throw new Error('The notification has closed.');
  const isShown = await photographNotification(shown, folder);
  await leave(app, 'show');
  await goTo(page, `/dashboard/chat/${customer.id}`);
  await expect(page.getByRole('log').getByText(MESSAGE)).toBeVisible();
  // Once it is read; the demo data has other unread messages.
  await expect.poll(unread).toBe(before - 1);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 86 })
    .toFile(join(TO, 'window.webp'));
  process.stdout.write(
    `docs/desktop: window, tray${isShown ? ', notification' : '; no notification: that takes xvfb-run, dunst, notify-send and import'}\n`,
  );
} finally {
  await quitApp(desktop);
  await calls.dispose();
  await server.program.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
