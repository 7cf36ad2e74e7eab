import { act, render, screen } from '@testing-library/react';
import { Toast as RadixToast } from 'radix-ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toast, useToasts } from './toast-store.ts';
import { ToastItem } from './ToastItem.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The toasts before and after their list is in the page, which a busy page delays. */
function Toasts({ isListThere }: { isListThere: boolean }) {
  return (
    <RadixToast.Provider>
      {useToasts().map((entry) => (
        <ToastItem key={entry.id} entry={entry} />
      ))}
      {isListThere && <RadixToast.Viewport />}
    </RadixToast.Provider>
  );
}

test('the time of a toast counts from when it is in the page', () => {
  const { rerender } = render(<Toasts isListThere={false} />);
  act(() => void toast({ title: 'Post deleted', durationMs: 2000 }));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('Post deleted')).toBeNull();

  rerender(<Toasts isListThere />);
  act(() => void vi.advanceTimersByTime(1900));
  expect(screen.getByText('Post deleted')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(400));
  expect(screen.queryByText('Post deleted')).toBeNull();
});
