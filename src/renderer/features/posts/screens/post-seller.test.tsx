import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { DEAL } from '../../../../../tests/fixtures/deal.ts';
import { PostSeller } from './PostSeller.tsx';

function open(rating?: { mean: number; count: number }, author = DEAL.vendor) {
  render(
    <MemoryRouter>
      <PostSeller author={author} since="2024-03" answerMinutes={undefined} rating={rating} />
    </MemoryRouter>,
  );
}

it('the seller of a post has the mean of the reviews with their count', () => {
  open({ mean: 4, count: 12 });
  expect(screen.getByRole('link')).toHaveTextContent('4.0 from 12 reviews');
});

it('a seller with too few reviews has no mean', () => {
  open();
  expect(screen.getByRole('link')).toHaveTextContent('Member since March 2024');
  expect(screen.queryByText(/review/)).toBeNull();
});

it('a shop is named before its person', () => {
  open(undefined, { ...DEAL.vendor, userName: 'Bayo Motors', isVerifiedVendor: true });
  expect(screen.getByRole('link')).toHaveTextContent('Bayo Motors Verified VendorBayoMember');
});
