import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { MessageQuote } from './MessageQuote.tsx';

test('a quote without an action has no button, and names a picture without a text', () => {
  render(<MessageQuote isOwn={false} partnerName="Adaeze" text="" pictureUrl="/receipt.webp" className="placed" />);
  const quote = screen.getByRole('group', { name: 'Reply to Adaeze' });
  expect(quote).toHaveTextContent('AdaezePicture');
  expect(quote).toHaveClass('placed');
  expect(screen.queryByRole('button')).toBeNull();
});
