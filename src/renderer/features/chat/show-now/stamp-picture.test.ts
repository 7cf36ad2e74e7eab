import { describe, expect, it } from 'vitest';

import { stampLines } from './stamp-picture.ts';
import { failureOf } from './use-camera.ts';

describe('the picture of “Show me now”', () => {
  it('carries the date and time of Lagos, also from another time zone, and the buyer’s name', () => {
    const at = new Date('2026-03-04T23:30:00Z');
    const [first, second] = stampLines({ name: 'Adá Òkè', at, locale: 'en-GB' });
    expect(first).toBe('Oja · 5 Mar 2026, 00:30 (Lagos)');
    expect(second).toBe('Adá Òkè');
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'failed'],
  ])('without a camera because of %s, the dialog says that it is %s', (name, state) => {
    expect(failureOf(new DOMException('', name))).toBe(state);
  });

  it('any other failure is one of the camera', () => {
    expect(failureOf(new Error('no canvas'))).toBe('failed');
  });
});
