import { graphemes } from '../graphemes/graphemes.ts';

/** An emoji in its picture form: by itself, by the sign that asks for it, with a skin tone, joined, a flag or a key. */
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;

/** A message of one to three emoji and nothing else, which is shown large. */
export function isEmojiOnly(text: string): boolean {
  const shown = text.replace(/\s+/gu, '');
  // Three of the longest (families, flags of regions) fit; longer texts need not be taken apart.
  if (shown === '' || shown.length > 60) return false;
  const letters = graphemes(shown);
  return letters.length <= 3 && letters.every((letter) => EMOJI.test(letter));
}
