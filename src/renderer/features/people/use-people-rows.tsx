import type { Person } from '@oja/contract/users';
import type { PersonListProps } from '@oja/market/PersonList';
import { useCallback } from 'react';
import { NavLink, useLocation } from 'react-router';

import type { BesideList } from '../../platform/beside-list.ts';
import { useBesideList } from '../../platform/beside-list.ts';
import { profilePath } from './person-paths.ts';
import { PersonFollowButton } from './PersonFollowButton.tsx';
import { useListedPeople } from './use-online.ts';

const renderAction = (person: Person) => <PersonFollowButton person={person} />;

/**
 * People as rows of a PersonList or PeopleDialog. Each links to the profile and has a follow button (product §2 "Find
 * users").
 */
export function usePeopleRows(
  people: readonly Person[],
): Pick<PersonListProps<Person & { id: string }>, 'people' | 'renderLink' | 'renderAction'> {
  const { pathname, search } = useLocation();
  const beside = useBesideList() ?? pathname + search;
  const renderLink = useCallback(
    ({ _id }: Person) => <NavLink to={profilePath(_id)} state={{ beside } satisfies BesideList} />,
    [beside],
  );
  return { people: useListedPeople(people), renderLink, renderAction };
}
