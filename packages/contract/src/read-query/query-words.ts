import { fold } from '../fold.ts';

/** A word of a query. */
export interface QueryWord {
  /** As typed. */
  typed: string;
  /** In lower case, without accents and underdots: "Ìkẹjà" is "ikeja". */
  folded: string;
  /** `folded` without a plural's ending: "batteries" is "battery". */
  stem: string;
  /** What is typed between the previous word and this one, without white space. */
  gap: string;
  /** The character right behind it. */
  behind: string;
  /** Where it is in the query: from `from`, before `to`. */
  from: number;
  to: number;
}

/** Letters and digits; commas, points and apostrophes only inside: "150,000", "1.5m", "don't". */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|(?<=\p{Nd})[.,](?=\p{Nd})|['’](?=\p{L}))*/gu;

/** The words of a query, in time linear in its length. Emoji and signs are in the gaps. */
export function splitQuery(text: string): QueryWord[] {
  let end = 0;
  return Array.from(text.matchAll(WORD), ({ 0: typed, index }) => {
    const gap = text.slice(end, index).replaceAll(/\s/gu, '');
    end = index + typed.length;
    const folded = fold(typed);
    return { typed, folded, stem: stem(folded), gap, behind: text.charAt(end), from: index, to: end };
  });
}

/** A folded word without the ending of an English plural. Both sides of a comparison need it. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The phrases of a list that is written as one text, with commas between them. */
export function phrasesOf(list: string): string[] {
  return list.replaceAll(/\s+/g, ' ').trim().split(', ');
}

/** Words with numbers, from a list such as "one: 1, two: 2". */
export function numbersOf(list: string): ReadonlyMap<string, number> {
  return new Map(
    phrasesOf(list).map((entry) => {
      const [word = '', number] = entry.split(': ');
      return [word, Number(number)];
    }),
  );
}
