const names = new Intl.DisplayNames('en-NG', { type: 'language', fallback: 'code' });

/** The name of a language, 'British English' for 'en-GB'; its code if it has no known name. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
