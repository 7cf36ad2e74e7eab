import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';

import { type PageKey, usePageKeys } from '../../platform/page-keys.ts';

const KeysDialog = lazy(() => import('./KeysDialog.tsx'));

const helpKey = (): readonly PageKey<'help'>[] => [
  { act: 'help', on: ['?'], keys: ['?'], spoken: { '?': t`Question mark` }, does: t`show these keys` },
];

/** Opens the list of keyboard shortcuts with "?", on every dashboard screen. */
export function PageKeys() {
  const [isOpen, setIsOpen] = useState(false);
  const [keys] = useState(helpKey);
  usePageKeys(keys, () => {
    setIsOpen(true);
    return true;
  });
  return (
    isOpen && (
      <Suspense fallback={null}>
        <KeysDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}
