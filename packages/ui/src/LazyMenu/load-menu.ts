import type { Menu } from '../Menu/Menu.tsx';

let loaded: typeof Menu | undefined;

/** Loads the menu, which is larger than the card it belongs to. Tries again after a failure. */
export async function loadMenu(): Promise<typeof Menu> {
  loaded ??= (await import('../Menu/Menu.tsx')).Menu;
  return loaded;
}
