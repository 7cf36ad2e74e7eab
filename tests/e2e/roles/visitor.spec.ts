import { expect, type Page } from '@playwright/test';

import { BEYOND_GATE } from '../../suite.ts';
import { activationLinkFor, codeFor } from '../outbox.ts';
import { expectTitle, tabLink, test, WIDTHS } from './story.ts';

/**
 * A visitor's story: from the landing page to the first view of the dashboard, with every page that needs no account
 * (product §2, §4).
 */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'a visitor looks around, signs up, recovers the password and logs in',
      { tag: BEYOND_GATE },
      async ({ page, request, witness }) => {
        test.setTimeout(180_000);
        const mark = `${Date.now().toString(36)}${width}`;
        const visitor = {
          name: 'Chidinma Okafor',
          userName: `chidinma.${mark}`,
          email: `chidinma.${mark}@example.com`,
          password: 'palm-wine-and-ankara',
        };

        await test.step('each button of the landing page leads where the specification says', async () => {
          for (const [link, path] of [
            ['Get Started', '/signup'],
            ['Login', '/login'],
            ['Sign Up', '/signup'],
            ['Connect & Transact', '/login'],
            ['Create an account', '/signup'],
            ['Already have an account', '/login'],
          ] as const) {
            await page.goto('/');
            await page.getByRole('link', { name: link, exact: true }).click();
            await expect(page).toHaveURL(new RegExp(`${path}$`));
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          }
          await page.goto('/');
          await expect(page.getByText('84.7%')).toBeAttached();
          await expect(page.getByRole('link', { name: 'Download for Android' })).toHaveAttribute(
            'href',
            'https://downloads.example/oja.apk',
          );
          await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
            'Instagram',
            'X',
            'Facebook',
            'YouTube',
          ]);
        });

        await test.step('the dashboard is closed to visitors', async () => {
          // The login leads to the last one.
          for (const path of ['/settings', '/post', '/chat', '/flags', '/profile', '/search/find', '']) {
            await page.goto(`/dashboard${path}`);
            await expect(page).toHaveURL(/:\d+\/$/);
          }
        });

        await test.step('an unknown address shows a message and a link home', async () => {
          await page.goto('/no/such/page');
          await expectTitle(page, 'Oops! Lost in Space');
          await expect(
            page.getByText("The page you're looking for doesn't exist or might have been removed.", { exact: true }),
          ).toBeVisible();
          await page.getByRole('link', { name: 'Take Me Home' }).click();
          await expect(page).toHaveURL(/:\d+\/$/);
        });

        await test.step('the carousel of /testing turns by button and by key', async () => {
          await page.goto('/testing');
          await press(page, 'Next picture');
          await expect(page.getByText('2 / 4')).toBeVisible();
          await press(page, 'Previous picture');
          await expect(page.getByText('1 / 4')).toBeVisible();
        });

        await test.step('signing up: missing fields are reported, then the server answers in the green box', async () => {
          await page.goto('/login');
          await page.getByRole('link', { name: 'Signup' }).click();
          await press(page, 'Register');
          await expect(page.getByText('Please fill all the necessary details', { exact: true })).toBeVisible();
          await page.getByLabel('Full Name').fill(visitor.name);
          await page.getByLabel('Username').fill(visitor.userName);
          await page.getByLabel('Email').fill(visitor.email);
          await page.getByLabel('Password', { exact: true }).fill(visitor.password);
          await page.getByLabel('Confirm Password').fill(visitor.password);
          await press(page, 'Register');
          await expect(page.getByRole('status').filter({ hasText: 'We sent an activation link' })).toBeVisible();
          await page.getByRole('link', { name: 'Login' }).click();
        });

        await test.step('login fails before activation, and a wrong link does not activate', async () => {
          witness.refused('/api/login', '/api/activate');
          await page.getByLabel('Email or username').fill(visitor.userName);
          await page.getByLabel('Password', { exact: true }).fill(visitor.password);
          await press(page, 'Login');
          await expect(
            page.getByText('This account is not activated yet. Open the link in the email we sent you.').first(),
          ).toBeVisible();
          await page.goto(`/activate?email=${visitor.email}&token=wrong`);
          await expect(page.getByText('This activation link is not valid.')).toBeVisible();
        });

        await test.step('the link in the email activates the account', async () => {
          await page.goto(await activationLinkFor(visitor.email, request));
          await expect(page.getByText('Your account is activated. You can log in now.')).toBeVisible();
          await page.getByRole('link', { name: 'Proceed to Login' }).click();
        });

        await test.step('a forgotten password: name, code, new password, login after two seconds', async () => {
          await page.getByRole('link', { name: 'Forgot Password' }).click();
          // Until that screen has loaded, the login's own field has the same label.
          await expectTitle(page, 'Forgot your password?');
          await page.getByLabel('Email or username').fill(visitor.userName);
          await press(page, 'Proceed');
          await expectTitle(page, 'Please check your email');
          await page.getByRole('textbox', { name: 'Character 1 of 5' }).fill(await codeFor(visitor.email, request));
          await press(page, 'Confirm');
          await expectTitle(page, 'Reset Your Password');
          await page.getByLabel('Password', { exact: true }).fill('adire-2027-new');
          await page.getByLabel('Confirm Password').fill('adire-2027-new');
          await press(page, 'Save Password');
          await expect(page).toHaveURL(/\/login$/);
        });

        await test.step('logging in: the dashboard, and a landing page that knows the session', async () => {
          await page.getByLabel('Email or username').fill(visitor.email);
          await page.getByLabel('Password', { exact: true }).fill('adire-2027-new');
          await press(page, 'Login');
          await expect(page).toHaveURL(/\/dashboard$/);
          await expect(tabLink(page, 'Home')).toHaveAttribute('aria-current', 'page');
          await page.goto('/');
          const connect = page.getByRole('link', { name: 'Connect & Transact' });
          // The page arrives as a visitor sees it; its script then reads the session.
          await expect(connect).toHaveAttribute('href', '/dashboard/ads');
          await connect.click();
          // Only verified vendors can post, so the visitor can only read the plans.
          await expect(page).toHaveURL(/\/dashboard\/ads$/);
          await page.goto('/nowhere');
          await page.getByRole('link', { name: 'Take Me Home' }).click();
          await expect(page).toHaveURL(/\/dashboard$/);
        });
      },
    );
  });
}
