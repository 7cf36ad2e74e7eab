/** The locale without a provider. */
export const DEFAULT_LOCALE = 'en-NG';

/**
 * Caches a value for each locale, such as a date format: creating one costs more than using it a hundred times.
 * @param create creates the value for a locale
 */
export function perLocale<Value>(create: (locale: string) => Value): (locale: string) => Value {
  const values = new Map<string, Value>();
  return (locale) => {
    const known = values.get(locale);
    if (known !== undefined) return known;
    const created = create(locale);
    values.set(locale, created);
    return created;
  };
}
