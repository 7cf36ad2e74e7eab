/**
 * Ends a cut text with an ellipsis, which replaces trailing white space and punctuation; a text that consists of those
 * keeps them.
 */
export function withEllipsis(cut: string): string {
  return `${cut.replace(/[\s.,;:!?،؛؟]+$/u, '') || cut}…`;
}
