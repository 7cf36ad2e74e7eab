import { t } from '@lingui/core/macro';
import { SEARCH_MAX } from '@oja/contract/limits';
import { CommandPalette } from '@oja/ui/CommandPalette';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { focusContent } from '../../platform/focus-content.ts';
import { isMac } from '../../platform/page-keys.ts';
import { setSwitcherOpen, useSwitcherOpen } from './switcher-open.ts';
import { useSwitcherGroups } from './use-switcher-groups.tsx';

/**
 * The switcher: typing part of a name and Enter leads to a conversation, a person, a post or a screen, or runs a
 * command.
 */
export default function Switcher() {
  return useSwitcherOpen() && <OpenSwitcher />;
}

/** The key that opens the switcher also closes it. */
function closeByKey(event: KeyboardEvent): void {
  const isMod = isMac() ? event.metaKey : event.ctrlKey;
  if (!isMod || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  setSwitcherOpen(false);
}

/** Rendered only while it is open, so that a closed one computes nothing. */
function OpenSwitcher() {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { groups, isLoading, isUnreachable } = useSwitcherGroups(query.trim());
  return (
    <CommandPalette
      open
      onOpenChange={setSwitcherOpen}
      onKeyDown={closeByKey}
      title={t`Go to`}
      label={t`Name, post or command`}
      placeholder={t`Name, post or command`}
      maxLength={SEARCH_MAX}
      value={query}
      onValueChange={setQuery}
      groups={groups}
      loading={isLoading}
      note={isUnreachable ? t`Posts and other people can be searched once you are online again.` : undefined}
      onSelect={({ path, run }) => {
        run?.();
        if (path === undefined) return;
        void navigate(path);
        // A conversation focuses its field. On other screens nothing has the focus once the palette is closed.
        setTimeout(() => {
          if (document.activeElement === document.body) focusContent();
        });
      }}
    />
  );
}
