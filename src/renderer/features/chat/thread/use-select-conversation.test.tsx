import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';

import { listsReducer } from '../../../session/lists-slice.ts';
import { useSelectConversation } from './use-select-conversation.ts';

type Selected = Parameters<typeof useSelectConversation>[1];

const store = configureStore({ reducer: { lists: listsReducer } });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const selected = () => store.getState().lists.selectedConversation;

it('the open conversation is in the session store, once its partner is known', () => {
  const { rerender } = renderHook((partner: Selected) => useSelectConversation('bola', partner), {
    wrapper,
    initialProps: undefined as Selected,
  });
  expect(selected()).toBeNull();
  rerender({ conversationId: undefined, name: 'Bola', profileImage: null });
  expect(selected()).toEqual({ _id: 'bola', userId: 'bola', name: 'Bola', profileImage: null });
  rerender({ conversationId: 'seven', name: 'Bola', profileImage: 'https://oja.test/b.webp' });
  expect(selected()).toEqual({ _id: 'seven', userId: 'bola', name: 'Bola', profileImage: 'https://oja.test/b.webp' });
});
