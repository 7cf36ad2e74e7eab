import { expect, type Page } from '@playwright/test';

/**
 * Expects exact texts on the page, with the specification's spelling and capitals. A text may be in a label, a button
 * or part of a sentence; an option of a closed list counts, too.
 */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const exact = new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
    await expect(
      page
        .getByText(exact)
        .or(page.getByRole('option', { name: exact }))
        .or(page.getByLabel(exact))
        .first(),
      text,
    ).toBeAttached();
  }
}
