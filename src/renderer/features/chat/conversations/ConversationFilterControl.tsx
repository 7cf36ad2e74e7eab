import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@oja/ui/SegmentedControl';

import { setConversationFilter, useConversationFilter } from './conversation-filter.ts';

/** Chooses which conversations the list shows: all or the unread ones. */
export function ConversationFilterControl() {
  return (
    <SegmentedControl
      label={t`Conversations shown`}
      value={useConversationFilter()}
      onValueChange={(value) => setConversationFilter(value === 'unread' ? 'unread' : 'all')}
      options={[
        { value: 'all', label: t`All` },
        { value: 'unread', label: t`Unread` },
      ]}
    />
  );
}
