/** A break between words, which in a comment may contain the star of its next line. */
const GAP = String.raw`\s+(?:\*\s+)?`;
const SECTION = `\u00A7${String.raw`\d+(?:${GAP}"[^"]*")?`}`;
const REFERENCE = String.raw`\b(?:[Pp]roduct|architecture)${GAP}${SECTION}(?:(?:[,;]|${GAP}and)${GAP}${SECTION})*`;
const IN_BRACKETS = new RegExp(String.raw`(\s*(?:\*\s+)?)\(([^()]*?)${REFERENCE}([^()]*)\)`, 'g');
const IN_SENTENCE = new RegExp(`,${GAP}${REFERENCE}`, 'g');
const AT_START = new RegExp(String.raw`(^|/\*\*\s)${REFERENCE}[:.]\s*`, 'g');

/**
 * Removes references to the sections of the product's rules from documentation: readers outside of this repository
 * cannot follow them. Other words in the same brackets stay.
 * @param text a doc comment, with or without its stars
 */
export function omitReferences(text: string): string {
  return text
    .replaceAll(IN_BRACKETS, (_, space: string, before: string, after: string) => {
      const rest = [before.replace(/[\s*,;:]+$/, ''), after.replace(/^[\s*,;:]+/, '')].filter(Boolean).join(', ');
      return rest && `${space}(${rest})`;
    })
    .replaceAll(IN_SENTENCE, '')
    .replaceAll(AT_START, '$1');
}
