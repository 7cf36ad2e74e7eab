import { t } from '@lingui/core/macro';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { useMinute } from '@oja/ui/hooks/use-minute';
import { Ban, Bell, BellOff, EllipsisVertical, Search, UserRound } from 'lucide-react';
import { Link } from 'react-router';

import { useSetMuteMutation } from '../../../api/privacy-api.ts';
import { profilePath } from '../../people/person-paths.ts';
import { useLatePart } from '../../../platform/use-late-part.ts';
import { useSorting } from '../sorting/use-sorting.tsx';
import type { Partner } from './use-partner.ts';

/** Opens the search in the conversation, and loads it beforehand. */
export interface FindOpener {
  open: () => void;
  prepare: () => void;
}

interface ConversationMenuProps {
  partnerId: string;
  partner: Pick<Partner, 'conversationId' | 'name' | 'block' | 'isMuted' | 'conversation'>;
  find: FindOpener;
}

const loadBlockDialog = async () => (await import('../../people/BlockDialog.tsx')).BlockDialog;

/** The actions on a conversation: opening the profile, finding a message, sorting, muting, blocking. */
export function ConversationMenu({
  partnerId,
  partner: { conversationId, name, block, isMuted, conversation },
  find,
}: ConversationMenuProps) {
  const [setMute] = useSetMuteMutation();
  const sorting = useSorting(conversation, useMinute());
  const { Part: BlockDialog, open, close, prepare } = useLatePart(loadBlockDialog);
  return (
    <>
      <Menu
        trigger={<IconButton label={t`Conversation options`} icon={<EllipsisVertical />} />}
        items={[
          { label: t`View profile`, icon: <UserRound />, link: <Link to={profilePath(partnerId)} /> },
          conversationId !== undefined && {
            label: t`Find in conversation`,
            icon: <Search />,
            onSelect: find.open,
          },
          ...sorting.items,
          conversationId !== undefined && {
            label: isMuted ? t`Unmute` : t`Mute`,
            icon: isMuted ? <Bell /> : <BellOff />,
            onSelect: () => void setMute({ conversationId, isMuted: !isMuted }),
          },
          'separator',
          block !== 'mine' && { label: t`Block ${name}`, icon: <Ban />, tone: 'danger', onSelect: open },
        ]}
        onOpenChange={(isOpen) => {
          if (!isOpen) return;
          prepare();
          sorting.prepare();
          find.prepare();
        }}
      />
      {sorting.dialog}
      {BlockDialog && <BlockDialog person={{ _id: partnerId, name }} onClose={close} />}
    </>
  );
}
