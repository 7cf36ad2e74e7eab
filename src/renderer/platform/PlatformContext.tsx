import { createContext, use, useSyncExternalStore } from 'react';

import type { Desktop } from './desktop-app.ts';
import type { Platform } from './platform.ts';

/** The platform the app runs on; main.tsx provides it. */
export const PlatformContext = createContext<Platform | undefined>(undefined);

/** Gives the platform; throws outside PlatformContext, which is a fault in how the app was assembled. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform needs <PlatformContext> above it: main.tsx provides it.');
  return platform;
}

/** What the desktop app alone has; undefined in a browser. */
export function useDesktop(): Desktop | undefined {
  return use(PlatformContext)?.desktop;
}

const neverChanges = () => () => undefined;

/** Whether someone is signed in. False while a page is rendered at build time, and where there is no platform yet. */
export function useIsSignedIn(): boolean {
  const sessions = use(PlatformContext)?.sessions;
  return useSyncExternalStore(
    sessions?.subscribe ?? neverChanges,
    () => sessions?.isPresent() ?? false,
    () => false,
  );
}
