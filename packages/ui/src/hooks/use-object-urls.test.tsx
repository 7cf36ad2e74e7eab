import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useObjectUrls } from './use-object-urls.ts';

const open = new Set<string>();
let next = 0;

beforeEach(() => {
  open.clear();
  next = 0;
  URL.createObjectURL = () => {
    next += 1;
    open.add(`blob:${next}`);
    return `blob:${next}`;
  };
  URL.revokeObjectURL = vi.fn<(url: string) => void>((url) => void open.delete(url));
});

const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const front = file('front.jpg');
const back = file('back.jpg');
const hem = file('hem.jpg');

test('a file keeps its URL while it is in the list, and the URL of a removed file is revoked', () => {
  const { result, rerender, unmount } = renderHook(({ files }) => useObjectUrls(files), {
    initialProps: { files: [front, back] },
  });
  expect(result.current).toEqual(['blob:1', 'blob:2']);
  rerender({ files: [back, hem] });
  expect(result.current).toEqual(['blob:2', 'blob:3']);
  expect([...open]).toEqual(['blob:2', 'blob:3']);
  unmount();
  expect(open.size).toBe(0);
});

test('a new array of the same files creates no new URLs', () => {
  const { rerender } = renderHook(({ files }) => useObjectUrls(files), { initialProps: { files: [front] } });
  rerender({ files: [front] });
  expect(next).toBe(1);
});

test('in strict mode only the shown URLs are not revoked', () => {
  const { result } = renderHook(() => useObjectUrls([front]), { wrapper: StrictMode });
  expect(result.current).toEqual([...open]);
});
