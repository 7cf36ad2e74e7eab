import { t } from '@lingui/core/macro';

import type { PageKey } from '../../platform/page-keys.ts';

/** The actions of the list's keys (product §2 "flags"). */
export type TriageAct = 'next' | 'previous' | 'open' | 'dismiss' | 'delete';

/** The list's keys, with their descriptions in the app's language. */
export const triageKeys = (): readonly PageKey<TriageAct>[] => [
  {
    act: 'next',
    on: ['j', 'ArrowDown'],
    repeats: true,
    keys: ['J', '↓'],
    spoken: { '↓': t`Arrow Down` },
    does: t`next`,
  },
  {
    act: 'previous',
    on: ['k', 'ArrowUp'],
    repeats: true,
    keys: ['K', '↑'],
    spoken: { '↑': t`Arrow Up` },
    does: t`previous`,
  },
  { act: 'open', on: ['o', 'Enter'], keys: ['O'], does: t`open` },
  { act: 'dismiss', on: ['d'], keys: ['D'], does: t`dismiss` },
  { act: 'delete', on: ['#', 'Delete'], keys: ['#', 'Del'], spoken: { '#': t`Hash`, Del: t`Delete` }, does: t`delete` },
];
