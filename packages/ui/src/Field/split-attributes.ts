import type { CSSProperties } from 'react';

interface Styled {
  style?: CSSProperties | undefined;
}

/** Splits a field's attributes: its box gets `style` and `data-*`, its control the others. */
export function splitAttributes<T extends Styled>({ style, ...others }: T) {
  const entries = Object.entries(others);
  const box: Styled = { style, ...Object.fromEntries(entries.filter(isData)) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names it is given
  const control = Object.fromEntries(entries.filter((entry) => !isData(entry))) as Omit<T, 'style'>;
  return [box, control] as const;
}

function isData([name]: [string, unknown]): boolean {
  return name.startsWith('data-');
}
