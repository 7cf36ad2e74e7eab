import { expect } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';
import { sendByCall } from './talk.ts';
import { bubble, field, log, test } from './two-people.ts';

test(
  'three waiting chats are answered with three key presses and what is typed',
  { tag: BEYOND_GATE },
  async ({ ada, bayo, chi, dayo, request }) => {
    const waiting = [bayo, chi, dayo];
    for (const person of waiting) await sendByCall(request, person, ada, `Is it still there? ${person.name}`);
    const { page } = ada;
    await page.goto('/dashboard/chat');
    await expect(page.getByRole('heading', { name: /waited longest/ })).toBeVisible();

    // The keyboard alone: a press fails if the focus is elsewhere.
    for (const [at, person] of waiting.toReversed().entries()) {
      await page.keyboard.press('Alt+Shift+ArrowDown');
      await expect(log(page)).toContainText(`Is it still there? ${person.name}`);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(`Yes, it is 45,000 (${at})`);
      await page.keyboard.press('Enter');
      await expect(bubble(page, `(${at})`)).toBeVisible();
    }

    for (const [at, person] of waiting.toReversed().entries()) {
      await person.page.goto(`/dashboard/chat/${ada.id}`);
      await expect(bubble(person.page, `(${at})`)).toHaveCount(1);
    }
  },
);
