import { z } from 'zod';

/** Control characters other than tab and line breaks, and halves of characters: nobody types them, and databases refuse some. */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** Signs that turn the direction of what follows: with them a text reads otherwise than it is, and so does what stands beside it. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Marks piled on one letter, more than any language has: they would cover the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Something that shows: neither space, nor a sign without a shape, nor the empty Braille cell. */
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Text that a person typed: without what nobody types or that makes a text deceive, and without space around it. What
 * shows nothing at all is the empty text.
 * @param error what to say when there is none at all
 */
export function typedText(error?: string) {
  return z.string(error).overwrite(clean).trim();
}

function clean(text: string): string {
  const cleaned = text.replaceAll(CONTROLS, '').replaceAll(TURNS, '').replaceAll(PILED_MARKS, '$1');
  return SHOWN.test(cleaned) ? cleaned : '';
}
