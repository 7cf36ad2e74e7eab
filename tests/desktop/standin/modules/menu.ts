import { Strict } from '../strict.ts';
import { BrowserWindow } from './browser-window.ts';
import { isRole, performRole } from './menu-roles.ts';

type Click = (item: MenuItem, window: BrowserWindow | undefined, event: object) => void;

/** A menu item as the app describes it. */
interface Template {
  id?: string;
  label?: string;
  type?: 'normal' | 'separator' | 'submenu' | 'checkbox' | 'radio' | 'header' | 'palette';
  role?: string;
  accelerator?: string | null;
  checked?: boolean;
  enabled?: boolean;
  visible?: boolean;
  click?: Click;
  submenu?: readonly Template[] | Menu;
}

/** A menu item. */
export class MenuItem extends Strict {
  readonly id: string;
  readonly label: string;
  readonly type: NonNullable<Template['type']>;
  readonly role: string | undefined;
  readonly accelerator: string | null | undefined;
  readonly submenu: Menu | undefined;
  checked: boolean;
  enabled: boolean;
  visible: boolean;
  readonly #click: Click | undefined;

  constructor(template: Template) {
    super();
    const {
      id = '',
      label = '',
      submenu,
      role,
      accelerator,
      checked = false,
      enabled = true,
      visible = true,
      click,
    } = template;
    if (role !== undefined) isRole(role);
    this.id = id;
    this.label = label;
    this.role = role;
    this.accelerator = accelerator;
    this.checked = checked;
    this.enabled = enabled;
    this.visible = visible;
    this.#click = click;
    this.submenu = submenu === undefined || submenu instanceof Menu ? submenu : Menu.buildFromTemplate(submenu);
    this.type = template.type ?? (this.submenu ? 'submenu' : 'normal');
  }

  /** Activates the item, as a click does. */
  click(): void {
    if (!this.enabled || !this.visible) throw new Error(`stand-in: nobody can press the menu's "${this.label}" now`);
    if (this.type === 'checkbox') this.checked = !this.checked;
    if (this.type === 'radio') this.checked = true;
    const window = BrowserWindow.getFocusedWindow() ?? undefined;
    if (this.#click) this.#click(this, window, {});
    else if (this.role !== undefined) performRole(this.role, window);
  }
}

/** The current menus of the app, for specs. */
export const menus: { application: Menu | null; popup: Menu | undefined } = { application: null, popup: undefined };

/** A menu of the application or the tray, or a context menu. */
export class Menu extends Strict {
  readonly items: MenuItem[] = [];

  static buildFromTemplate(template: readonly (Template | MenuItem)[]): Menu {
    const menu = new Menu();
    for (const line of template) menu.items.push(line instanceof MenuItem ? line : new MenuItem(line));
    return menu;
  }

  static setApplicationMenu(menu: Menu): void {
    menus.application = menu;
  }

  popup(): void {
    menus.popup = this;
  }

  /** Searches the menu and its submenus, for specs. */
  find(isMeant: (item: MenuItem) => boolean): MenuItem | undefined {
    for (const item of this.items) {
      const found = isMeant(item) ? item : item.submenu?.find(isMeant);
      if (found) return found;
    }
    return undefined;
  }
}
