import type { Person } from '@oja/contract/users';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { api } from './api.ts';

/** A page of people, or a profile, which is a person itself and lists others. */
interface Carried {
  users?: Person[];
  followers?: Person[];
  following?: Person[];
}

/** What the cache holds of it: one answer, or pages of them. */
type Draft = { data: Carried | (Person & Carried) } | { pages: { data: Carried }[] };

function* carriedPeople(data: Carried | (Person & Carried)): Generator<Person> {
  if ('_id' in data) yield data;
  for (const people of [data.users, data.followers, data.following]) {
    // A profile's lists of people stand beside the lists of ids that one's own profile has.
    for (const person of people ?? []) if (typeof person === 'object') yield person;
  }
}

const peopleIn = (draft: Draft) => ('pages' in draft ? draft.pages.flatMap(({ data }) => [...carriedPeople(data)]) : [...carriedPeople(draft.data)]);

type UpdateQueryData = (endpoint: string, args: unknown, recipe: (draft: Draft) => void) => UnknownAction;

/**
 * Changes one person in every cached list and profile that shows them.
 * @param recipe edits the person in place; called once a place
 */
export function patchPersonEverywhere(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  getState: () => unknown,
  userId: string,
  recipe: (person: Person) => void,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the empty API knows no endpoint; who provides these tags has one of the shapes above
  const updateQueryData = api.util.updateQueryData as unknown as UpdateQueryData;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query hands getState out untyped
  const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0];
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, ['People', 'Profile'])) {
    dispatch(
      updateQueryData(endpointName, originalArgs, (draft) => {
        for (const person of peopleIn(draft)) if (person._id === userId) recipe(person);
      }),
    );
  }
}
