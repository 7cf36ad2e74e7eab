import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { richText } from './rich-text.tsx';

it('rich text wraps the marked words of a text in elements', () => {
  const { container } = render(
    <p>
      {richText('Have an account? <login>Log in</login>, or <b>stay</b>.', {
        login: (words) => <a href="/login">{words}</a>,
        b: (words) => <b>{words}</b>,
      })}
    </p>,
  );
  expect(container.innerHTML).toBe('<p>Have an account? <a href="/login">Log in</a>, or <b>stay</b>.</p>');
});

it('rich text puts an element with its own content at the marked position', () => {
  const { container } = render(
    <p>{richText('Only posts with “<query/>” in them.', { query: <bdi>{'<b>a</b>'}</bdi> })}</p>,
  );
  expect(container.innerHTML).toBe('<p>Only posts with “<bdi>&lt;b&gt;a&lt;/b&gt;</bdi>” in them.</p>');
});

it('rich text shows the plain words for an unknown element of a translation, and a text without elements unchanged', () => {
  const { container } = render(
    <>
      <p>{richText('A <wrong>name</wrong>', {})}</p>
      <p>{richText('1 < 2 > 0', {})}</p>
    </>,
  );
  expect(container.textContent).toBe('A name1 < 2 > 0');
});
