import type { Page } from '@playwright/test';

import { postByCall } from '../e2e/market.ts';
import { stored } from '../e2e/stored.ts';
import { sendByCall } from '../e2e/talk.ts';
import { bubble, log, say, tab } from '../e2e/two-people.ts';
import { BEYOND_GATE } from '../suite.ts';
import { quitApp } from './desktop-app.ts';
import { expect, signInLive } from './fixtures.ts';
import { test } from './own-server.ts';

/**
 * A start without a server (architecture §8): the app shows the last loaded data, says that it is offline, and recovers
 * by itself.
 */

const OFFLINE = /^You are offline\. (?:Posts|Chats|Messages) from /;
const BAYO = 'bayo 0';
const HEALS = { timeout: 60_000 };

/** Opens the conversation with a person through its tab. */
async function openChat(page: Page, name: string): Promise<void> {
  await tab(page, 'Chat').click();
  await page.getByRole('region', { name: 'Conversations', exact: true }).getByRole('link', { name }).click();
}

/** The lists that main stores in the session beside the token. */
const storedLists = (page: Page) =>
  page.evaluate(async () => {
    const answer = await window.oja?.call('session.load');
    return answer?.ok && answer.value.status === 'loaded' ? answer.value.session.state : '';
  });

test(
  'feed, chats and a thread are shown after a start without a server; messages written meanwhile are sent when it returns',
  { tag: BEYOND_GATE },
  async ({ market, calls, account, launch }) => {
    const { bayo } = market;
    const post = await postByCall(calls, bayo, 'Six yards of aso oke');
    await sendByCall(calls, bayo, account, 'First of all');
    const first = await launch();
    await signInLive(first.page, account);
    await expect(first.page.getByRole('article').filter({ hasText: post.title })).toBeVisible();
    await openChat(first.page, BAYO);
    await expect(bubble(first.page, 'First of all')).toBeVisible();
    await expect.poll(() => stored(first.page)).toContain('First of all');
    await tab(first.page, 'Home').click();
    await expect.poll(() => storedLists(first.page)).toMatch(/"conversations":\[\{.*"posts":\[\{/);
    await quitApp(first);
    await market.stop();

    const { page } = await launch();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: post.title })).toBeVisible();
    await openChat(page, BAYO);
    await expect(bubble(page, 'First of all')).toBeVisible();
    await say(page, 'Written on the bus');
    await expect(bubble(page, 'Written on the bus')).toContainText('Not sent yet');

    await market.comeBack();
    await sendByCall(calls, bayo, account, 'The light is back');
    await expect(page.getByText(OFFLINE)).toHaveCount(0, HEALS);
    await expect(bubble(page, 'Written on the bus')).not.toContainText('Not sent', HEALS);
    await expect(log(page).getByRole('article')).toHaveCount(3);
    await expect(bubble(page, 'The light is back')).toBeVisible();
  },
);
