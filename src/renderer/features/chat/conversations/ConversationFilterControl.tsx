import { t } from '@lingui/core/macro';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { SegmentedControl } from '@oja/ui/SegmentedControl';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';

import { arrangeConversations, type ConversationFilter, useArrangement } from './conversation-filter.ts';
import { useLabelNames } from '../sorting/use-label-names.ts';

/** Chooses which conversations the list shows, and their order. */
export function ConversationFilterControl() {
  const { filter, order } = useArrangement();
  const [isOpened, setIsOpened] = useState(false);
  const labels = useLabelNames(isOpened || filter.startsWith('label-'));
  const names: [ConversationFilter, string][] = [
    ['all', t`All`],
    ['unread', t`Unread`],
    ['unanswered', t`Unanswered`],
    ['post', t`About a post`],
    ['archived', t`Archived`],
    ['snoozed', t`Snoozed`],
    ...labels.map((name, index): [ConversationFilter, string] => [`label-${index + 1}`, name]),
  ];
  // Every filter but "Unread" takes its segment while it is chosen: more than two do not fit beside a conversation.
  const second = filter === 'all' ? 'unread' : filter;
  const shown = names.filter(([value]) => value === 'all' || value === second);
  return (
    <>
      <SegmentedControl
        label={t`Conversations shown`}
        value={filter}
        onValueChange={(value) => {
          const [chosen] = shown.find(([each]) => each === value) ?? [];
          if (chosen) arrangeConversations({ filter: chosen });
        }}
        options={shown.map(([value, label]) => ({ value, label }))}
      />
      <Menu
        trigger={<IconButton label={t`More filters and order`} icon={<ListFilter />} />}
        onOpenChange={() => setIsOpened(true)}
        items={[
          ...names
            .filter(([value]) => value !== 'all' && value !== second)
            .map(([value, label]) => ({ label, onSelect: () => arrangeConversations({ filter: value }) })),
          'separator',
          order === 'newest'
            ? { label: t`Longest waiting first`, onSelect: () => arrangeConversations({ order: 'waiting' }) }
            : { label: t`Newest first`, onSelect: () => arrangeConversations({ order: 'newest' }) },
        ]}
      />
    </>
  );
}
