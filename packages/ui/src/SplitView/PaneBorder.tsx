'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { type PanePair, percentOf } from './pane-sizes.ts';
import styles from './SplitView.module.css';

/** How far an arrow key moves the border, in CSS pixels. */
const STEP = 16;

interface PaneBorderProps {
  /** Its accessible name. */
  label: string;
  /** The id of the pane before the border. */
  controls: string;
  /** Measures the panes on both sides, from the border's element. */
  measure: (border: HTMLElement) => PanePair;
  /** Called with the width of the pane before the border, in CSS pixels, while it is dragged and by the keys. */
  onMove: (width: number, pair: PanePair) => void;
  /** Called to give the panes their initial sizes again. */
  onReset: () => void;
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The border after a pane: moved by pointer, arrow keys, Home and End; Enter and a double press reset it. */
export function PaneBorder({ label, controls, measure, onMove, onReset }: PaneBorderProps) {
  const element = useRef<HTMLDivElement>(null);
  /** Where the drag began, and the panes at that time. */
  const grip = useRef<{ x: number; pair: PanePair }>(undefined);
  const [percent, setPercent] = useState({ now: 0, least: 0, most: 100 });
  const [isDragged, setIsDragged] = useState(false);

  useLayoutEffect(() => {
    const border = element.current;
    const pane = border?.parentElement;
    if (!border || !pane?.parentElement) return undefined;
    const update = () => setPercent(percentOf(measure(border)));
    update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(pane);
    observer.observe(pane.parentElement);
    return () => observer.disconnect();
  }, [measure]);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const pair = measure(event.currentTarget);
    const step = isRtl(event.currentTarget) ? -STEP : STEP;
    const width = {
      ArrowRight: pair.before + step,
      ArrowLeft: pair.before - step,
      Home: 0,
      End: pair.both,
    }[event.key];
    if (width !== undefined) onMove(width, pair);
    else if (event.key === 'Enter') onReset();
    else return;
    event.preventDefault();
  };
  const grasp = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, pair: measure(event.currentTarget) };
    setIsDragged(true);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    const { x, pair } = grip.current;
    const moved = isRtl(event.currentTarget) ? x - event.clientX : event.clientX - x;
    onMove(pair.before + moved, pair);
  };
  const release = () => {
    grip.current = undefined;
    setIsDragged(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a separator that can be focused is a control
    <div
      ref={element}
      className={styles.border}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- hr cannot be focused and moved
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={percent.now}
      aria-valuemin={percent.least}
      aria-valuemax={percent.most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      data-dragged={isDragged || undefined}
      onKeyDown={press}
      onPointerDown={grasp}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={onReset}
    />
  );
}
