import { t } from '@lingui/core/macro';
import { IconButton } from '@oja/ui/IconButton';
import { LayoutGrid } from 'lucide-react';

import { storedTexts } from '../../platform/stored-texts.ts';
import { useUser } from '../../session/use-session.ts';

const TILES = 'tiles';
const stored = storedTexts('oja.feed-view.');

/** Whether the viewer sees the feed as tiles on this device, to compare posts, and not as cards, to read them. */
export function useHasTiles(): boolean {
  const { _id: userId } = useUser();
  return stored.useText(userId) === TILES;
}

/** Switches the feed between cards and tiles. */
export function FeedViewSwitch() {
  const { _id: userId } = useUser();
  const hasTiles = useHasTiles();
  return (
    <IconButton
      label={t`Show as tiles`}
      icon={<LayoutGrid />}
      aria-pressed={hasTiles}
      onClick={() => stored.write(userId, hasTiles ? '' : TILES)}
    />
  );
}
