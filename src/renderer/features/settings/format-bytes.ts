const UNITS = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
] as const;

/**
 * Formats an amount of data as data plans are sold, in steps of 1000: "840 kB", "1.2 MB". Less than a kilobyte is
 * "0 kB".
 * @param bytes any amount, not negative
 */
export function formatBytes(bytes: number, locale: string): string {
  // What would be rounded up to 1000 is of the larger unit.
  const { unit, bytes: size } = UNITS.find((each) => bytes >= each.bytes * 0.9995) ?? { unit: 'kilobyte', bytes: 1e3 };
  const amount = bytes / size;
  const maximumFractionDigits = amount < 10 && unit !== 'kilobyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
    amount,
  );
}
