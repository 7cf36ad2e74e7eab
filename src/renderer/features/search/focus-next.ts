import type { MouseEvent } from 'react';

import { focusContent } from '../../platform/focus-content.ts';

/** Moves the focus from a button whose list item is about to go to the same button of the next one. */
export function focusNext({ currentTarget }: MouseEvent<HTMLElement>): void {
  const item = currentTarget.closest('li');
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>(
    ':scope > :last-child',
  );
  if (next) next.focus();
  else focusContent();
}
