/** Whether one letter added, left out, changed, or swapped with its neighbour makes one word the other (edit distance 1). */
export function isOneLetterApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  if (one.length > other.length) return restOfOne.slice(1) === restOfOther;
  if (one.length < other.length) return restOfOne === restOfOther.slice(1);
  const isSwapped = restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2);
  return isSwapped || restOfOne.slice(1) === restOfOther.slice(1);
}
