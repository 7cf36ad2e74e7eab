import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { SITE_TITLE } from '../../platform/use-page-title.ts';
import LandingScreen from './LandingScreen.tsx';

beforeEach(() => {
  new FakeServer().setDown(true);
  // With reduced motion nothing is animated.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('returning to the landing page restores its title in the tab', () => {
  document.title = 'Login · Oja';
  render(
    <MemoryRouter>
      <LandingScreen />
    </MemoryRouter>,
  );
  expect(document.title).toBe(SITE_TITLE);
  expect(readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')).toContain(`<title>${SITE_TITLE}</title>`);
});
