/** Those whose name or user name has the text in it, without regard to case (spec §5). All of them for no text. */
export function peopleMatching<P extends { name: string; userName: string }>(people: readonly P[], text: string): readonly P[] {
  const wanted = text.trim().toLocaleLowerCase('en-NG').replace(/^@/u, '');
  if (wanted === '') return people;
  return people.filter(({ name, userName }) => [name, userName].some((words) => words.toLocaleLowerCase('en-NG').includes(wanted)));
}
