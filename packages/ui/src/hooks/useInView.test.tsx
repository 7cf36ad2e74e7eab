import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useInView } from './useInView.ts';
import { useReachedEnd } from './useReachedEnd.ts';

/** Stands in for the browser's observer: the test says what is seen. */
class Observer {
  static readonly all: Observer[] = [];
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  readonly options: IntersectionObserverInit;
  watching = false;
  constructor(tell: Observer['tell'], options: IntersectionObserverInit) {
    this.tell = tell;
    this.options = options;
    Observer.all.push(this);
  }
  /** How often it was asked how things stand: each time it is told anew. */
  asked = 0;
  observe() {
    this.watching = true;
    this.asked += 1;
  }
  unobserve() {
    this.watching = false;
  }
  disconnect() {
    this.watching = false;
  }
  see(...seen: boolean[]) {
    if (this.watching) act(() => this.tell(seen.map((isIntersecting) => ({ isIntersecting }))));
  }
}

beforeEach(() => {
  Observer.all.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => void vi.unstubAllGlobals());

function Seen({ once }: { once?: boolean }) {
  const box = useRef<HTMLParagraphElement>(null);
  const seen = useInView(box, { threshold: 0.6, ...(once !== undefined && { once }) });
  return <p ref={box}>{seen ? 'seen' : 'unseen'}</p>;
}

test('follows what the browser last said of the element, and stops with the component', () => {
  const { unmount } = render(<Seen />);
  const [observer] = Observer.all;
  expect(observer?.options.threshold).toBe(0.6);
  expect(screen.getByText('unseen')).toBeVisible();
  observer?.see(false, true);
  expect(screen.getByText('seen')).toBeVisible();
  observer?.see(true, false);
  expect(screen.getByText('unseen')).toBeVisible();
  unmount();
  expect(observer?.watching).toBe(false);
});

test('once seen is enough where once is asked for', () => {
  render(<Seen once />);
  Observer.all[0]?.see(true);
  expect(Observer.all[0]?.watching).toBe(false);
  expect(screen.getByText('seen')).toBeVisible();
});

function List({ onEnd, more }: { onEnd: () => void; more: boolean }) {
  const end = useReachedEnd(onEnd, 300);
  return more && <button ref={end}>Load more</button>;
}

test('the end calls back once each time it appears, and what the latest render gave', () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const { rerender } = render(<List more onEnd={first} />);
  rerender(<List more onEnd={second} />);
  expect(Observer.all).toHaveLength(1);
  const asked = Observer.all[0]?.asked ?? 0;
  rerender(<List more onEnd={second} />);
  // What has been in view all the time would not be told otherwise.
  expect(Observer.all[0]?.asked).toBe(asked + 1);
  expect(Observer.all[0]?.options.rootMargin).toBe('300px');
  Observer.all[0]?.see(false);
  Observer.all[0]?.see(true);
  rerender(<List more={false} onEnd={second} />);
  Observer.all[0]?.see(true);
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
});
