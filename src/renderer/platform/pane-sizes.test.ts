import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { usePaneSizes } from './pane-sizes.ts';

beforeEach(() => localStorage.clear());

test('the widths of panes are kept for each person and arrangement', () => {
  const { result } = renderHook(() => usePaneSizes('ada', 'chat-lg'));
  expect(result.current[0]).toEqual({});
  act(() => result.current[1]({ list: 30 }));
  expect(result.current[0]).toEqual({ list: 30 });
  expect(renderHook(() => usePaneSizes('ada', 'chat-lg')).result.current[0]).toEqual({ list: 30 });
  expect(renderHook(() => usePaneSizes('ada', 'chat-xl')).result.current[0]).toEqual({});
  expect(renderHook(() => usePaneSizes('bayo', 'chat-lg')).result.current[0]).toEqual({});
  act(() => result.current[1]({}));
  expect(localStorage.getItem('oja.panes.ada.chat-lg')).toBeNull();
});

test.each(['[]', 'null', '{', '{"list":"30%"}', '{"list":1e9,"thread":-4}', '{"list":null}'])(
  'stored widths that are none, %s, are ignored',
  (text) => {
    localStorage.setItem('oja.panes.musa.chat-lg', text);
    expect(renderHook(() => usePaneSizes('musa', 'chat-lg')).result.current[0]).toEqual({});
  },
);
