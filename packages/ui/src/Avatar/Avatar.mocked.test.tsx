import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ToastRegion } from '../Toast/Toast.tsx';
import { Avatar } from './Avatar.tsx';

vi.mock('./EnlargedAvatar.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a press on an enlargeable avatar without a network shows an error, and no dialog opens', async () => {
  render(
    <>
      <Avatar name="Adaeze Nwosu" src="adaeze.webp" enlargeable />
      <ToastRegion />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'View the picture of Adaeze Nwosu' }));
  expect(await screen.findByText('The picture could not be opened')).toBeVisible();
  expect(document.querySelector('dialog')).toBeNull();
});
