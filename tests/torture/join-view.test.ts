import { describe, expect, it } from 'vitest';

import { joinView } from './join-view.ts';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ name: String(from + index), status: '' }));

describe('a thread that is read upwards', () => {
  it('begins with the first view', () => {
    expect(joinView([], messages(70, 90))).toEqual({ all: messages(70, 90), isAtOldest: false, next: 'up' });
  });

  it('grows by the older messages of a view that overlaps it', () => {
    expect(joinView(messages(70, 90), messages(60, 80))).toEqual({
      all: messages(60, 90),
      isAtOldest: false,
      next: 'up',
    });
  });

  it('is read on upwards from a view within it, which lacks the rows above', () => {
    expect(joinView(messages(60, 90), messages(64, 80))).toEqual({
      all: messages(60, 90),
      isAtOldest: false,
      next: 'up',
    });
  });

  it('is read back downwards after a view that left messages out', () => {
    const left = { all: messages(60, 90), isAtOldest: false, next: 'down' };
    expect(joinView(messages(60, 90), messages(40, 55))).toEqual(left);
    // A row with the focus stays rendered, however far away it is.
    expect(joinView(messages(60, 90), [...messages(40, 55), ...messages(75, 75)])).toEqual(left);
  });

  it('is at its oldest message when a view begins with it', () => {
    expect(joinView(messages(1, 90), messages(1, 20))).toEqual({ all: messages(1, 90), isAtOldest: true, next: 'up' });
  });
});
