import { afterEach, expect, it } from 'vitest';

import { keepEarlyKeys, replayEarlyKeys } from './early-keys.ts';

const pressed: string[] = [];
const note = ({ key }: KeyboardEvent) => pressed.push(key);

afterEach(() => {
  replayEarlyKeys();
  document.removeEventListener('keydown', note);
  document.body.replaceChildren();
  pressed.length = 0;
});

const press = (key: string, target: Element = document.body, held: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));

it('letters and signs from before the keys were loaded are pressed again, in their order, once', () => {
  keepEarlyKeys();
  press('j');
  press('?');
  document.addEventListener('keydown', note);
  replayEarlyKeys();
  expect(pressed).toEqual(['j', '?']);
  replayEarlyKeys();
  expect(pressed).toEqual(['j', '?']);
});

it('Ctrl+K is kept too, also from a field, and the browser does not take it', () => {
  const field = document.body.appendChild(document.createElement('input'));
  keepEarlyKeys();
  expect(
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })),
  ).toBe(false);
  document.addEventListener('keydown', note);
  replayEarlyKeys();
  expect(pressed).toEqual(['k']);
});

it('what is typed into a field, and what is held with Control, is not pressed again', () => {
  const field = document.body.appendChild(document.createElement('input'));
  keepEarlyKeys();
  field.focus();
  press('j', field);
  field.blur();
  press('p', document.body, { ctrlKey: true });
  press('Enter');
  document.addEventListener('keydown', note);
  replayEarlyKeys();
  expect(pressed).toEqual([]);
});
