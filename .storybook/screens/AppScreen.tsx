import { Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router';

import { App } from '../../src/renderer/app/App.tsx';
import { PlatformContext } from '../../src/renderer/platform/PlatformContext.tsx';
import { createWebPlatform } from '../../src/renderer/platform/web.ts';
import type { Viewer } from './keep-session.ts';
import type { Answers } from './answers.ts';

/** What a story of a screen says: where somebody is, who they are, and what the server answers. */
export interface AppScreenProps {
  /** The address, with query. */
  at: string;
  /** Who looks at it; a visitor without. */
  viewer?: Viewer;
  /** What the server answers beside the everyday answers, by call. */
  answers?: Answers;
  /** Nobody answers at all. */
  isOffline?: boolean;
  /** A text that stands on the screen once it is there; a story with a play function finds it itself. */
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

/** The app itself, in a browser, at one address: with a platform, a router and a store of its own. */
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
