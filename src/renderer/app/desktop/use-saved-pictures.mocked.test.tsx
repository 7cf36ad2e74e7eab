import type { ToastMessage } from '@oja/ui/toast-store';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { Desktop } from '../../platform/desktop-app.ts';
import { useSavedPictures } from './use-saved-pictures.ts';

const toast = vi.hoisted(() => vi.fn<(message: ToastMessage) => void>());
vi.mock('@oja/ui/toast-store', () => ({ toast }));

type Listener = Parameters<Desktop['onPictureSaved']>[0];

it.each([
  ['saved', { tone: 'success', title: 'kettle.webp is saved' }],
  [
    'interrupted',
    { tone: 'danger', title: 'kettle.webp was not saved', text: expect.stringContaining('folder has room') },
  ],
  [
    'no_picture',
    { tone: 'danger', title: 'kettle.webp was not saved', text: expect.stringContaining('Oja saves pictures alone') },
  ],
] as const)('only an interrupted download suggests to check the folder’s space: %s', (state, expected) => {
  toast.mockReset();
  const listeners: Listener[] = [];
  const onPictureSaved = (listener: Listener) => (listeners.push(listener), () => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double only reports saved pictures
  const desktop = { onPictureSaved } as unknown as Desktop;
  renderHook(() => useSavedPictures(desktop));
  for (const listener of listeners) listener({ fileName: 'kettle.webp', state });
  expect(toast).toHaveBeenCalledExactlyOnceWith(expected);
});
