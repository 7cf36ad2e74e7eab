import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, createRef } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { componentStories } from './stories.ts';

/** What jsdom lacks and components use. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

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
afterEach(cleanup);

// jsdom knows the element, but not how it is opened.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

/** Components without an element of their own, and why. */
const WITHOUT_ROOT: Readonly<Record<string, string>> = {};

interface ComponentStories {
  default: { title: string; component?: ComponentType<Record<string, unknown>>; args?: Record<string, unknown> };
}

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
const files = Object.entries(componentStories as unknown as Record<string, ComponentStories>).filter(
  ([path, { default: meta }]) => path.split('/').at(-2) === nameOf(path) && meta.component,
);

describe.for(files)('%s', ([path, { default: meta }]) => {
  const name = nameOf(path);

  test.skipIf(name in WITHOUT_ROOT)('passes className, style, id, data-*, aria-* and ref to its root element', () => {
    const ref = createRef<Element>();
    const { component } = meta;
    if (!component) throw new Error(`${path} names no component.`);
    const { container } = render(
      createElement(component, {
        open: true,
        ...meta.args,
        ref,
        id: 'root-id',
        className: 'root-class',
        style: { order: 7 },
        'data-root': 'yes',
        'aria-describedby': 'elsewhere',
      }),
    );
    const roots = document.querySelectorAll<HTMLElement>('.root-class');
    expect(roots).toHaveLength(1);
    const [root] = roots;
    expect(root?.id).toBe('root-id');
    expect(root?.style.order).toBe('7');
    expect(root?.dataset['root']).toBe('yes');
    expect(root?.getAttribute('aria-describedby')).toContain('elsewhere');
    expect(ref.current).toBe(root);
    // In place, where a fragment may have a page's header before it, or in a portal.
    expect([...container.children, ...document.body.children]).toContain(root);
  });
});
