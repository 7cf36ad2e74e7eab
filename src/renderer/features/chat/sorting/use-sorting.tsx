import { t } from '@lingui/core/macro';
import type { MenuEntry } from '@oja/ui/Menu';
import { Archive, ArchiveRestore, Clock, Tag } from 'lucide-react';

import { useLatePart } from '../../../platform/use-late-part.ts';
import { asideOf } from './conversation-place.ts';
import { type Sorted, useSetAside } from './use-set-aside.ts';

const loadSnooze = async () => (await import('./SnoozeDialog.tsx')).SnoozeDialog;
const loadLabels = async () => (await import('./LabelsDialog.tsx')).LabelsDialog;

/**
 * The menu items that archive, snooze and label a conversation, and the dialog that an item has opened (product §2
 * "Chat list"). None without a conversation.
 * @param now milliseconds since 1970
 */
export function useSorting(conversation: Sorted | undefined, now: number) {
  const setAside = useSetAside();
  const snooze = useLatePart(loadSnooze);
  const labels = useLatePart(loadLabels);
  const prepare = () => {
    snooze.prepare();
    labels.prepare();
  };
  if (!conversation) return { items: [], dialog: null, prepare };
  const isAside = asideOf(conversation, now) !== undefined;
  const items: MenuEntry[] = [
    isAside
      ? {
          label: t`Move to the list`,
          icon: <ArchiveRestore />,
          onSelect: () => void setAside(conversation, { archived: false }),
        }
      : { label: t`Archive`, icon: <Archive />, onSelect: () => void setAside(conversation, { archived: true }) },
    { label: t`Snooze`, icon: <Clock />, onSelect: snooze.open },
    { label: t`Labels`, icon: <Tag />, onSelect: labels.open },
  ];
  const dialog = (
    <>
      {snooze.Part && <snooze.Part conversation={conversation} onClose={snooze.close} />}
      {labels.Part && <labels.Part conversation={conversation} onClose={labels.close} />}
    </>
  );
  return { items, dialog, prepare };
}
