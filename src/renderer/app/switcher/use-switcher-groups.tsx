import { t } from '@lingui/core/macro';
import { smallImageSources } from '@oja/contract/image-sizes';
import { formatNaira } from '@oja/contract/naira';
import { shownNames } from '@oja/contract/shown-names';
import { Avatar } from '@oja/ui/Avatar';
import type { CommandPaletteGroup, CommandPaletteItem } from '@oja/ui/CommandPalette';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { Search, Tag } from 'lucide-react';

import { chatPath, profilePath } from '../../features/people/person-paths.ts';
import { postPath } from '../../features/posts/post-paths.ts';
import { rankEntries } from './rank-entries.ts';
import { type StoredPerson, useStoredPeople } from './use-stored-people.ts';
import { useSearched } from './use-searched.ts';
import { type SwitcherCommand, useSwitcherCommands } from './use-switcher-commands.tsx';

/** A row of the switcher: it goes to a path, does something, or both. */
interface SwitcherItem extends CommandPaletteItem {
  path?: string | undefined;
  run?: (() => void) | undefined;
}
type Group = CommandPaletteGroup<SwitcherItem>;

/** How many rows of each kind are listed: 50 at most, because nobody reads further. */
const ROWS = { recent: 7, partners: 12, people: 6, commands: 15, found: 6, posts: 10 };

function personItem(key: string, path: string, person: StoredPerson): SwitcherItem {
  const { userName, profileImage } = person;
  const [first, second] = shownNames(person);
  return {
    key,
    label: first,
    description: userName ? second : undefined,
    icon: <Avatar name={first} src={profileImage} sources={smallImageSources(profileImage)} size="small" />,
    path,
  };
}

const partnerItem = (person: StoredPerson) => personItem(`chat ${person.userId}`, chatPath(person.userId), person);
const strangerItem = (person: StoredPerson) =>
  personItem(`person ${person.userId}`, profilePath(person.userId), person);
const commandItem = ({ key, name, icon, path, run }: SwitcherCommand): SwitcherItem => ({
  key: `command ${key}`,
  label: name,
  icon,
  path,
  run,
});

/**
 * What fits a query, by kind: first what this device knows, the kind with the best match first, then what the server
 * found, which comes later and must not move the rest. Without a query, the last conversations and all commands.
 * @param query without spaces at its ends
 */
export function useSwitcherGroups(query: string) {
  const { locale } = useLocale();
  const { partners, people } = useStoredPeople();
  const commands = useSwitcherCommands();
  const searched = useSearched(query);
  const { isLoading, isUnreachable } = searched;

  const conversationsLabel = t`Conversations`;
  const commandsLabel = t`Commands`;
  if (query === '') {
    const groups: Group[] = [
      { key: 'partners', label: conversationsLabel, items: partners.slice(0, ROWS.recent).map(partnerItem) },
      { key: 'commands', label: commandsLabel, items: commands.map(commandItem) },
    ];
    return { groups, isLoading, isUnreachable };
  }

  const known = {
    partners: rankEntries(partners, query, ROWS.partners),
    people: rankEntries(people, query, ROWS.people),
    commands: rankEntries(commands, query, ROWS.commands),
  };
  const local = [
    {
      best: known.partners.best,
      group: { key: 'partners', label: conversationsLabel, items: known.partners.entries.map(partnerItem) },
    },
    {
      best: known.people.best,
      group: { key: 'people', label: t`People`, items: known.people.entries.map(strangerItem) },
    },
    {
      best: known.commands.best,
      group: { key: 'commands', label: commandsLabel, items: known.commands.entries.map(commandItem) },
    },
  ]
    .toSorted((one, other) => (one.best ?? Infinity) - (other.best ?? Infinity))
    .map(({ group }): Group => group);

  const listed = new Set([...known.partners.entries, ...known.people.entries].map(({ userId }) => userId));
  const found = searched.people
    .filter(({ _id }) => !listed.has(_id))
    .slice(0, ROWS.found)
    .map((person) => strangerItem({ ...person, userId: person._id }));
  const posts = searched.posts.slice(0, ROWS.posts).map(({ _id, title, price }): SwitcherItem => ({
    key: `post ${_id}`,
    label: title,
    description: price === null ? undefined : formatNaira(price, locale),
    icon: <Tag />,
    path: postPath(_id),
  }));
  const all: SwitcherItem = {
    key: 'search',
    label: t`All posts with “${query}”`,
    icon: <Search />,
    path: `/dashboard/search/find?query=${encodeURIComponent(query)}`,
  };
  const groups: Group[] = [
    ...local,
    { key: 'found', label: t`More people`, items: found },
    { key: 'posts', label: t`Posts`, items: isUnreachable ? [] : [...posts, all] },
  ];
  return { groups, isLoading, isUnreachable };
}
