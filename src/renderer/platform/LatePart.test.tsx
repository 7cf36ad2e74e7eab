import * as toasts from '@oja/ui/toast-store';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { LatePart } from './LatePart.tsx';

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close the dialog
  </button>
);
const toast = vi.spyOn(toasts, 'toast');
let isReachable: boolean;
const load = async () => {
  if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
  return Dialog;
};

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <LatePart load={load} onFailed={close} fallback="Loading">
          {(Part) => <Part onClose={close} />}
        </LatePart>
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });

beforeEach(() => {
  toast.mockClear();
  isReachable = true;
  render(<Page />);
});

it('a part that is open is shown once it is loaded, and its fallback until then', async () => {
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('button', { name: 'Close the dialog' }));
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

it('a part that cannot be loaded counts as closed, a toast says why, and the next press tries again', async () => {
  isReachable = false;
  await userEvent.click(opener());
  await vi.waitFor(() => expect(opener().getAttribute('aria-expanded')).toBe('false'));
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: 'Check your connection, then press again.' }),
  );
  isReachable = true;
  await userEvent.click(opener());
  expect(await screen.findByRole('button', { name: 'Close the dialog' })).toBeDefined();
});
