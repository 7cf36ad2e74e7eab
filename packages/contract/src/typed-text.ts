import { z } from 'zod';

/**
 * Control characters other than tab and line breaks, and lone surrogates: nobody types them, and databases refuse some.
 */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** Bidirectional controls: they can make a text, and its surroundings, look different from what it is. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** More combining marks on one letter than any language uses: they would cover the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A visible character: not white space, not an ignorable code point, not the empty Braille cell. */
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Makes the schema of text that a person typed. It removes characters that nobody types or that can deceive, and trims
 * white space. A text without visible characters becomes the empty text.
 * @param error the message for a missing value
 */
export function typedText(error?: string) {
  return z.string(error).overwrite(clean).trim();
}

function clean(text: string): string {
  const cleaned = text.replaceAll(CONTROLS, '').replaceAll(TURNS, '').replaceAll(PILED_MARKS, '$1');
  return SHOWN.test(cleaned) ? cleaned : '';
}
