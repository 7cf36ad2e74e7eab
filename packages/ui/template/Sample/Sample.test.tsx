import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Sample } from './Sample.tsx';

test('says its tone to its style sheet, and keeps a class that the application gives', () => {
  render(
    <Sample tone="accent" className="placed">
      Akwete wrapper
    </Sample>,
  );
  const sample = screen.getByText('Akwete wrapper');
  expect(sample.dataset['tone']).toBe('accent');
  expect(sample).toHaveClass('placed');
});
