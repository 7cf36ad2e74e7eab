import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { PickedImage } from './picked-images.ts';
import { useStoredPictures } from './use-stored-pictures.ts';

const files = vi.hoisted(() => ({ write: Promise.withResolvers<void>() }));
vi.mock('./draft-pictures.ts', () => ({
  readPictures: () => Promise.resolve([]),
  storePictures: () => files.write.promise,
}));

const dispatch = vi.fn<() => void>();
const NONE: readonly PickedImage[] = [];

it('pictures count as stored only after their files are written', async () => {
  files.write.resolve();
  const { result, rerender } = renderHook((images) => useStoredPictures('ada', 'post', images, dispatch), {
    initialProps: NONE,
  });
  await vi.waitFor(() => expect(dispatch).toHaveBeenCalledWith({ type: 'restored', images: [] }));
  expect(result.current.areStored).toBe(true);

  files.write = Promise.withResolvers<void>();
  rerender([{ id: 'one', file: new File(['x'], 'one.jpg'), status: 'waiting', progress: 0 }]);
  expect(result.current.areStored).toBe(false);
  await act(async () => {
    files.write.resolve();
    await files.write.promise;
  });
  expect(result.current.areStored).toBe(true);
});
