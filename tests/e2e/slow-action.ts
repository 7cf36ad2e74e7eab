import type { Page } from '@playwright/test';

import type { Cast } from './cast.ts';

/** An action, its path, and what must be visible at once after the press, on any connection. */
export interface Action {
  does: string;
  at: (cast: Cast) => string;
  /** Who acts; by default the viewer. */
  as?: 'visitor' | 'other' | 'customer' | 'admin';
  /** Prepares the state before the page is opened. */
  prepare?: (page: Page, cast: Cast) => Promise<unknown>;
  before?: (page: Page, cast: Cast) => Promise<unknown>;
  press: (page: Page, cast: Cast) => Promise<void>;
  /** The selector of the visible response. */
  shows: string;
}

/** The placeholder of a screen that is loading. */
export const PENDING = '[role="status"][aria-label="Loading"]';
/** A button whose call is pending. */
export const BUSY = 'button[aria-busy="true"]';
