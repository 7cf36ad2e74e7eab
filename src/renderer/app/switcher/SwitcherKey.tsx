import { t } from '@lingui/core/macro';
import { type ComponentType, useEffect, useState } from 'react';

import { logFailure } from '../../platform/log-failure.ts';
import { isMac, type PageKey, usePageKeys } from '../../platform/page-keys.ts';
import { setSwitcherOpen, useSwitcherOpen } from './switcher-open.ts';

function switcherKey(): readonly PageKey<'switch'>[] {
  return [{ act: 'switch', on: ['k'], held: 'mod', keys: [isMac() ? '⌘K' : 'Ctrl+K'], does: t`go to anything` }];
}

/**
 * Opens the switcher with Ctrl+K or ⌘K, on every dashboard screen. The switcher is loaded when it is first opened; if
 * that fails, the page stays as it is.
 */
export function SwitcherKey() {
  const isOpen = useSwitcherOpen();
  const [Switcher, setSwitcher] = useState<ComponentType>();
  const [keys] = useState(switcherKey);
  usePageKeys(keys, () => {
    setSwitcherOpen(true);
    return true;
  });
  useEffect(() => {
    if (!isOpen) return;
    import('./Switcher.tsx').then(
      ({ default: loaded }) => setSwitcher(() => loaded),
      (error: unknown) => {
        logFailure('The switcher could not be loaded', error);
        setSwitcherOpen(false);
      },
    );
  }, [isOpen]);
  // A user who logs out leaves it closed for the next one.
  useEffect(() => () => setSwitcherOpen(false), []);
  return Switcher && <Switcher />;
}
