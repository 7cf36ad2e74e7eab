import { userNameKey } from '../../foundation/text/user-name-key.ts';

const wordsOf = (text: string) => text.trim().split(/\s+/);

/** Oja's name: with it, all words below are reserved. */
const BRAND = 'oja';

/** Names of Oja's staff: reserved alone and with each other, "Support Team". */
const STAFF = wordsOf(`
  admin administration administrator administrators admins billing customercare customerservice deletedaccount
  help helpdesk helpline moderation moderator moderators mods official officials payment payments root security
  staff superadmin superuser support sysadmin system team verification
`);

/** Words that only together with Oja's name are reserved, "Oja Payments": shops have them in their names. */
const BESIDE = wordsOf(`
  account accounts africa agent agents alert alerts and anti app bank banking bot business call care center centre channel chat
  code codes community contact customer customers deliveries delivery department dept desk dispute disputes email escrow facebook finance for
  fraud from group head headquarters helper helpers hotline hq info information instagram lagos legal line live login mail management
  manager market marketplace mod my naija ng nigeria notice notification notifications number of office online otp owner
  page password pay payout payouts phone privacy real recovery refund refunds rep representative safety seller service services
  signin telegram the trust unit update updates user users vendor vendors verified verify wallet warning whatsapp
  withdrawal withdrawals
`);

/** Letters and digits that look like another letter, besides those that userNameKey knows. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  l: 'i',
  ø: 'o',
  ɔ: 'o',
  ᴏ: 'o',
  ȷ: 'j',
  ɉ: 'j',
  ᴊ: 'j',
  ʝ: 'j',
  ᴀ: 'a',
  ⱥ: 'a',
  ɩ: 'i',
  đ: 'd',
  ł: 'i',
  ƚ: 'i',
  // Cyrillic, Greek, Armenian, Coptic and Cherokee. User names cannot have them, full names can.
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  ӏ: 'i',
  ԁ: 'd',
  һ: 'h',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ϳ: 'j',
  օ: 'o',
  ⲟ: 'o',
  ꭺ: 'a',
  '⭕': 'o',
};

/** The flags' letters 🇦 to 🇿, the squares 🅰 to 🆉 and the discs 🅐 to 🅩. */
const FIRST_SIGNS = [0x1_f1_e6, 0x1_f1_70, 0x1_f1_50];

/** A sign that is drawn as a letter, as that letter. */
function asLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = FIRST_SIGNS.find((begin) => code >= begin && code < begin + 26);
  return first === undefined ? sign : String.fromCodePoint(97 + code - first);
}

/** The letters of a name as they look at a glance: without case, marks and signs, and no letter twice in a row. */
function atAGlance(name: string): string {
  const letters = userNameKey(name)
    .normalize('NFKD')
    .replaceAll(/./gu, asLetter)
    .replaceAll(/(?!⭕)[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/./gu, (letter) => LOOKS_LIKE[letter] ?? letter);
  return letters.replaceAll('rn', 'm').replaceAll(/(.)\1+/gu, '$1');
}

/** What a word names, as bits: words together name all of it. */
const NAMES = { brand: 4, staff: 2, beside: 1 } as const;

const GLANCES: ReadonlyMap<string, number> = new Map(
  [
    ...BESIDE.map((word) => [word, NAMES.beside] as const),
    ...STAFF.map((word) => [word, NAMES.staff] as const),
    [BRAND, NAMES.brand] as const,
  ].map(([word, named]) => [atAGlance(word), named]),
);
const LONGEST = Math.max(...[...GLANCES.keys()].map(({ length }) => length));

/**
 * Reads letters as words of the lists, with nothing between them.
 * @returns what each way to read them names; none if they are anything else
 */
function readWords(letters: string): ReadonlySet<number> {
  /** For each place: what the words that end there name. */
  const named = Array.from({ length: letters.length + 1 }, (_, place) => new Set(place === 0 ? [0] : []));
  for (let end = 1; end <= letters.length; end += 1) {
    for (let begin = Math.max(0, end - LONGEST); begin < end; begin += 1) {
      const word = GLANCES.get(letters.slice(begin, end));
      if (word === undefined) continue;
      // The word before may end with the letter with which this one begins: "Support Team" has one t at a glance.
      for (const before of begin + 1 < end ? [begin, begin + 1] : [begin])
        for (const others of named[before] ?? []) named[end]?.add(others | word);
    }
  }
  return named[letters.length] ?? new Set();
}

/** The beginnings and ends of a name, by words. */
function partsOf(name: string): string[] {
  const words = name.split(/[\s._'&-]+/);
  return words.flatMap((_, index) => [words.slice(index).join(' '), words.slice(0, index + 1).join(' ')]);
}

const has = (named: number, what: number) => (named & what) > 0;

/**
 * Whether a user name or full name is reserved, since its owner could pose as Oja, its staff, or a user who has left:
 * "0ja", "oja-security", "Òja Payments", "Ojja Support 24", "Tunde from Oja Support". Names that only begin so are not:
 * Ojanuga, Ojafiyi, Team Lagos.
 */
export function isReserved(userName: string): boolean {
  return (
    readName(userName).some((named) => has(named, NAMES.brand) || named === NAMES.staff) ||
    partsOf(userName)
      .flatMap(readName)
      .some((named) => has(named, NAMES.brand) && has(named, NAMES.staff))
  );
}

/** What a name reads as, with and without the numbers at its beginning and end. */
function readName(name: string): number[] {
  const [begun, ended] = [/^[\d\s._'&-]+/, /[\d\s._'&-]+$/].map((number) => name.replace(number, ''));
  const texts = [name, begun ?? '', ended ?? '', (begun ?? '').replace(/[\d\s._'&-]+$/, '')];
  return [...new Set(texts)].flatMap((text) => [...readWords(atAGlance(text))]);
}
