import { type Phrase, rangeOf } from './find-phrases.ts';
import { BEFORE_PLACES, CONNECTORS } from './other-phrases.ts';
import type { QueryWord } from './query-words.ts';
import type { Draft } from './query-chips.ts';

interface Chips {
  drafts: readonly Draft[];
  /** Chips that are meant as text, whose words stay. */
  kept: readonly Draft[];
  /** The goods that the query is about. */
  head: { at: readonly number[] } | undefined;
}

/**
 * What is left of a query for the search of texts, as typed: without the words of its chips, what comes before its
 * request, words without a meaning, and words that only connected.
 */
export function readRest(
  text: string,
  words: readonly QueryWord[],
  phrases: readonly Phrase[],
  { drafts, kept, head }: Chips,
): string {
  const gone = new Set<number>();
  const request = phrases.findLast(({ meaning, start }) => meaning.kind === 'request' && start < (head?.at[0] ?? 0));
  for (const at of rangeOf(0, request?.end ?? 0)) gone.add(at);
  for (const { start, end, meaning } of phrases)
    if (meaning.kind === 'request' || meaning.kind === 'filler') for (const at of rangeOf(start, end)) gone.add(at);
  for (const { kind, at } of drafts) {
    if (kind === 'category') continue;
    for (const each of at) {
      gone.add(each);
      if (kind === 'place' && BEFORE_PLACES.has(words[each - 1]?.folded ?? '')) gone.add(each - 1);
    }
  }
  const asText = new Set([...kept, ...drafts.filter(({ kind }) => kind === 'category')].flatMap(({ at }) => at));
  for (const each of asText) gone.delete(each);
  const canGo = (at: number) => !asText.has(at) && CONNECTORS.has(words[at]?.folded ?? '');

  const runs: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (gone.has(at)) continue;
    let [start, end] = [at, at];
    while (end < words.length && !gone.has(end)) end += 1;
    at = end;
    while (start < end && canGo(start)) start += 1;
    while (start < end && canGo(end - 1)) end -= 1;
    if (start < end) runs.push(text.slice(words[start]?.from, words[end - 1]?.to));
  }
  return runs.join(' ');
}
