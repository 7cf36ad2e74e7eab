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

/** What people write where the schema says only that it is text. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  phoneNumber: ['0803 123 4567', '+2348031234567', '0701 234 5678'],
  bankCode: ['044', '058'],
  accountNumber: ['0123456789'],
};

/** Something that is really there, where an id is asked for. */
const realThing = (hint: string) => fc.integer({ min: 0, max: 7 }).map((index): Real => ({ real: hint, index }));

/** How values are made. */
export interface Making {
  /** What a reference of the document refers to. */
  resolve: (reference: string) => unknown;
  /** Whether parts are now and then left out or replaced by what does not belong there. */
  isSpoilt: boolean;
}

/**
 * Values that fit a schema of the document, or nearly.
 * @param hint the name of the field or the path around it, from which the kind of thing is guessed
 */
export function valuesOf(schema: unknown, hint: string, making: Making): fc.Arbitrary<unknown> {
  const values = fitting(schema, hint, making);
  return making.isSpoilt ? fc.oneof({ weight: 14, arbitrary: values }, { weight: 1, arbitrary: hostileValue }) : values;
}

function fitting(schema: unknown, hint: string, making: Making): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return hostileValue;
  const { $ref, anyOf, oneOf, enum: choices, const: constant, properties, items, type } = schema;
  if (typeof $ref === 'string') return fitting(making.resolve($ref), hint, making);
  if (constant !== undefined) return fc.constant(constant);
  if (Array.isArray(choices)) return fc.constantFrom<unknown>(...choices);
  const parts = [anyOf, oneOf].find(Array.isArray);
  if (parts) return fc.oneof(...parts.map((part) => fitting(part, hint, making)));
  if (isSchema(properties)) return objects(schema, properties, making);
  switch (type) {
    case 'string':
      return texts(schema, hint);
    case 'integer':
      if (hint === 'adsPrice') return fc.constantFrom(1000, 4800);
      return fc.integer({ min: numberOr(schema['minimum'], -10), max: Math.min(numberOr(schema['maximum'], 100_000), 2 ** 31) });
    case 'number':
      return fc.integer({ min: numberOr(schema['minimum'], -10) * 100, max: 1e8 }).map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(items, hint, making), { maxLength: 4 });
    default:
      return hostileValue;
  }
}

function objects(schema: JsonSchema, properties: JsonSchema, making: Making): fc.Arbitrary<unknown> {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(properties).map(([name, property]) => [name, valuesOf(property, name, making)] as const);
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => typeof name === 'string') });
  // A required field is missing now and then, and another that nobody asked for is there.
  const partly = fc.record({ ...Object.fromEntries(fields), surplus: hostileValue, __proto: hostileValue }, { requiredKeys: [] });
  return making.isSpoilt ? fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: partly }) : whole;
}

function texts(schema: JsonSchema, hint: string): fc.Arbitrary<unknown> {
  const { format } = schema;
  if (format === 'uuid') return hint === 'clientId' || hint === 'requestKey' ? fc.uuid() : realThing(hint);
  if (format === 'uri') return fc.oneof({ weight: 9, arbitrary: realThing('picture') }, { weight: 1, arbitrary: fc.webUrl() });
  if (format === 'email' || hint === 'email') return fc.oneof(fc.emailAddress(), fc.stringMatching(/^[a-z]{3,20}$/).map((name) => `${name}@example.org`), realThing('email'));
  if (hint === 'userName') return fc.oneof(realThing('userName'), fc.stringMatching(/^[a-z]{3,20}$/));
  if (/password/i.test(hint)) return fc.constantFrom('correct horse', 'correct horse', 'correct horse', 'x');
  const known = Object.entries(KNOWN).find(([name]) => name === hint)?.[1];
  if (known) return fc.constantFrom(...known);
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(/^[\w-]{8,40}$/);
  const [min, max] = [numberOr(schema['minLength'], 0), numberOr(schema['maxLength'], 200)];
  return fc.string({ unit: 'grapheme', minLength: Math.min(min, 300), maxLength: Math.min(max, 300) });
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
