import { t } from '@lingui/core/macro';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { ListPanes } from '../../platform/ListPanes.tsx';
import { useUser } from '../../session/use-session.ts';
import FindUsersScreen from './FindUsersScreen.tsx';

/** In wide windows: the users beside the profile of the selected one, which is `children`. */
export default function PeoplePanes({ children }: { children: ReactNode }) {
  const { _id } = useUser();
  const isOpen = !/^\/dashboard\/(?:find-)?users\/?$/.test(useLocation().pathname);
  return (
    <ListPanes
      name="people"
      userId={_id}
      label={t`Find Users`}
      list={<FindUsersScreen headingLevel={isOpen ? 2 : 1} />}
      openedLabel={t`Profile`}
      opened={isOpen ? children : undefined}
      nothing={{
        title: t`No profile open`,
        text: t`Choose somebody from the list to see what they sell.`,
        icon: <UserRound />,
      }}
    />
  );
}
