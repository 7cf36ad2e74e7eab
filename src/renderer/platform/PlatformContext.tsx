import { createContext, use, useSyncExternalStore } from 'react';

import type { Desktop } from './desktop-app.ts';
import type { Platform } from './platform.ts';

/** The platform that the app runs on, provided by main.tsx. */
export const PlatformContext = createContext<Platform | undefined>(undefined);

/** Returns the platform. Throws outside PlatformContext, which is a bug in the app's composition. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform needs <PlatformContext> above it.');
  return platform;
}

/** Returns the desktop app's functions; undefined in a browser. */
export function useDesktop(): Desktop | undefined {
  return use(PlatformContext)?.desktop;
}

/** Returns where the tabs are in a wide window, if not at the bottom. */
export const useTabPlacement = (): Platform['tabPlacement'] => use(PlatformContext)?.tabPlacement;

const neverChanges = () => () => undefined;

/** Whether a user is signed in. False while a page is prerendered, and outside PlatformContext. */
export function useIsSignedIn(): boolean {
  const sessions = use(PlatformContext)?.sessions;
  return useSyncExternalStore(
    sessions?.subscribe ?? neverChanges,
    () => sessions?.isPresent() ?? false,
    () => false,
  );
}
