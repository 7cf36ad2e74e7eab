import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useInView } from './use-in-view.ts';
import { useReachedEnd } from './use-reached-end.ts';

/** Replaces the browser's observer: the test decides what is in view. */
class Observer {
  static readonly all: Observer[] = [];
  readonly report: (entries: { isIntersecting: boolean }[]) => void;
  readonly options: IntersectionObserverInit;
  watching = false;
  constructor(report: Observer['report'], options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    Observer.all.push(this);
  }
  /** Number of times that the state was requested: each request is answered again. */
  requests = 0;
  observe() {
    this.watching = true;
    this.requests += 1;
  }
  unobserve() {
    this.watching = false;
  }
  disconnect() {
    this.watching = false;
  }
  see(...seen: boolean[]) {
    if (this.watching) act(() => this.report(seen.map((isIntersecting) => ({ isIntersecting }))));
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

test('useInView follows the browser’s last report on the element, and stops on unmount', () => {
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

test('with once, useInView stays true', () => {
  render(<Seen once />);
  Observer.all[0]?.see(true);
  expect(Observer.all[0]?.watching).toBe(false);
  expect(screen.getByText('seen')).toBeVisible();
});

function List({ onEnd, more }: { onEnd: () => void; more: boolean }) {
  const end = useReachedEnd(onEnd, 300);
  return more && <button ref={end}>Load more</button>;
}

test('the end calls back each time it appears, with the callback of the latest render', () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const { rerender } = render(<List more onEnd={first} />);
  rerender(<List more onEnd={second} />);
  expect(Observer.all).toHaveLength(1);
  const requests = Observer.all[0]?.requests ?? 0;
  rerender(<List more onEnd={second} />);
  // Otherwise an element that was in view all the time would not be reported.
  expect(Observer.all[0]?.requests).toBe(requests + 1);
  expect(Observer.all[0]?.options.rootMargin).toBe('300px');
  Observer.all[0]?.see(false);
  Observer.all[0]?.see(true);
  rerender(<List more={false} onEnd={second} />);
  Observer.all[0]?.see(true);
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
});
