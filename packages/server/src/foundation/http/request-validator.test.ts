import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { type Account, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { ApiError } from './api-error.ts';
import { requestValidator } from './request-validator.ts';
import { callsOf } from './route-list.ts';

/**
 * Matches the validator's own messages: "Invalid input: expected string, received undefined", "Too big: expected string
 * to have …".
 */
const RAW =
  /\b(?:invalid|expected|received|undefined|null|nan|string|boolean|array|object|unrecognized|too (?:big|small))\b/i;

const WRONG_VALUES = [undefined, null, '', 'x', 'x'.repeat(5000), 7, -0.5, true, [], ['x', 7], {}];

let server: TestServer;
let vendor: Account;
beforeAll(async () => {
  server = await startTestServer('sqlite');
  vendor = await server.addAccount('vendor');
});
afterAll(() => server.stop());

const inputsOf = () =>
  callsOf(server.app).flatMap(({ name, method, url, route: { schema } }) =>
    (['body', 'querystring'] as const).flatMap((httpPart) => {
      const part = schema?.[httpPart];
      return part instanceof z.ZodType
        ? [{ name: `${name} ${httpPart}`, part, validate: requestValidator({ schema: part, method, url, httpPart }) }]
        : [];
    }),
  );

/** Returns the messages that refuse a value, or none if the value is accepted. */
async function sentencesOf(validate: ReturnType<typeof requestValidator>, value: unknown): Promise<string[]> {
  const result = await validate(value);
  const apiError = typeof result === 'object' && 'error' in result ? result.error : undefined;
  return apiError instanceof ApiError ? [apiError.message, ...Object.values(apiError.fields ?? {})] : [];
}

it("no call answers an empty body or query with the validator's own message", async () => {
  const inputs = inputsOf();
  expect(inputs.length).toBeGreaterThan(30);
  const raw: string[] = [];
  for (const { name, validate } of inputs) {
    for (const value of [{}, undefined, null, [], 'x', 7])
      raw.push(
        ...(await sentencesOf(validate, value))
          .filter((text) => RAW.test(text) || text === '')
          .map((text) => `${name}: ${text}`),
      );
  }
  expect(raw).toEqual([]);
});

it("no call answers any wrong field with the validator's own message", async () => {
  const raw = new Set<string>();
  for (const { name, part, validate } of inputsOf()) {
    for (const field of part instanceof z.ZodObject ? Object.keys(part.shape) : []) {
      for (const value of WRONG_VALUES) {
        for (const text of await sentencesOf(validate, { [field]: value }))
          if (RAW.test(text)) raw.add(`${name} ${field}: ${text}`);
      }
    }
  }
  expect([...raw]).toEqual([]);
});

it('a field without its own message is named in plain words', async () => {
  const { status, body } = await server.call('POST', '/api/v1/messages', { as: vendor, body: { message: 7 } });
  expect({ status, body }).toEqual({
    status: 422,
    body: {
      code: 'validation_failed',
      message: 'Recipient id is required',
      fields: { recipientId: 'Recipient id is required', message: 'Message is not valid.', img: 'Img is required' },
      fieldCodes: { recipientId: 'fieldRequired', message: 'fieldShape', img: 'fieldRequired' },
    },
  });
  expect((await server.call('POST', '/api/google', { body: {} })).error.fields).toEqual({
    access_token: 'Access token is required',
  });
  expect((await server.call('POST', '/api/signup', { body: {} })).error.fields).toMatchObject({
    name: VALIDATION.nameRequired,
  });
});

it('each message about a field has its code, also when the call was refused for another reason', async () => {
  const { error } = await server.call('POST', '/api/signup', { body: { name: ' ' } });
  expect(error.fieldCodes).toMatchObject({ name: 'nameRequired', userName: 'userNameRequired' });
  const body = {
    name: 'Ada',
    userName: vendor.userName,
    email: 'someone-else@oja.test',
    password: 'long enough',
    confirmPassword: 'long enough',
  };
  expect((await server.call('POST', '/api/signup', { body })).error).toMatchObject({
    code: 'user_name_taken',
    fieldCodes: { userName: 'user_name_taken' },
  });
});

it('a missing body lacks every required field', async () => {
  const { status, error } = await server.call('POST', '/api/login');
  expect({ status, fields: error.fields }).toEqual({
    status: 422,
    fields: { userName: VALIDATION.userNameRequired, password: VALIDATION.passwordRequired },
  });
});
