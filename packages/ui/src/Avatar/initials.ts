/** First letters of the first and the last word, in capitals: "Ọlá Bàbájídé" gives "ỌB". */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s_.-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '').join('');
  return letters.toLocaleUpperCase('en-NG') || '?';
}
