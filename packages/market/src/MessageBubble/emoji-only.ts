import { graphemes } from '@oja/ui/graphemes';

/** An emoji in its picture form: alone, with a variation selector, a skin tone or joiners, a flag or a keycap. */
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;

/** Returns whether a message is one to three emoji and nothing else; it is then shown large. */
export function isEmojiOnly(text: string): boolean {
  const shown = text.replace(/\s+/gu, '');
  // Three of the longest emoji (families, regional flags) fit; longer texts need not be segmented.
  if (shown === '' || shown.length > 60) return false;
  const letters = graphemes(shown);
  return letters.length <= 3 && letters.every((letter) => EMOJI.test(letter));
}
