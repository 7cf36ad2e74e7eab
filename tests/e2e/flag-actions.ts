import { expect, type Locator, type Page } from '@playwright/test';

/** The windows in which a report is opened beside its queue with the actions in a pane of their own, in pixels. */
const THREE_PANES_FROM = 1280;

/** Opens what an admin can do about a reported post: its row has the actions, in wide windows the pane beside it. */
export async function openFlagActions(page: Page, title: string): Promise<Locator> {
  const row = page.getByRole('article', { name: title });
  if ((page.viewportSize()?.width ?? 0) < THREE_PANES_FROM) return row;
  await row.click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  return page.getByRole('region', { name: 'Actions', exact: true });
}
