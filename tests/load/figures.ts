/** The results of a run under load; times in milliseconds. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

/** The value below which the given share of values is. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median round, so that a disturbance of one round does not count. */
export function middleRound<Round extends Figures>(rounds: readonly Round[]): Round {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('there was no round');
  return middle;
}

const integer = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export function count(value: number): string {
  return integer.format(value);
}

export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

/** Aligns columns, the first one left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
