import { beforeAll, vi } from 'vitest';

/** What jsdom lacks and components use. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * Lets a test file render any component in jsdom: observers that see nothing, no media, no scrolling, and dialogs that
 * open.
 */
export function stubBrowser(): void {
  beforeAll(() => {
    vi.stubGlobal('ResizeObserver', NoObserver);
    vi.stubGlobal('IntersectionObserver', NoObserver);
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom knows the element, but not how it is opened.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
