import { t } from '@lingui/core/macro';
import { ChatHeader } from '@oja/market/ChatHeader';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { Link } from 'react-router';

import { useConnection } from '../../../realtime/socket/use-connection.ts';
import { profilePath } from '../../people/person-paths.ts';
import { ConversationMenu, type FindOpener } from './ConversationMenu.tsx';
import type { Partner } from './use-partner.ts';

/** The partner and their online status, or that the connection is lost (product §2). */
export function ConversationHeader({
  partnerId,
  partner,
  find,
}: {
  partnerId: string;
  partner: Partner | undefined;
  find: FindOpener;
}) {
  const connection = useConnection();
  const isBesideList = useMediaQuery('(width >= 48rem)');
  const isComing = connection === 'connecting' || connection === 'waiting';
  const isThere = partner !== undefined && !partner.isDeletedAccount;
  return (
    <ChatHeader
      name={partner?.name ?? ''}
      profileImage={partner?.profileImage}
      isOnline={partner?.isOnline ?? null}
      isMuted={partner?.isMuted}
      note={partner?.isDeletedAccount ? t`Account deleted` : isComing ? t`Connecting…` : undefined}
      back={isBesideList ? undefined : <Link to="/dashboard/chat" />}
      profileLink={isThere ? <Link to={profilePath(partnerId)} /> : undefined}
      menu={isThere && <ConversationMenu partnerId={partnerId} partner={partner} find={find} />}
    />
  );
}
