import { EventEmitter } from 'node:events';

import { describe, expect, it, vi } from 'vitest';

import { type InstanceApp, claimSingleInstance } from './single-instance.ts';

class FakeApp extends EventEmitter implements InstanceApp {
  readonly quit = vi.fn<() => void>();
  readonly #isFirst: boolean;

  constructor(isFirst: boolean) {
    super();
    this.#isFirst = isFirst;
  }

  requestSingleInstanceLock(): boolean {
    return this.#isFirst;
  }
}

describe('only one instance runs', () => {
  it('the first instance stays, and shows its window when a second is launched', () => {
    const app = new FakeApp(true);
    const show = vi.fn<() => void>();
    expect(claimSingleInstance(app, show)).toBe(true);
    expect(show).not.toHaveBeenCalled();
    app.emit('second-instance');
    expect(show).toHaveBeenCalledOnce();
    expect(app.quit).not.toHaveBeenCalled();
  });

  it('the second instance quits and starts nothing', () => {
    const app = new FakeApp(false);
    expect(claimSingleInstance(app, vi.fn<() => void>())).toBe(false);
    expect(app.quit).toHaveBeenCalledOnce();
  });
});
