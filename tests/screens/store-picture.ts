import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The width of a stored picture, in pixels: enough to read it, and small to download. */
const STORED_WIDTH = 1024;

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));

/** Photographs a page into docs/screens, with what moves at its end. */
export async function storePicture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', ...options });
  await sharp(picture)
    .resize({ width: STORED_WIDTH, withoutEnlargement: true })
    .webp({ quality: 75 })
    .toFile(`${FOLDER}${name}.webp`);
}
