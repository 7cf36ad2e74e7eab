/** The characters a code is made of: everything else that is typed or pasted (spaces, hyphens) is left out. */
const NOT_PART_OF_A_CODE = { 'letters and digits': /[^A-Za-z0-9]/g, digits: /[^0-9]/g };

/** Which characters a code has. */
export type CodeCharacters = keyof typeof NOT_PART_OF_A_CODE;

/** What is left of a typed or pasted text. Full-width forms count as what they show. */
export function cleanCode(text: string, characters: CodeCharacters): string {
  return text.normalize('NFKC').replace(NOT_PART_OF_A_CODE[characters], '');
}

/** A code in its boxes; empty ones hold ''. */
export function splitCode(code: string, length: number): string[] {
  return Array.from({ length }, (_, index) => code[index] ?? '');
}

/** The boxes after a text came into one of them. A whole code fills all, wherever it was pasted. */
export function fillBoxes(boxes: readonly string[], at: number, text: string): { boxes: string[]; focus: number } {
  const from = text.length >= boxes.length ? 0 : at;
  const filled = boxes.map((box, index) => text[index - from] ?? box);
  return { boxes: filled, focus: Math.min(from + text.length, boxes.length - 1) };
}

/** What was typed into a box that may hold a character already: the new one, wherever the caret stood. */
export function typedCharacters(before: string, now: string): string {
  return before !== '' && now.length === 2 ? now.replace(before, '') : now;
}
