/** A name in the spellings of files, code, URLs and texts. */
export interface Names {
  /** `ShopHours` */
  pascal: string;
  /** `shopHours` */
  camel: string;
  /** `shop-hours` */
  kebab: string;
  /** `Shop hours` */
  sentence: string;
}

/** The created files and the extended lists, as paths from the repository's root; or why nothing was created. */
export type Made = { files: string[]; extended: string[] } | { fault: string };

/**
 * Spells a name in each way.
 * @param name in Pascal case, such as ShopHours
 * @returns undefined if the name is in another case
 */
export function spell(name: string): Names | undefined {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) return undefined;
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').split(' ');
  const lower = words.map((word) => word.toLowerCase());
  const [first = '', ...rest] = lower;
  return {
    pascal: name,
    camel: first + words.slice(1).join(''),
    kebab: lower.join('-'),
    sentence: [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' '),
  };
}

/** Returns why a name cannot be used. */
export function invalidNameMessage(kind: string, name: string, example: string): string {
  return `“${name}” is no name for ${kind}. Write it like ${example}: letters and digits, each word with a capital.`;
}
