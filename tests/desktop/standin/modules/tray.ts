import { Emitter } from '../emitter.ts';
import type { Menu } from './menu.ts';
import type { NativeImage } from '../surface.ts';

const trays = new Set<Tray>();

/** The current tray icons, for specs. */
export const openTrays = (): readonly Tray[] => [...trays];

/** A tray icon and its state. */
export class Tray extends Emitter {
  image: NativeImage | string;
  toolTip = '';
  menu: Menu | null = null;

  constructor(image: NativeImage | string) {
    super('tray', ['click', 'double-click']);
    this.image = image;
    trays.add(this);
  }

  setImage(image: NativeImage | string): void {
    this.image = image;
  }

  setToolTip(text: string): void {
    this.toolTip = text;
  }

  setContextMenu(menu: Menu): void {
    this.menu = menu;
  }

  destroy(): void {
    trays.delete(this);
  }

  isDestroyed(): boolean {
    return !trays.has(this);
  }
}
