import { ERROR_MESSAGES } from '@oja/contract/texts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { PlatformContext } from '../../platform/PlatformContext.tsx';
import { createWebSessions } from '../../platform/web-sessions.ts';
import { EditProfileForm } from './EditProfileForm.tsx';

const EDIT = 'PATCH /api/v1/users/profile/:id';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('a username that cannot be changed now is refused at its field, and the form keeps all that was typed', async () => {
  const message = ERROR_MESSAGES.user_name_rests.replace('{date}', '1 April 2027');
  const server = new FakeServer().on(
    EDIT,
    errorResponse(409, { code: 'user_name_rests', message, fields: { userName: message } }),
  );
  render(
    <PlatformContext value={{ kind: 'web', serverOrigin: server.origin, sessions: createWebSessions(localStorage) }}>
      <Provider store={startAppStore(server)}>
        <MemoryRouter>
          <EditProfileForm />
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
  const [name, bio] = [
    screen.getByRole('textbox', { name: /^Username/ }),
    screen.getByRole('textbox', { name: /^Bio/ }),
  ];
  fireEvent.change(name, { target: { value: 'Beads 5' } });
  fireEvent.change(bio, { target: { value: 'Beads since 1987.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(name).toBeInvalid();
  expect(name).toHaveValue('Beads 5');
  expect(bio).toHaveValue('Beads since 1987.');
  expect(server.callsOf(EDIT)).toHaveLength(1);
});
