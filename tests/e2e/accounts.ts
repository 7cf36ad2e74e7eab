import type { APIRequestContext } from '@playwright/test';

import { activationLinkFor } from './outbox.ts';

let made = 0;

/** An account of one test, so that other tests are not affected. */
export interface TestAccount {
  id: string;
  name: string;
  userName: string;
  email: string;
  password: string;
  accessToken: string;
}

/**
 * Signs up, activates and logs in an account by API calls; with `vendor`, an admin verifies it.
 * @param is the account's roles beyond customer
 */
export async function makeAccount(
  request: APIRequestContext,
  is: { vendor?: boolean; name?: string } = {},
): Promise<TestAccount> {
  made += 1;
  const mark = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
  const person = {
    name: is.name ?? `Tester ${mark}`,
    userName: `tester.${mark}`,
    email: `tester.${mark}@example.com`,
    // Long: in a short password, the mark could be most of it, and it would be refused as the owner's own name.
    password: 'palm-wine-and-ankara',
  };
  const signup = await request.post('/api/signup', { data: { ...person, confirmPassword: person.password } });
  if (!signup.ok()) throw new Error(`The sign-up was answered with ${signup.status()}: ${await signup.text()}`);
  const { searchParams } = new URL(await activationLinkFor(person.email, request));
  await request.get(`/api/activate?${searchParams.toString()}`);
  const { id, accessToken } = await logInByCall(request, person.userName, person.password);
  if (is.vendor) {
    const admin = await logInByCall(request, 'admin', 'oja-demo');
    await request.patch(`/api/v1/users/update_vendor/${id}`, {
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
  }
  return { ...person, id, accessToken };
}

/** Logs in by an API call. Returns the part of the answer that tests need. */
export async function logInByCall(
  request: APIRequestContext,
  userName: string,
  password: string,
): Promise<{ id: string; accessToken: string }> {
  const answer = await request.post('/api/login', { data: { userName, password } });
  const { data }: { data: { user: { _id: string }; accessToken: string } } = await answer.json();
  return { id: data.user._id, accessToken: data.accessToken };
}
