import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { answerSerializer } from './answer-serializer.ts';

const personSchema = z.object({ _id: z.uuid(), age: z.int().nullable(), nick: z.string().optional() });
const schema = z.object({
  message: z.string().optional(),
  data: z.object({
    people: z.array(personSchema),
    state: z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), code: z.string() })]),
  }),
});
const id = '0193a4f0-0000-7000-8000-000000000000';
const serialize = (checked: boolean, data: unknown): unknown =>
  JSON.parse(answerSerializer(checked)({ schema, method: 'GET', url: '/', httpStatus: '200' })(data));

describe.each([true, false])('answers as JSON (each value checked: %s)', (checked) => {
  it('have only the fields of their schema, at every depth', () => {
    const data = {
      people: [{ _id: id, age: null, email: 'ada@example.com' }],
      state: { ok: false, code: 'gone', password: 'hush' },
      token: 'secret',
    };
    expect(serialize(checked, { data, more: 1 })).toEqual({
      data: { people: [{ _id: id, age: null }], state: { ok: false, code: 'gone' } },
    });
  });

  it('contain every text unchanged, and omit undefined values', () => {
    const nick = 'quo"te, back\\slash, \n, \u2028, \ud83d\ude00, lone \ud800, ọjà';
    const data = {
      people: [
        { _id: id, age: 0, nick },
        { _id: id, age: null, nick: undefined },
      ],
      state: { ok: true },
    };
    expect(serialize(checked, { message: '', data })).toEqual({
      message: '',
      data: {
        people: [
          { _id: id, age: 0, nick },
          { _id: id, age: null },
        ],
        state: { ok: true },
      },
    });
    expect(serialize(checked, { data: { people: [], state: { ok: true } } })).toEqual({
      data: { people: [], state: { ok: true } },
    });
  });
});

it('the serializer serializes a frozen value once for each schema', () => {
  let looks = 0;
  const person = Object.freeze({
    _id: id,
    get age() {
      looks += 1;
      return 7;
    },
    nick: 'Ada',
  });
  const one = answerSerializer(false)({
    schema: z.object({ people: z.array(personSchema) }),
    method: 'GET',
    url: '/',
    httpStatus: '200',
  });
  const other = answerSerializer(false)({
    schema: z.object({ people: z.array(personSchema.pick({ nick: true })) }),
    method: 'GET',
    url: '/',
    httpStatus: '200',
  });
  expect(
    [one({ people: [person] }), one({ people: [person, person] }), other({ people: [person] })].map(String),
  ).toEqual([
    `{"people":[{"_id":"${id}","age":7,"nick":"Ada"}]}`,
    `{"people":[{"_id":"${id}","age":7,"nick":"Ada"},{"_id":"${id}","age":7,"nick":"Ada"}]}`,
    '{"people":[{"nick":"Ada"}]}',
  ]);
  expect(looks).toBe(1);
});

it('the serializer reports a value of the wrong shape where values are checked', () => {
  const wrong = { data: { people: [{ _id: 'nobody', age: 1 }], state: { ok: true } } };
  expect(() => serialize(true, wrong)).toThrow("Response doesn't match the schema");
});

it('the serializer omits absent optional fields of any type', () => {
  const error = answerSerializer(false)({
    schema: z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
    method: 'GET',
    url: '/',
    httpStatus: '4xx',
  });
  expect(error({ code: 'gone' })).toBe('{"code":"gone"}');
  expect(error({ code: 'gone', fields: { name: 'Wrong' } })).toBe('{"code":"gone","fields":{"name":"Wrong"}}');
});

it.each([true, false])(
  'the serializer keeps the unnamed fields of a loose object (each value checked: %s)',
  (checked) => {
    const loose = answerSerializer(checked)({
      schema: z.looseObject({ openapi: z.string() }),
      method: 'GET',
      url: '/',
      httpStatus: '200',
    });
    expect(loose({ openapi: '3.1.0', paths: {} })).toBe('{"openapi":"3.1.0","paths":{}}');
  },
);
