import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Sample } from './Sample.tsx';

test('Sample passes its tone to its style sheet, and keeps a class from the application', () => {
  render(
    <Sample tone="accent" className="placed">
      Akwete wrapper
    </Sample>,
  );
  const sample = screen.getByText('Akwete wrapper');
  expect(sample.dataset['tone']).toBe('accent');
  expect(sample).toHaveClass('placed');
});
