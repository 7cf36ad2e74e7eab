import { SWIPE_MIN_PX } from '@oja/contract/limits';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ADAEZE } from '../fixtures/people.ts';
import { NotificationRow } from './NotificationRow.tsx';

const SENTENCE = 'adaeze_fabrics liked your post';

function open(onDelete?: () => void) {
  render(
    <NotificationRow
      type="like"
      message={SENTENCE}
      sender={ADAEZE}
      createdAt="2026-11-20T12:00:00Z"
      link={<a href="/post">{''}</a>}
      data-testid="row"
      onDelete={onDelete}
    />,
  );
  return screen.getByTestId('row');
}

/** Moves a finger over the row by these distances, in pixels from where it was put down. */
function move(
  row: HTMLElement,
  ...[{ x, y = 0 }, ...rest]: [{ x: number; y?: number }, ...{ x: number; y?: number }[]]
) {
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(row, { ...finger, clientX: 200, clientY: 100 });
  for (const to of [{ x, y }, ...rest])
    fireEvent.pointerMove(row, { ...finger, clientX: 200 + to.x, clientY: 100 + (to.y ?? 0) });
  return { lift: () => fireEvent.pointerUp(row, finger), cancel: () => fireEvent.pointerCancel(row, finger) };
}

const remove = () => vi.fn<() => void>();

test('a swipe to the start of the line follows the finger, and deletes from its shortest distance on', () => {
  const onDelete = remove();
  const row = open(onDelete);
  const short = move(row, { x: -(SWIPE_MIN_PX - 1) });
  expect(row).toHaveAttribute('data-swipe', 'begun');
  expect(row.style.getPropertyValue('--swipe')).toBe(`${SWIPE_MIN_PX - 1}px`);
  short.lift();
  expect(row).not.toHaveAttribute('data-swipe');
  expect(row.style.getPropertyValue('--swipe')).toBe('');
  expect(onDelete).not.toHaveBeenCalled();
  const far = move(row, { x: -SWIPE_MIN_PX });
  expect(row).toHaveAttribute('data-swipe', 'far');
  expect(onDelete).not.toHaveBeenCalled();
  far.lift();
  expect(onDelete).toHaveBeenCalledOnce();
});

test('a finger that goes back, to the end of the line, or up deletes nothing', () => {
  const onDelete = remove();
  const row = open(onDelete);
  move(row, { x: -80 }, { x: -20 }).lift();
  move(row, { x: 80 }).lift();
  move(row, { x: -15, y: 30 }, { x: -80, y: 30 }).lift();
  move(row, { x: -80 }).cancel();
  expect(onDelete).not.toHaveBeenCalled();
  expect(row).not.toHaveAttribute('data-swipe');
});

test('in text from right to left the swipe goes to the right', () => {
  const onDelete = remove();
  const row = open(onDelete);
  row.style.direction = 'rtl';
  move(row, { x: -80 }).lift();
  expect(onDelete).not.toHaveBeenCalled();
  move(row, { x: 80 }).lift();
  expect(onDelete).toHaveBeenCalledOnce();
});

test('a mouse that is dragged does not swipe', () => {
  const onDelete = remove();
  const row = open(onDelete);
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true };
  fireEvent.pointerDown(row, { ...mouse, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(row, { ...mouse, clientX: 100, clientY: 100 });
  fireEvent.pointerUp(row, mouse);
  expect(onDelete).not.toHaveBeenCalled();
});

test('a row that cannot be deleted does not follow the finger', () => {
  const row = open();
  move(row, { x: -80 });
  expect(row).not.toHaveAttribute('data-swipe');
});
