import { Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router';

import { App } from '../../src/renderer/app/App.tsx';
import { PlatformContext } from '../../src/renderer/platform/PlatformContext.tsx';
import { createWebPlatform } from '../../src/renderer/platform/web.ts';
import type { Viewer } from './keep-session.ts';
import type { Answers } from './answers.ts';

/** The props of a screen's story: its address, its viewer and the server's responses. */
export interface AppScreenProps {
  /** The path of the screen, with its query. */
  at: string;
  /** The signed-in user; without one, a visitor. */
  viewer?: Viewer;
  /** The server's responses by call, in addition to the everyday ones. */
  answers?: Answers;
  /** The server cannot be reached. */
  isOffline?: boolean;
  /** A text that is visible once the screen has loaded. Ignored in a story with its own play function. */
  shows?: string | RegExp;
}

type Platform = ReturnType<typeof createWebPlatform>;
interface StartProps {
  at: string;
  platform: Platform;
  loading: ReturnType<Platform['sessions']['load']>;
}

function Start({ at, platform, loading }: StartProps) {
  const loaded = use(loading);
  return (
    <PlatformContext value={platform}>
      <MemoryRouter initialEntries={[at]}>
        <App loaded={loaded} />
      </MemoryRouter>
    </PlatformContext>
  );
}

/** The whole app at one address, with its own platform, router and store. */
export function AppScreen({ at }: AppScreenProps) {
  const [start] = useState(() => {
    const platform = createWebPlatform();
    return { platform, loading: platform.sessions.load() };
  });
  return (
    <Suspense fallback={null}>
      <Start at={at} {...start} />
    </Suspense>
  );
}
