import { expect, it } from 'vitest';

import { FIT } from './match-name.ts';
import { rankEntries } from './rank-entries.ts';

const GIVEN = ['Adaeze', 'Bayo', 'Chinwe', 'Danjuma', 'Efe', 'Folake', 'Gambo', 'Halima', 'Ifeoma', 'Jide'];
const FAMILY = ['Okonkwo', 'Adewale', 'Eze', 'Musa', 'Balogun', 'Nwosu'];
/** 3,000 people, the most recent first: names recur, numbers do not. */
const PEOPLE = Array.from({ length: 3000 }, (_, number) => ({
  name: `${GIVEN[number % 10]} ${FAMILY[number % 6]}`,
  userName: `user${number}`,
}));

it('of 3,000 people, the most recent of equals come first, and no more than asked for', () => {
  const { entries, best } = rankEntries(PEOPLE, 'chinwe', 50);
  expect(best).toBe(FIT.start);
  expect(entries).toHaveLength(50);
  const numbers = entries.map(({ userName }) => Number(userName.slice('user'.length)));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(numbers[0]).toBe(2);
});

it('of 3,000 people, one is found by the user name', () => {
  expect(rankEntries(PEOPLE, '@user2999', 50).entries).toEqual([PEOPLE[2999]]);
});

it('a better fit goes before a more recent one', () => {
  const entries = [
    { name: 'Efe Adamu' },
    { name: 'Bukola Nada' },
    { name: 'Ada Eze' },
    { name: 'Chi Eze', userName: 'adashop' },
  ];
  expect(rankEntries(entries, 'ada', 9).entries.map(({ name }) => name)).toEqual([
    'Ada Eze',
    'Chi Eze',
    'Efe Adamu',
    'Bukola Nada',
  ]);
});

it('a misspelled name is found, the most recent first', () => {
  const names = rankEntries(PEOPLE, 'folaje', 50).entries.map(({ name }) => name);
  expect(names).toHaveLength(50);
  expect(names.filter((name) => !name.startsWith('Folake '))).toEqual([]);
  expect(rankEntries(PEOPLE, 'folaje', 1).entries).toEqual([PEOPLE[5]]);
});

it('names that are spelled as typed hide similar ones', () => {
  const entries = [{ name: 'Bala' }, { name: 'Bola' }];
  expect(rankEntries(entries, 'bola', 9).entries).toEqual([{ name: 'Bola' }]);
  expect(rankEntries(entries, 'bula', 9).entries).toEqual(entries);
});

it('what fits nobody finds nobody', () => {
  expect(rankEntries(PEOPLE, 'zzzz', 50)).toEqual({ entries: [], best: undefined });
});
