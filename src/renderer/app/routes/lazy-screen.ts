import { type ComponentType, lazy } from 'react';

/** Longer than it takes to leave a page. */
const LEAVE_MS = 3000;

/**
 * Returns a screen that is loaded when it is first shown. When a page is being left, Firefox cancels its pending
 * requests, so a failure is only passed on if the page still exists a moment later. Otherwise the crash page would
 * appear while leaving.
 * @param load imports the screen
 */
export const lazyScreen = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(
      (error: unknown) => new Promise<never>((_resolve, reject) => void setTimeout(reject, LEAVE_MS, error)),
    ),
  );
