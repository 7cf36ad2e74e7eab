import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { AnswerText } from './answer-text.ts';

/**
 * Writes a value as JSON.
 * @param before text before the value
 * @returns false where nothing was written, not even `before`
 */
type Write = (value: unknown, out: AnswerText, before: string) => boolean;

/** Kinds of schema whose values contain no other values. */
const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null']);

/**
 * Serializes answers to JSON. Each contains only the fields of its schema, so that a row that is returned by mistake
 * does not reveal an email. TypeScript has checked the fields. Checking each value again takes longer than all other
 * work for a page of posts, so it is done outside production only. A frozen value cannot change and is serialized
 * once for all answers that contain it.
 * @param checked whether each value is also checked against its schema
 */
export function answerSerializer(checked: boolean): FastifySerializerCompiler<z.ZodType> {
  return (route) => {
    const check = serializerCompiler(route);
    const write = writerOf(route.schema);
    return (data) => {
      if (checked) check(data);
      const out = new AnswerText();
      return write(data, out, '') ? out.payload() : 'null';
    };
  };
}

function writerOf(schema: z.core.$ZodType): Write {
  if (schema instanceof z.ZodObject && schema.def.catchall === undefined) return onceFrozen(objectWriter(schema));
  if (schema instanceof z.ZodArray) return onceFrozen(arrayWriter(writerOf(schema.element)));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const write = writerOf(schema.unwrap());
    return (value, out, before) =>
      value === undefined || value === null ? writePlain(value, out, before) : write(value, out, before);
  }
  if (schema instanceof z.ZodType && PLAIN.has(schema.type)) return writePlain;
  // Every other schema encodes its own values, such as an object that may have more fields than it names.
  return (value, out, before) => writePlain(z.encode(schema, value), out, before);
}

function writePlain(value: unknown, out: AnswerText, before: string): boolean {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) return false;
  out.add(before + text);
  return true;
}

function objectWriter(schema: z.ZodObject): Write {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const begin = `${JSON.stringify(name)}:`;
    return { name, first: `{${begin}`, further: `,${begin}`, write: writerOf(field) };
  });
  return (value, out, before) => {
    if (!isRecord(value)) return writePlain(value, out, before);
    out.add(before);
    let isEmpty = true;
    for (const { name, first, further, write } of fields) {
      if (write(value[name], out, isEmpty ? first : further)) isEmpty = false;
    }
    out.add(isEmpty ? '{}' : '}');
    return true;
  };
}

function arrayWriter(write: Write): Write {
  return (value, out, before) => {
    if (!Array.isArray(value)) return writePlain(value, out, before);
    out.add(`${before}[`);
    for (const [index, item] of value.entries()) {
      const comma = index === 0 ? '' : ',';
      if (!write(item, out, comma)) out.add(`${comma}null`);
    }
    out.add(']');
    return true;
  };
}

function onceFrozen(write: Write): Write {
  const written = new WeakMap<object, Buffer>();
  return (value, out, before) => {
    if (!isRecord(value) || !Object.isFrozen(value)) return write(value, out, before);
    let bytes = written.get(value);
    if (!bytes) {
      const text = new AnswerText();
      write(value, text, '');
      bytes = text.bytes();
      written.set(value, bytes);
    }
    out.add(before);
    out.addBytes(bytes);
    return true;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
