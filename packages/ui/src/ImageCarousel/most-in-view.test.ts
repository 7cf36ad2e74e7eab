import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let report: (entries: Partial<IntersectionObserverEntry>[]) => void;

beforeEach(() => {
  vi.resetModules();
  class Observer {
    constructor(measure: typeof report) {
      report = measure;
    }
    observe() {}
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Watches so many elements, one below the other. */
async function watched(count: number) {
  const { carousels } = await import('./most-in-view.ts');
  const state: boolean[] = [];
  const elements = Array.from({ length: count }, () => document.body.appendChild(document.createElement('div')));
  const stops = elements.map((element, index) => carousels.watch(element, (isMost) => (state[index] = isMost)));
  const see = (...ratios: number[]) =>
    report(
      ratios.map((intersectionRatio, index) => ({
        target: elements.at(index) ?? document.body,
        intersectionRatio,
        intersectionRect: new DOMRect(0, 0, 100, 100 * intersectionRatio),
      })),
    );
  return { state, see, stops };
}

test('the element with the largest visible area is the one, and only while half of it is in view', async () => {
  const { state, see } = await watched(3);
  see(0.6, 0.9, 0.2);
  expect(state).toEqual([false, true, false]);
  see(0.6, 0.55);
  expect(state).toEqual([true, false, false]);
  see(0.4, 0.3, 0.49);
  expect(state).toEqual([false, false, false]);
});

test('of two that are wholly in view the upper one is the one', async () => {
  const { state, see } = await watched(2);
  see(1, 1);
  expect(state).toEqual([true, false]);
});

test('when the one goes, the next takes its place', async () => {
  const { state, see, stops } = await watched(2);
  see(1, 0.7);
  stops[0]?.();
  expect(state[1]).toBe(true);
});
