/** The characters of a code; other typed or pasted characters, such as spaces and hyphens, are left out. */
const NOT_PART_OF_A_CODE = { 'letters and digits': /[^A-Za-z0-9]/g, digits: /[^0-9]/g };

/** Which characters a code may contain. */
export type CodeCharacters = keyof typeof NOT_PART_OF_A_CODE;

/** Removes the characters that a code cannot contain. Full-width characters are normalised. */
export function cleanCode(text: string, characters: CodeCharacters): string {
  return text.normalize('NFKC').replace(NOT_PART_OF_A_CODE[characters], '');
}

/** Splits a code into its boxes; empty boxes hold ''. */
export function splitCode(code: string, length: number): string[] {
  return Array.from({ length }, (_, index) => code[index] ?? '');
}

/** Returns the boxes after text was entered into one of them. A complete code fills all boxes, from any box. */
export function fillBoxes(boxes: readonly string[], at: number, text: string): { boxes: string[]; focus: number } {
  const from = text.length >= boxes.length ? 0 : at;
  const filled = boxes.map((box, index) => text[index - from] ?? box);
  return { boxes: filled, focus: Math.min(from + text.length, boxes.length - 1) };
}

/** Returns the new character of a box that may already hold one, at any position of the caret. */
export function typedCharacters(before: string, now: string): string {
  return before !== '' && now.length === 2 ? now.replace(before, '') : now;
}
