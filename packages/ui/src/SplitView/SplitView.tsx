'use client';
import { useCallback, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../cx/cx.ts';
import { useComposedRef } from '../hooks/use-composed-ref.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import { usePaneCycle } from '../hooks/use-pane-cycle.ts';
import { MESSAGES } from './messages.ts';
import { movedSizes, type PanePair, type PaneSizes } from './pane-sizes.ts';
import { PaneBorder } from './PaneBorder.tsx';
import styles from './SplitView.module.css';

export type { PaneSizes } from './pane-sizes.ts';

/** One of the panes that stand side by side. */
export interface SplitPane {
  /** Its key in `sizes`. */
  key: string;
  /** The name of its region and, with "Width of", of the border after it. */
  label: string;
  /** What it shows. It scrolls in itself. */
  content: ReactNode;
  /** Its width until it is dragged, as a CSS length or percentage. The last pane has what is left. */
  size?: string | undefined;
}

export interface SplitViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The panes, from the start to the end of the line. */
  panes: readonly SplitPane[];
  /** The widths that were chosen, in percent, by the panes' keys; others have their `size`. */
  sizes?: PaneSizes | undefined;
  /** The same at first, without `sizes`. Default {}. */
  defaultSizes?: PaneSizes | undefined;
  /** Called with all chosen widths when a border is moved or reset. */
  onSizesChange?: ((sizes: PaneSizes) => void) | undefined;
  /** The least width of a pane, in CSS pixels. Default 240. */
  minPaneSize?: number | undefined;
}

/**
 * Two or three panes side by side, as high as their place, each scrolling in itself. The borders between them are moved
 * by pointer and keyboard; F6 goes from pane to pane.
 */
export function SplitView({
  panes,
  sizes: chosen,
  defaultSizes = {},
  onSizesChange,
  minPaneSize = 240,
  className,
  style,
  ref,
  ...rest
}: SplitViewProps) {
  const messages = useMessages('SplitView', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSizes);
  const sizes = chosen ?? own;
  const setSizes = (next: PaneSizes) => {
    setOwn(next);
    onSizesChange?.(next);
  };
  usePaneCycle(root);

  const columns = panes.map(({ key, size = '1fr' }, index) => {
    const isLast = index === panes.length - 1;
    return `minmax(${minPaneSize}px, ${isLast ? '1fr' : sizes[key] === undefined ? size : `${sizes[key]}%`})`;
  });
  const measure = useCallback(
    (border: HTMLElement): PanePair => {
      const pane = border.parentElement;
      const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;
      const before = widthOf(pane);
      return {
        before,
        both: before + widthOf(pane?.nextElementSibling),
        whole: widthOf(pane?.parentElement),
        least: minPaneSize,
      };
    },
    [minPaneSize],
  );

  return (
    <div
      {...rest}
      ref={useComposedRef(root, ref)}
      className={cx(styles.split, className)}
      style={{ ...style, gridTemplateColumns: columns.join(' ') }}
    >
      {panes.map(({ key, label, content }, index) => {
        const after = panes[index + 1];
        const isBeforeLast = index + 2 === panes.length;
        return (
          <div key={key} className={styles.pane}>
            <section
              id={`${id}-${key}`}
              className={styles.content}
              aria-label={label}
              tabIndex={-1}
              data-pane-content={key}
            >
              {content}
            </section>
            {after && (
              <PaneBorder
                label={format(messages.resize, { name: label })}
                controls={`${id}-${key}`}
                measure={measure}
                onMove={(width, pair) =>
                  setSizes(movedSizes(sizes, [key, isBeforeLast ? undefined : after.key], width, pair))
                }
                onReset={() => setSizes({})}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
