/** A name for comparison: without case, accents and tone marks, which are often left out in quick typing. */
export const plainName = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
