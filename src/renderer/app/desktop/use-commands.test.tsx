import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';

import { ChatServer, PARTNERS } from '../../../../tests/fixtures/chat-server.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { makeRealtimeStore } from '../../../../tests/fixtures/realtime-store.ts';
import type { Desktop } from '../../platform/desktop-app.ts';
import { useCommands } from './use-commands.ts';

it('a command given before the conversations are known is followed when they are', async () => {
  const chat = new ChatServer();
  chat.write(PARTNERS[0], 1);
  const http = new FakeServer().on('GET /api/v1/messages/conversations', chat.listConversations());
  const commands: Parameters<Desktop['onCommand']>[0][] = [];
  const onCommand: Desktop['onCommand'] = (listener) => (commands.push(listener), () => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double only gives commands
  const desktop = { onCommand } as unknown as Desktop;
  const Host = () => {
    useCommands(desktop);
    return <output>{useLocation().pathname}</output>;
  };
  const { store } = makeRealtimeStore({ observe: () => undefined, serverOrigin: http.origin });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/dashboard/chat']}>
        <Host />
      </MemoryRouter>
    </Provider>,
  );
  act(() => commands.forEach((give) => give('next-conversation')));
  expect(await screen.findByText(`/dashboard/chat/${PARTNERS[0]}`)).toBeInTheDocument();
});
