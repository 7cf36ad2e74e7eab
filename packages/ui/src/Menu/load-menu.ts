import type { LoadedMenu } from './LoadedMenu.tsx';

let loaded: typeof LoadedMenu | undefined;

/** Loads the open menu, which is larger than the card it belongs to. Tries again after a failure. */
export async function loadMenu(): Promise<typeof LoadedMenu> {
  loaded ??= (await import('./LoadedMenu.tsx')).LoadedMenu;
  return loaded;
}
