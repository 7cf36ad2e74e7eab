import { CATEGORIES, type Category } from './categories.ts';
import tradeWords from './trade-words.json' with { type: 'json' };

/** Names of goods or services, and the categories in which sellers put them. */
interface Goods {
  categories: readonly Category[];
  /** Singular, without accents. */
  names: readonly string[];
}

/** A name that several goods have. It is searched for, but leads to no category: "system" is a laptop and more. */
const VAGUE = '?';

/**
 * The words of the trade. Each line lists goods; "=" is between names of one thing:
 * "laptop = notebook computer = ?system, computer monitor". `models` are brands and models, which say what a post is
 * about only without goods: "samsung s21" could be a phone, its case or its screen. `synonyms` are names of no goods.
 */
const { goods, models, synonyms } = tradeWords;

/** Goods and services. Longer names win over the names inside them: "phone case" is no phone. */
export const GOODS: readonly Goods[] = goodsOf(goods);

/** Brands and models, and what is meant where they stand alone. */
export const MODELS: readonly Goods[] = goodsOf(models);

/** Names of the same thing, in groups: a search for one finds the others. */
export const TRADE_SYNONYMS: readonly (readonly string[])[] = [...Object.values(goods).flat(), ...synonyms]
  .flatMap((line) => line.split(', '))
  .map(namesOf)
  .filter(({ length }) => length > 1)
  .map((names) => names.map((name) => name.replace(VAGUE, '')));

function namesOf(thing: string): string[] {
  return thing.split(' = ');
}

function goodsOf(linesByCategories: Readonly<Record<string, readonly string[]>>): Goods[] {
  return Object.entries(linesByCategories).map(([categories, lines]) => {
    const wanted = categories.split(', ');
    return {
      categories: wanted.flatMap((name) => CATEGORIES.find((category) => category === name) ?? []),
      names: lines.flatMap((line) => line.split(', ').flatMap(namesOf)).filter((name) => !name.startsWith(VAGUE)),
    };
  });
}
