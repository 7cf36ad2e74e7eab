import type { Person } from '@oja/contract/users';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { editCachedAnswers } from './edit-cached-answers.ts';

/** A page of people, or a profile, which is a person itself and lists others. */
interface Carried {
  users?: Person[];
  followers?: Person[];
  following?: Person[];
}

function* carriedPeople(data: Carried | (Person & Carried)): Generator<Person> {
  if ('_id' in data) yield data;
  for (const people of [data.users, data.followers, data.following]) {
    // A profile's lists of people stand beside the lists of ids that one's own profile has.
    for (const person of people ?? []) if (typeof person === 'object') yield person;
  }
}

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
  editCachedAnswers<Carried | (Person & Carried)>(dispatch, getState, ['People', 'Profile'], (data) => {
    for (const person of carriedPeople(data)) if (person._id === userId) recipe(person);
  });
}
