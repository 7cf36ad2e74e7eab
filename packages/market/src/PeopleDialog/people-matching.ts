/**
 * Returns the people whose name or user name contains the query, in any case (product §5); all of them for an empty
 * query.
 */
export function peopleMatching<P extends { name: string; userName: string }>(
  people: readonly P[],
  text: string,
): readonly P[] {
  const query = text.trim().toLocaleLowerCase('en-NG').replace(/^@/u, '');
  if (query === '') return people;
  return people.filter(({ name, userName }) =>
    [name, userName].some((words) => words.toLocaleLowerCase('en-NG').includes(query)),
  );
}
