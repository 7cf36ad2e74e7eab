const names = new Intl.DisplayNames('en-NG', { type: 'language', fallback: 'code' });

/** What a language is called, 'British English' for 'en-GB'; its code where nobody has a name for it. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
