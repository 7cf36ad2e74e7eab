import { makeAccount } from '../e2e/accounts.ts';
import { activationLinkFor, codeFor } from '../e2e/outbox.ts';
import { test } from './fixtures.ts';

/** Signup, login and a forgotten password (product §2, §4). */

test('a visitor signs up, activates the account by the link in the email, and logs in', async ({
  visitor,
  request,
}) => {
  const userName = `chidinma.${Date.now().toString(36)}`;
  const email = `${userName}@example.com`;
  await visitor.open('/');
  await visitor.press('Get Started', 'link');
  await visitor.arriveAt('/signup');
  await visitor.fill('Full Name', 'Chidinma Okafor');
  await visitor.fill('Username', userName);
  await visitor.fill('Email', email);
  await visitor.fill('Password', 'palm-wine-and-ankara');
  await visitor.fill('Confirm Password', 'palm-wine-and-ankara');
  await visitor.press('Register');
  await visitor.see('We sent an activation link');

  await visitor.open(await activationLinkFor(email, request));
  await visitor.see('Your account is activated. You can log in now.');
  await visitor.press('Proceed to Login', 'link');
  await visitor.arriveAt('/login');
  await visitor.fill('Email or username', email);
  await visitor.fill('Password', 'palm-wine-and-ankara');
  await visitor.press('Login');
  await visitor.arriveAt('/dashboard');
  await visitor.see('For you');
});

test('a wrong password is refused with a message, and the right one logs in', async ({ visitor, request }) => {
  const account = await makeAccount(request);
  await visitor.open('/login');
  await visitor.fill('Email or username', account.userName);
  await visitor.fill('Password', 'not-the-right-one');
  await visitor.press('Login');
  await visitor.see('Wrong username, email or password.');
  await visitor.fill('Password', account.password);
  await visitor.press('Login');
  await visitor.arriveAt('/dashboard');
  await visitor.see('For you');
});

test('a forgotten password is replaced with the code from the email, and the new one logs in', async ({
  visitor,
  request,
}) => {
  const account = await makeAccount(request);
  await visitor.open('/login');
  await visitor.press('Forgot Password', 'link');
  // The login has a field with the same label.
  await visitor.arriveAt('/forgot-password');
  await visitor.find('Forgot your password?', 'heading');
  await visitor.fill('Email or username', account.userName);
  await visitor.press('Proceed');
  await visitor.arriveAt('/verify-forgot-password');
  await visitor.fill('Character 1 of 5', await codeFor(account.email, request));
  await visitor.press('Confirm');
  await visitor.arriveAt('/reset-password');
  await visitor.fill('Password', 'adire-2027-new');
  await visitor.fill('Confirm Password', 'adire-2027-new');
  await visitor.press('Save Password');
  await visitor.see('Your password is changed. Log in with the new one.');
  await visitor.arriveAt('/login');
  await visitor.fill('Email or username', account.userName);
  await visitor.fill('Password', 'adire-2027-new');
  await visitor.press('Login');
  await visitor.arriveAt('/dashboard');
  await visitor.see('For you');
});
