import { type ComponentType, lazy } from 'react';

/** Longer than it takes to leave a page. */
const LEAVE_MS = 3000;

/**
 * A screen that is loaded when it is first shown. Firefox cancels what a page still loads as soon as that page is being left,
 * so a failure is passed on only to pages that are still there a moment later; others would end on the crash page.
 * @param load imports the screen
 */
export const lazyScreen = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(
      (error: unknown) => new Promise<never>((_resolve, reject) => void setTimeout(reject, LEAVE_MS, error)),
    ),
  );
