/** Formats an amount in naira, product §9: a naira sign, grouped thousands, and two decimals only if there are kobo. */
export function formatNaira(naira: number): string {
  const digits = Number.isInteger(naira) ? 0 : 2;
  return `₦${naira.toLocaleString('en-NG', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
