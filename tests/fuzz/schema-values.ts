import * as fc from 'fast-check';

import { hostileValue } from './hostile.ts';

/** Stands for something that is really there when the request is sent; see real-things.ts. */
export interface Real {
  real: string;
  index: number;
}

/** A schema of the document, as far as values are made from it. */
interface JsonSchema {
  [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** How often something that is really there is named, where an id is asked for. */
const realThing = (hint: string) => fc.integer({ min: 0, max: 7 }).map((index): Real => ({ real: hint, index }));

/**
 * Values that fit a schema of the document, nearly: each part of them is sometimes left out or replaced.
 * @param hint the name of the field or the path around it, from which the kind of thing is guessed
 * @param resolve what a reference of the document refers to
 */
export function valuesOf(schema: unknown, hint: string, resolve: (reference: string) => unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: fitting(schema, hint, resolve) }, { weight: 1, arbitrary: hostileValue });
}

function fitting(schema: unknown, hint: string, resolve: (reference: string) => unknown): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return hostileValue;
  const { $ref, anyOf, oneOf, enum: choices, const: constant, properties, items, type } = schema;
  if (typeof $ref === 'string') return fitting(resolve($ref), hint, resolve);
  if (constant !== undefined) return fc.constant(constant);
  if (Array.isArray(choices)) return fc.constantFrom<unknown>(...choices);
  const parts = [anyOf, oneOf].find(Array.isArray);
  if (parts) return fc.oneof(...parts.map((part) => fitting(part, hint, resolve)));
  if (isSchema(properties)) return objects(schema, properties, resolve);
  switch (type) {
    case 'string':
      return texts(schema, hint);
    case 'integer':
      return fc.integer({ min: numberOr(schema['minimum'], -10), max: Math.min(numberOr(schema['maximum'], 100_000), 2 ** 31) });
    case 'number':
      return fc.integer({ min: numberOr(schema['minimum'], -10) * 100, max: 1e8 }).map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(items, hint, resolve), { maxLength: 4 });
    default:
      return hostileValue;
  }
}

function objects(schema: JsonSchema, properties: JsonSchema, resolve: (reference: string) => unknown): fc.Arbitrary<unknown> {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(properties).map(([name, property]) => [name, valuesOf(property, name, resolve)] as const);
  // A required field is missing now and then, and another that nobody asked for is there.
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => typeof name === 'string') });
  const partly = fc.record({ ...Object.fromEntries(fields), surplus: hostileValue, __proto: hostileValue }, { requiredKeys: [] });
  return fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: partly });
}

function texts(schema: JsonSchema, hint: string): fc.Arbitrary<unknown> {
  const { format } = schema;
  if (format === 'uuid') return hint === 'clientId' || hint === 'requestKey' ? fc.uuid() : realThing(hint);
  if (format === 'uri') return fc.oneof({ weight: 4, arbitrary: realThing('picture') }, { weight: 1, arbitrary: fc.webUrl() });
  if (format === 'email' || hint === 'email') return fc.oneof(fc.emailAddress(), realThing('email'));
  if (hint === 'userName') return fc.oneof(realThing('userName'), fc.stringMatching(/^[a-z]{3,20}$/));
  if (/password/i.test(hint)) return fc.constantFrom('correct horse', 'correct horse', 'x');
  if (/phone/i.test(hint)) return fc.constantFrom('0803 123 4567', '+2348031234567', '12');
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(/^[\w-]{8,40}$/);
  const [min, max] = [numberOr(schema['minLength'], 0), numberOr(schema['maxLength'], 200)];
  return fc.string({ unit: 'grapheme', minLength: Math.min(min, 300), maxLength: Math.min(max, 300) });
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
