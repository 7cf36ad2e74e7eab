import { t } from '@lingui/core/macro';
import { Dialog } from '@oja/ui/Dialog';
import { KeyHints } from '@oja/ui/KeyHints';

import { useRegisteredKeys } from '../../platform/page-keys.ts';

/** Lists the keyboard shortcuts that are registered now. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  // The shortcut that opened the list comes last.
  const keys = useRegisteredKeys()
    .filter(({ isOffered }) => isOffered?.() ?? true)
    .toSorted((one, other) => Number(one.act === 'help') - Number(other.act === 'help'));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Keys on this page`}
      description={t`While you type, only those with Ctrl, Alt or ⌘ work. Letters and signs can be turned off in Settings.`}
    >
      <KeyHints label={t`Keys on this page`} hints={keys} stacked />
    </Dialog>
  );
}
