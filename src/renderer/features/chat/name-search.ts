/** Without case, accents and tone marks, as people type names in a hurry. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Spec §5: whether a text stands somewhere in a person's name or user name. */
export function isFound(search: string, person: { name: string; userName: string }): boolean {
  const sought = plain(search.trim());
  return plain(person.name).includes(sought) || plain(person.userName).includes(sought);
}
