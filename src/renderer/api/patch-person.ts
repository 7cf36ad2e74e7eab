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
    // A profile's lists of people; the viewer's own profile also contains lists of ids.
    for (const person of people ?? []) if (typeof person === 'object') yield person;
  }
}

/**
 * Edits one person in every cached list and profile.
 * @param recipe edits the person in place; called once for each occurrence
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
