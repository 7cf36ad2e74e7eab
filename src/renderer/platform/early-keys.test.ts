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

it('what is typed into a field, and what is held with Control, is not pressed again', () => {
  const field = document.body.appendChild(document.createElement('input'));
  keepEarlyKeys();
  press('j', field);
  press('k', document.body, { ctrlKey: true });
  press('Enter');
  document.addEventListener('keydown', note);
  replayEarlyKeys();
  expect(pressed).toEqual([]);
});
