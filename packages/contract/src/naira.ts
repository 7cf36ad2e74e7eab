/** An amount as people read it, spec §9: a naira sign and grouped thousands, kobo only where there are some. */
export function formatNaira(naira: number): string {
  const digits = Number.isInteger(naira) ? 0 : 2;
  return `₦${naira.toLocaleString('en-NG', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
