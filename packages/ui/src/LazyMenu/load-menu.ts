import type { Menu } from '../Menu/Menu.tsx';

let loaded: typeof Menu | undefined;

/** Fetches the menu, which weighs more than all that stands on the card it belongs to. Again after a failure. */
export async function loadMenu(): Promise<typeof Menu> {
  loaded ??= (await import('../Menu/Menu.tsx')).Menu;
  return loaded;
}
