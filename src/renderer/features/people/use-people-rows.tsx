import type { Person } from '@oja/contract/users';
import type { PersonListProps } from '@oja/market/PersonList';
import { Link } from 'react-router';

import { profilePath } from './person-paths.ts';
import { PersonFollowButton } from './PersonFollowButton.tsx';
import { useListedPeople } from './use-online.ts';

const renderLink = ({ _id }: Person) => <Link to={profilePath(_id)} />;
const renderAction = (person: Person) => <PersonFollowButton person={person} />;

/**
 * People as rows of a PersonList or PeopleDialog. Each links to the profile and has a follow button (product §2 "Find
 * users").
 */
export function usePeopleRows(
  people: readonly Person[],
): Pick<PersonListProps<Person & { id: string }>, 'people' | 'renderLink' | 'renderAction'> {
  return { people: useListedPeople(people), renderLink, renderAction };
}
