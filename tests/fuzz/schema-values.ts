import * as fc from 'fast-check';

import { hostileValue } from './hostile.ts';

/** A placeholder for an existing thing, resolved when the request is sent; see real-things.ts. */
export interface Real {
  real: string;
  index: number;
}

/** The part of a JSON schema from which values are generated. */
interface JsonSchema {
  [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Typical values for fields that the schema only describes as text. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  phoneNumber: ['0803 123 4567', '+2348031234567', '0701 234 5678'],
  bankCode: ['044', '058'],
  accountNumber: ['0123456789'],
  state: ['Lagos'],
  lga: ['Ikeja', 'Surulere'],
};

/** An existing thing, where the schema asks for an id. */
const realThing = (hint: string) => fc.integer({ min: 0, max: 7 }).map((index): Real => ({ real: hint, index }));

/** Options of the generation. */
export interface Making {
  /** Resolves a reference of the document. */
  resolve: (reference: string) => unknown;
  /** Whether parts are sometimes left out or replaced by invalid values. */
  isSpoilt: boolean;
}

/**
 * Values that match a schema of the document, or nearly do.
 * @param hint the field's name or the path, from which the kind of thing is guessed
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
      return fc.integer({
        min: numberOr(schema['minimum'], -10),
        max: Math.min(numberOr(schema['maximum'], 100_000), 2 ** 31),
      });
    case 'number':
      return fc
        .integer({ min: numberOr(schema['minimum'], -10) * 100, max: 1e8 })
        .map((hundredths) => hundredths / 100);
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
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, valuesOf(property, name, making)] as const,
  );
  const whole = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => typeof name === 'string'),
  });
  // Sometimes a required field is missing, and an unknown one is present.
  const partly = fc.record(
    { ...Object.fromEntries(fields), surplus: hostileValue, __proto: hostileValue },
    { requiredKeys: [] },
  );
  return making.isSpoilt ? fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: partly }) : whole;
}

function texts(schema: JsonSchema, hint: string): fc.Arbitrary<unknown> {
  const { format } = schema;
  if (format === 'uuid') return hint === 'clientId' || hint === 'requestKey' ? fc.uuid() : realThing(hint);
  if (format === 'uri')
    return fc.oneof({ weight: 9, arbitrary: realThing('picture') }, { weight: 1, arbitrary: fc.webUrl() });
  if (format === 'email' || hint === 'email')
    return fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^[a-z]{3,20}$/).map((name) => `${name}@example.org`),
      realThing('email'),
    );
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
