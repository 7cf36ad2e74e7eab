import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { FilePicker } from './FilePicker.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (hasMouse: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: hasMouse, addEventListener() {}, removeEventListener() {} }));
  render(<FilePicker label="Pictures" max={8} items={[]} onAdd={() => undefined} onRemove={() => undefined} />);
};

it('a device with a mouse offers to drop pictures', () => {
  show(true);
  expect(screen.getByText('or drop them here')).toBeInTheDocument();
});

it('a device without a mouse does not offer to drop pictures', () => {
  show(false);
  expect(screen.getByRole('button', { name: 'Add pictures' })).toBeInTheDocument();
  expect(screen.queryByText('or drop them here')).toBeNull();
});

it('the same picture can be chosen again after its removal', async () => {
  show(true);
  const input = screen.getByLabelText<HTMLInputElement>('Pictures', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'wrapper.png', { type: 'image/png' }));
  // A browser reports no change when the file that an input holds already is chosen once more.
  expect(input.files).toHaveLength(0);
});
